export default function Recent() {
  return <h1>Recent</h1>
}
