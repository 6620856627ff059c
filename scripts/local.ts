import { spawnSync } from 'node:child_process'

/**
 * `tsx scripts/local.ts <script>` runs a script of package.json. It builds locally, even on a machine that runs CI or a host,
 * unless `DEPLOY_KIND` says otherwise.
 */
process.env.DEPLOY_KIND ||= 'local'
const npm = process.env.npm_execpath ?? ''
const { status } = spawnSync(process.execPath, [npm, 'run', '--silent', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
