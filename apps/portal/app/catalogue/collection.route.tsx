export default function Collection() {
  return <h1>Téma</h1>
}
