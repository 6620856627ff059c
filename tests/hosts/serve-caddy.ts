import { readFileSync } from 'node:fs'
import path from 'node:path'
import { configuration, runServer } from './run-server'

const sample = readFileSync('deploy/Caddyfile', 'utf8')
  .replace(/^www\S+ \{/m, `http://127.0.0.1:${process.argv[2]} {`)
  .replace(/root \* \S+/, `root * ${path.resolve('out')}`)

const file = configuration('Caddyfile', `{\n\tadmin off\n}\n${sample}`)

runServer('caddy', ['run', '--adapter', 'caddyfile', '--config', file], 'apt-get install caddy')
