import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'
import { close, listen } from '@/scripts/preview/listen'

const pages = ['index.html', 'tarifs.html', 'nl.html', 'nl/prijzen.html', '404.html', 'nl/404.html']
const others = ['tarifs.txt', 'tarifs/__next.a.txt', '_next/static/a.js', '../secret.txt']

/** A preview of a small export whose files each hold their own name, on a port of its own. */
export async function servePreview(leadsPerMinute = 1000) {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  const out = path.join(folder, 'out')
  for (const file of [...pages, ...others]) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), file)
  }
  const inboxFile = path.join(folder, '.inbox', 'leads.jsonl')
  const servers = await listen(
    createApp({ out, inbox: openInbox(inboxFile), leadsPerMinute }),
    0,
    '127.0.0.1',
  )
  const { port } = servers.map((server) => server.address() as AddressInfo)[0] ?? { port: 0 }
  return {
    port,
    inboxFile,
    get: (address: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init }),
    async stop() {
      await close(servers, 0)
      rmSync(folder, { recursive: true })
    },
  }
}
