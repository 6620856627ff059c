import { defineConfig } from '@playwright/test'

/** `HOSTS=nginx npm run test:hosts` tests one host only. Separate several names by commas. */
const wanted = process.env.HOSTS?.split(',') ?? ['nginx', 'caddy', 'cloudflare']
const hosts = wanted.map((name, index) => ({
  name,
  port: 4251 + index,
  url: `http://127.0.0.1:${4251 + index}`,
}))

/** Serves the export with real web servers: `npm run test:hosts`. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/require-build.ts',
  outputDir: '../../test-results/hosts',
  workers: 1,
  reporter: process.env.CI ? 'line' : 'list',
  projects: hosts.map(({ name, url }) => ({ name, use: { baseURL: url } })),
  webServer: hosts.map(({ name, port, url }) => ({
    command: `tsx tests/hosts/serve.ts ${name} ${port}`,
    url,
    cwd: '../..',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  })),
})
