export default function Jackpots() {
  return <h1>Jackpoty</h1>
}
