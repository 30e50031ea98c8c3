export default function LiveCategory() {
  return <h1>Kategória</h1>
}
