export default function Home() {
  return <h1>Kasíno</h1>
}
