import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Certificate = { key: Buffer; cert: Buffer; fingerprint: string }

/**
 * A certificate of our own for localhost, made for this run, because browsers speak HTTP/2 only over TLS.
 * `fingerprint` is what Chromium is told to trust: with a mere "ignore errors" it would keep nothing in its
 * cache, and navigation inside the site would be measured wrongly. Needs the openssl command.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...request.split(' '), ...names], { stdio: 'pipe' })
  const certificate = readFileSync(cert)
  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const made = {
    key: readFileSync(key),
    cert: certificate,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
  rmSync(folder, { recursive: true })
  return made
}
