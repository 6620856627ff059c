/** The hosts that serve the export in these tests: the command of each is run with its port as last argument. */
const all = {
  nginx: { port: 4251, command: 'tsx tests/hosts/serve-nginx.ts' },
  caddy: { port: 4252, command: 'tsx tests/hosts/serve-caddy.ts' },
  cloudflare: { port: 4253, command: 'tsx tests/hosts/serve-cloudflare.ts' },
}

/** `HOSTS=nginx npm run test:hosts` runs one of them alone; names are separated by commas. */
const wanted = process.env.HOSTS?.split(',') ?? Object.keys(all)

export const hosts = Object.entries(all)
  .filter(([name]) => wanted.includes(name))
  .map(([name, { port, command }]) => ({
    name,
    command: `${command} ${port}`,
    url: `http://127.0.0.1:${port}`,
  }))
