/** How many times each symbol (by id) lies on one reel's strip. */
export type SymbolCounts = readonly number[]

/**
 * Lays a reel's symbols out evenly: copies of one symbol lie as far apart as they can, so that scatters never share a window
 * and no symbol clumps by chance. `turn` shifts the symbols against each other: reels with the same counts get different orders.
 */
export function spreadStrip(counts: SymbolCounts, turn: number): number[] {
  const places = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, copy) => ({ symbol, at: (copy + phase(symbol, turn)) / count })),
  )
  return places.sort((a, b) => a.at - b.at || a.symbol - b.symbol).map((place) => place.symbol)
}

/** Multiples of the golden ratio's fraction fill [0, 1) evenly. */
function phase(symbol: number, turn: number): number {
  return ((symbol * 5 + turn * 7 + 1) * 0.6180339887498949) % 1
}
