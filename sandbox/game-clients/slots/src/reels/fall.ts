/** For each row of a column, how many rows its new symbol falls after `removedRows` were removed. */
export function fallDistances(removedRows: readonly number[], rows: number): number[] {
  const remainingRows = Array.from({ length: rows }, (_, row) => row).filter((row) => !removedRows.includes(row))
  const newCount = rows - remainingRows.length
  return Array.from({ length: rows }, (_, row) => (row < newCount ? newCount : row - (remainingRows[row - newCount] as number)))
}
