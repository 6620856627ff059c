import { createApp } from './preview/app'
import { openInbox } from './preview/inbox'

const { PORT, HOST, EXPORT_FOLDER, INBOX_FILE } = process.env
const port = Number(PORT || 3000)
const app = createApp({ out: EXPORT_FOLDER || 'out', inbox: openInbox(INBOX_FILE || '.inbox/leads.jsonl') })

// Only this machine by default, because the inbox shows what forms have sent.
app.listen(port, HOST || '127.0.0.1')
app.on('listening', () => {
  const origin = `http://${HOST || 'localhost'}:${port}`
  console.log(`Site: ${origin}  Submitted forms: ${origin}/inbox`)
})
app.on('error', ({ message }) => {
  console.error(`${message}. Choose another port with PORT=3001 npm start.`)
  process.exitCode = 1
})
