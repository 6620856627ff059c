import { run } from './run'

// Even on a machine that runs CI or a host, unless DEPLOY_KIND says otherwise.
process.env.DEPLOY_KIND ||= 'local'
// Each tool sets its own.
Reflect.deleteProperty(process.env, 'NODE_ENV')

/** Builds for `npm start`. */
run('npm run -s build')
