import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { configuration, runServer } from './run-server'

const sample = readFileSync('deploy/nginx.conf', 'utf8')
  .replace(/listen 80;/, `listen 127.0.0.1:${process.argv[2]};`)
  .replace(/root \S+;/, `root ${path.resolve('out')};`)
  .replace('include mime.types;', 'include /etc/nginx/mime.types;')

const file = configuration(
  'nginx.conf',
  `daemon off;
user ${userInfo().username};
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${sample}
}
`,
)

runServer('nginx', ['-p', path.dirname(file), '-c', file, '-e', 'stderr'], 'apt-get install nginx-light')
