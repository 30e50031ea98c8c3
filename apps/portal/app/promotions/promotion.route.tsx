export default function Promotion() {
  return <h1>Promotion</h1>
}
