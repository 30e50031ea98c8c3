import type { SymbolCounts } from '../strips.ts'

/** Copies of each symbol by reel, of the games on five reels with lines: four low, four high symbols from frequent to rare, wild, scatter. The first reel has no wild. */
export const VIDEO_STRIPS = {
  steep: [
    [7, 7, 6, 5, 3, 3, 2, 2, 0, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 1, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 2, 1],
    [7, 6, 6, 5, 3, 3, 2, 1, 1, 1],
    [7, 6, 6, 5, 3, 2, 2, 1, 1, 1],
  ],
  frequent: [
    [7, 6, 5, 4, 3, 2, 2, 2, 0, 2],
    [7, 6, 5, 4, 3, 2, 2, 1, 2, 1],
    [7, 6, 5, 4, 3, 2, 2, 1, 2, 2],
    [7, 6, 5, 4, 3, 2, 2, 1, 2, 1],
    [7, 6, 5, 4, 3, 2, 2, 1, 1, 2],
  ],
  rare: [
    [8, 8, 7, 6, 3, 3, 2, 1, 0, 1],
    [8, 7, 7, 6, 3, 3, 2, 1, 1, 1],
    [8, 7, 7, 6, 3, 3, 2, 1, 1, 1],
    [8, 7, 7, 6, 3, 3, 2, 1, 1, 1],
    [8, 7, 7, 6, 3, 2, 2, 1, 1, 1],
  ],
} satisfies Record<string, readonly SymbolCounts[]>
