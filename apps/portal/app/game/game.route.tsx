export default function Game() {
  return <h1>Hra</h1>
}
