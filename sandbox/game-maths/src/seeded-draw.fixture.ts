import type { Draw } from './draw.ts'

/** Mulberry32: the same seed gives the same numbers, so a failing simulation is reproducible. */
export function seededDraw(seed: number): Draw {
  let state = seed | 0
  return (upperExclusive) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * upperExclusive)
  }
}
