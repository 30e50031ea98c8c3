export default function Providers() {
  return <h1>Poskytovatelia</h1>
}
