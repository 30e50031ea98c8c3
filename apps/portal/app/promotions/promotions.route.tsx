export default function Promotions() {
  return <h1>Promotions</h1>
}
