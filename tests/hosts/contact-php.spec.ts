import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '../server'
import { mailFile } from './commands'

/** The headers and the text of the last mail, decoded. */
function lastMail() {
  const [head = '', body = ''] = (readFileSync(mailFile, 'utf8').split('%%\n').at(-2) ?? '')
    .replace(/\r\n/g, '\n')
    .split(/\n\n([\s\S]*)/)
  const headers = Object.fromEntries(
    head
      .replace(/\n /g, '')
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  const subject = (headers.Subject ?? '').replace(/=\?UTF-8\?B\?(.*?)\?=/g, (_all: string, text: string) =>
    Buffer.from(text, 'base64').toString(),
  )
  const bytes = body.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_all, hex) => `%${hex}`)
  const isEncoded = headers['Content-Transfer-Encoding'] === 'quoted-printable'
  return {
    headers,
    subject,
    text: isEncoded ? decodeURIComponent(bytes.replace(/%(?![\dA-F]{2})/g, '%25')) : body,
  }
}

const contact = {
  formType: 'Contact Section - FR',
  firstName: 'Zoé',
  lastName: 'Lefèvre',
  email: 'zoe@example.fr',
}

for (const [what, lead, expected] of [
  [
    'accents and emoji',
    { ...contact, message: 'Où ? À Château-Chinon 🏡\n\nMerci' },
    {
      subject: 'Demande du site (Contact Section - FR) : Zoé Lefèvre',
      replyTo: 'zoe@example.fr',
      text: 'Formulaire : Contact Section - FR\nPrénom : Zoé\nNom : Lefèvre\nE-mail : zoe@example.fr\nMessage : Où ? À Château-Chinon 🏡\n    \n    Merci\n',
    },
  ],
  [
    'a line break in the email',
    { email: 'zoe@example.fr\r\nBcc: all@example.org' },
    { text: 'E-mail : zoe@example.fr\n    Bcc: all@example.org\n' },
  ],
  [
    'two addresses',
    { email: 'zoe@example.fr, all@example.org' },
    { text: 'E-mail : zoe@example.fr, all@example.org\n' },
  ],
  [
    'a line break in the name',
    { firstName: 'Zoé\r\nBcc: all@example.org' },
    {
      subject: 'Demande du site (other) : Zoé Bcc: all@example.org',
      text: 'Prénom : Zoé\n    Bcc: all@example.org\n',
    },
  ],
  [
    'unknown fields',
    { formType: 7, 5: 'five', deep: { a: [null] }, 'x\ny': true },
    { text: 'Formulaire : 7\n5 : five\ndeep : {"a":[null]}\nx\n    y : true\n' },
  ],
  ['half an emoji', { message: 'a\ud83d "\\ud83d"' }, { text: 'Message : a\ufffd "\\ud83d"\n' }],
  ['a long line', { message: `${'é'.repeat(5000)}=20%` }, { text: `Message : ${'é'.repeat(5000)}=20%\n` }],
  ['no field', {}, { subject: 'Demande du site (other) : -', text: '\n' }],
] as const)
  test(`a lead with ${what} is mailed`, async ({ request, origin }) => {
    const response = await request.post('/contact.php', {
      data: JSON.stringify(lead),
      headers: { Origin: origin, 'Content-Type': 'application/json' },
    })
    expect([response.status(), await response.text()]).toEqual([200, '{"ok":true}'])
    const { headers, subject, text } = lastMail()
    const { Bcc, To, From, 'Reply-To': replyTo } = headers
    expect({ Bcc, To, From }).toEqual({ Bcc: undefined, To: 'owner@example.org', From: 'site@example.org' })
    expect({ replyTo, text, subject }).toEqual({ replyTo: undefined, subject, ...expected })
  })

test('a mail that cannot be handed over is answered with 502', async ({ request, origin }) => {
  const post = () => request.post('/contact.php', { data: '{}', headers: { Origin: origin } })
  expect((await post()).status()).toBe(200)
  writeFileSync(`${mailFile}.broken`, '')
  const response = await post()
  expect([response.status(), await response.text()]).toEqual([502, '{"ok":false}'])
  rmSync(`${mailFile}.broken`)
})
