export default function GameRules() {
  return <h1>GameRules</h1>
}
