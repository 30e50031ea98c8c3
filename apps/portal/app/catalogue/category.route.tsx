export default function Category() {
  return <h1>Kategória</h1>
}
