/** Seeded random numbers in [0, 1): every picture is a pure function of its input, so `Math.random` and the clock must not be used. */
export interface SeededRandom {
  (): number
  range(low: number, high: number): number
  pick<T>(items: readonly T[]): T
}

/** 32-bit hash of a text: FNV-1a with a final mix, so that "game-1" and "game-2" differ in many bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Random numbers from a seed (mulberry32). The seed strings decide every picture; do not change them. */
export function seededRandom(seed: string): SeededRandom {
  let a = hash(seed)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
  })
}

/** One of the items, selected by the hash of a text. */
export const pickBy = <T>(items: readonly T[], text: string): T => items[hash(text) % items.length] as T

/** The items in a random order seeded by a text. */
export function shuffle<T>(items: readonly T[], text: string): T[] {
  const r = seededRandom(text)
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(r() * (i + 1))
    const swap = order[i] as T
    order[i] = order[j] as T
    order[j] = swap
  }
  return order
}
