/**
 * All partial fillings of the cells, as one count per symbol with a sum of at most `cells`. Where a symbol wins by its number
 * anywhere, the counts fully describe a grid, and also what is left once winners have vanished.
 */
export interface CountSpace {
  readonly cells: number
  readonly symbols: number
  /** Number of states. */
  readonly size: number
  /** Counts of state n start at index n · symbols. */
  readonly counts: Uint8Array
  /** `added[n · symbols + s]`: state n plus one of symbol s; meaningless for a full grid. */
  readonly added: Int32Array
  /** States of a full grid, then those with one gap, and so on to the empty grid. */
  readonly byGaps: readonly Int32Array[]
  /** The state of these counts. */
  readonly stateOf: (counts: ArrayLike<number>) => number
}

const spaces = new Map<string, CountSpace>()

export function countSpace(cells: number, symbols: number): CountSpace {
  const key = `${cells}/${symbols}`
  const space = spaces.get(key) ?? build(cells, symbols)
  spaces.set(key, space)
  return space
}

function build(cells: number, symbols: number): CountSpace {
  const smaller = smallerTable(cells, symbols)
  const stateOf = (counts: ArrayLike<number>): number => {
    let freeCells = cells
    let state = 0
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      const count = counts[symbol] as number
      state += smaller(symbol, freeCells, count)
      freeCells -= count
    }
    return state
  }
  const size = smaller(0, cells, cells + 1)
  const counts = new Uint8Array(size * symbols)
  const added = new Int32Array(size * symbols)
  const byGaps: number[][] = Array.from({ length: cells + 1 }, () => [])
  const current = new Uint8Array(symbols)
  let state = 0
  const visit = (symbol: number, remainingCells: number): void => {
    if (symbol < symbols) {
      for (let count = 0; count <= remainingCells; count += 1) {
        current[symbol] = count
        visit(symbol + 1, remainingCells - count)
      }
      current[symbol] = 0
      return
    }
    counts.set(current, state * symbols)
    byGaps[remainingCells]?.push(state)
    state += 1
  }
  visit(0, cells)
  for (let fullState = 0; fullState < size; fullState += 1) {
    const stateCounts = counts.slice(fullState * symbols, (fullState + 1) * symbols)
    if (stateCounts.reduce((sum, count) => sum + count, 0) === cells) continue
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      stateCounts[symbol] = (stateCounts[symbol] as number) + 1
      added[fullState * symbols + symbol] = stateOf(stateCounts)
      stateCounts[symbol] = (stateCounts[symbol] as number) - 1
    }
  }
  return { cells, symbols, size, counts, added, byGaps: byGaps.map((states) => Int32Array.from(states)), stateOf }
}

/** The number of states ordered before those with `count` of `symbol`, when the earlier symbols leave `remainingCells` cells. */
function smallerTable(cells: number, symbols: number): (symbol: number, remainingCells: number, count: number) => number {
  const stateCounts: number[][][] = Array.from({ length: symbols }, (_, symbol) =>
    Array.from({ length: cells + 1 }, (_item, remainingCells) => {
      const sums = [0]
      for (let count = 0; count <= remainingCells; count += 1)
        sums.push((sums[count] as number) + countFillings(remainingCells - count, symbols - symbol - 1))
      return sums
    }),
  )
  return (symbol, remainingCells, count) => stateCounts[symbol]?.[remainingCells]?.[count] as number
}

/** Number of ways to distribute at most `maxItems` items over `kinds` kinds. */
function countFillings(maxItems: number, kinds: number): number {
  let fillingCount = 1
  for (let kind = 1; kind <= kinds; kind += 1) fillingCount = (fillingCount * (maxItems + kind)) / kind
  return Math.round(fillingCount)
}
