/** Row and column of a field on the board, both from 1. */
interface Place {
  readonly row: number
  readonly column: number
}

/** Places of so many fields in rows of so many columns: from the bottom left upwards, every second row from right to left. */
export function placesOf(fields: number, columns: number): Place[] {
  const rows = Math.ceil(fields / columns)
  return Array.from({ length: fields }, (_, index) => {
    const fromBottom = Math.floor(index / columns)
    const along = index % columns
    return { row: rows - fromBottom, column: fromBottom % 2 === 0 ? along + 1 : columns - along }
  })
}
