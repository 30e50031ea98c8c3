export default function AllGames() {
  return <h1>Všetky hry</h1>
}
