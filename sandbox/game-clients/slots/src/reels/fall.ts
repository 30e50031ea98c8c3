/** By row of a column whose rows `gone` vanished: from how many rows above what it shows now has come. */
export function fallOf(gone: readonly number[], rows: number): number[] {
  const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.includes(row))
  const fresh = rows - stayed.length
  return Array.from({ length: rows }, (_, row) => (row < fresh ? fresh : row - (stayed[row - fresh] as number)))
}
