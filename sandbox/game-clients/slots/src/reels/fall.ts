/** By row of a column whose rows `gone` vanished: from how many rows above what it shows now has come. */
export function fallDistances(removedRows: readonly number[], rows: number): number[] {
  const remainingRows = Array.from({ length: rows }, (_, row) => row).filter((row) => !removedRows.includes(row))
  const newCount = rows - remainingRows.length
  return Array.from({ length: rows }, (_, row) => (row < newCount ? newCount : row - (remainingRows[row - newCount] as number)))
}
