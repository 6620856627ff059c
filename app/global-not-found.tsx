import './globals.css'
export default function NotFound() {
  return (
    <html lang="fr">
      <body>
        <h1>404</h1>
      </body>
    </html>
  )
}
