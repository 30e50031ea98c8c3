export default function Tournaments() {
  return <h1>Tournaments</h1>
}
