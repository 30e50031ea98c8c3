type GridGame = {
  wins?: 'lines' | 'ways' | 'anywhere'
  reels: number
  rows: number
  lines: readonly (readonly number[])[]
  symbols: readonly { id: number; role?: string }[]
}

const STEPS = [
  [4, 3],
  [3, 5],
  [5, 2],
  [7, 4],
  [2, 3],
] as const

/** The grid before the first round: as many different symbols as possible, without a line that looks like an unpaid win. */
export function openingGrid(game: GridGame): number[][] {
  const ids = game.symbols.map((symbol) => symbol.id)
  const grids = STEPS.map(([byReel, byRow]) =>
    Array.from({ length: game.reels }, (_, reel) =>
      Array.from({ length: game.rows }, (_, row) => ids[(reel * byReel + row * byRow) % ids.length] ?? 0),
    ),
  )
  const variety = (grid: number[][]): number => new Set(grid.flat()).size
  const withoutWins = grids.filter((grid) => !game.lines.some((rows) => beginsAlike(grid, rows)) && !hasWay(game, grid))
  return (withoutWins.length > 0 ? withoutWins : grids).reduce((best, grid) => (variety(grid) > variety(best) ? grid : best))
}

const beginsAlike = (grid: number[][], rows: readonly number[]): boolean =>
  rows.slice(0, 3).every((row, reel) => grid[reel]?.[row] === grid[0]?.[rows[0] ?? 0])

/** In ways games: whether the first three reels show one symbol or wilds for it. */
function hasWay({ wins, symbols }: GridGame, grid: number[][]): boolean {
  if (wins !== 'ways') return false
  const isWild = (id: number): boolean => symbols.some((symbol) => symbol.id === id && symbol.role === 'wild')
  return (grid[0] ?? []).some((id) => grid.slice(0, 3).every((column) => column.some((shown) => shown === id || isWild(shown))))
}
