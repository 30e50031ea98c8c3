export default function LiveAllGames() {
  return <h1>Všetky hry</h1>
}
