/** A circle of the big road; `ties` are the ties that followed it. */
export interface RoadCell {
  readonly column: number
  readonly row: number
  /** Null: ties before the first win. */
  readonly winner: 'player' | 'banker' | null
  readonly ties: number
}

const WINNERS: Readonly<Record<string, 'player' | 'banker' | undefined>> = { P: 'player', B: 'banker' }

/**
 * The big road of results (`P`, `B`, `T`; newest first): a column per streak, downwards, at the bottom or at another streak
 * to the right. Ties are counted on the circle before them. At most `columns` columns, the newest.
 */
export function bigRoad(results: readonly string[], columns: number, rows = 6): RoadCell[] {
  const cells: RoadCell[] = []
  const taken = new Set<string>()
  let streakColumn = -1
  for (const result of results.toReversed()) {
    const last = cells.at(-1)
    const winner = WINNERS[result]
    if (winner === undefined) {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      else cells.push(placed({ column: (streakColumn = 0), row: 0, winner: null, ties: 1 }))
    } else if (last?.winner === null) {
      cells[cells.length - 1] = { ...last, winner }
    } else if (last?.winner === winner) {
      const isDownFree = last.row + 1 < rows && !taken.has(`${last.column} ${last.row + 1}`) && last.column === streakColumn
      const next = isDownFree ? { column: last.column, row: last.row + 1 } : { column: last.column + 1, row: last.row }
      cells.push(placed({ ...next, winner, ties: 0 }))
    } else {
      streakColumn += 1
      while (taken.has(`${streakColumn} 0`)) streakColumn += 1
      cells.push(placed({ column: streakColumn, row: 0, winner, ties: 0 }))
    }
  }
  function placed(cell: RoadCell): RoadCell {
    taken.add(`${cell.column} ${cell.row}`)
    return cell
  }
  const surplus = Math.max(0, ...cells.map(({ column }) => column + 1 - columns))
  return cells.filter(({ column }) => column >= surplus).map((cell) => ({ ...cell, column: cell.column - surplus }))
}
