export default function Winners() {
  return <h1>Winners</h1>
}
