export default function Page() {
  return <h1>p</h1>
}
