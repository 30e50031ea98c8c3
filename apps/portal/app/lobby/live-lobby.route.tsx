export default function LiveLobby() {
  return <h1>Kasíno naživo</h1>
}
