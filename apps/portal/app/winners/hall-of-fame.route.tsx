export default function HallOfFame() {
  return <h1>HallOfFame</h1>
}
