/** Number of each symbol (by id) on one reel's strip. */
export type SymbolCounts = readonly number[]

/**
 * Spreads a reel's symbols evenly: copies of one symbol are as far apart as possible, so that scatters never share a window and
 * no symbol clusters. `turn` shifts the symbols against each other: reels with the same counts get different orders. `stack`, by
 * symbol: that many copies are placed together and spread as one.
 */
export function spreadStrip(counts: SymbolCounts, turn: number, stack: (symbol: number) => number = () => 1): number[] {
  const places = counts.flatMap((count, symbol) => {
    const stacks = Math.ceil(count / stack(symbol))
    return Array.from({ length: count }, (_, copy) => ({ symbol, at: ((copy % stacks) + phase(symbol, turn)) / stacks }))
  })
  return places.sort((a, b) => a.at - b.at || a.symbol - b.symbol).map((place) => place.symbol)
}

/** Multiples of the golden ratio's fraction fill [0, 1) evenly. */
function phase(symbol: number, turn: number): number {
  return ((symbol * 5 + turn * 7 + 1) * 0.6180339887498949) % 1
}
