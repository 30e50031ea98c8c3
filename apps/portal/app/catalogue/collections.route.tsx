export default function Collections() {
  return <h1>Témy</h1>
}
