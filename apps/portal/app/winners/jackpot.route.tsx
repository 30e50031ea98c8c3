export default function Jackpot() {
  return <h1>Jackpot</h1>
}
