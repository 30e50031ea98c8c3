export default function Provider() {
  return <h1>Poskytovateľ</h1>
}
