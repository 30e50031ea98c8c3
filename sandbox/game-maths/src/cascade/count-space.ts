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
  const visit = (symbol: number, left: number): void => {
    if (symbol < symbols) {
      for (let count = 0; count <= left; count += 1) {
        current[symbol] = count
        visit(symbol + 1, left - count)
      }
      current[symbol] = 0
      return
    }
    counts.set(current, state * symbols)
    byGaps[left]?.push(state)
    state += 1
  }
  visit(0, cells)
  for (let from = 0; from < size; from += 1) {
    const stateCounts = counts.slice(from * symbols, (from + 1) * symbols)
    if (stateCounts.reduce((sum, count) => sum + count, 0) === cells) continue
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      stateCounts[symbol] = (stateCounts[symbol] as number) + 1
      added[from * symbols + symbol] = stateOf(stateCounts)
      stateCounts[symbol] = (stateCounts[symbol] as number) - 1
    }
  }
  return { cells, symbols, size, counts, added, byGaps: byGaps.map((states) => Int32Array.from(states)), stateOf }
}

/** The number of states ordered before those with `count` of `symbol`, when the earlier symbols leave `left` cells. */
function smallerTable(cells: number, symbols: number): (symbol: number, left: number, count: number) => number {
  const below: number[][][] = Array.from({ length: symbols }, (_, symbol) =>
    Array.from({ length: cells + 1 }, (_left, left) => {
      const sums = [0]
      for (let count = 0; count <= left; count += 1)
        sums.push((sums[count] as number) + fillings(left - count, symbols - symbol - 1))
      return sums
    }),
  )
  return (symbol, left, count) => below[symbol]?.[left]?.[count] as number
}

/** Number of ways to distribute at most `most` items over `kinds` kinds. */
function fillings(most: number, kinds: number): number {
  let ways = 1
  for (let kind = 1; kind <= kinds; kind += 1) ways = (ways * (most + kind)) / kind
  return Math.round(ways)
}
