/** 10 → „0,10“, 100 → „1“, 250_000 → „2,5k“: short enough for a chip. */
export function chipText(cents: number): string {
  if (cents >= 100_000) return `${String(Math.floor(cents / 10_000) / 10).replace('.', ',')}k`
  if (cents % 100 === 0) return String(cents / 100)
  return (cents / 100).toFixed(2).replace('.', ',')
}
