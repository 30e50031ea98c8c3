/** Seeded random numbers: every picture is a pure function of its input, so clock and process must not be used. */
export interface Chance {
  (): number
  range(low: number, high: number): number
  pick<T>(items: readonly T[]): T
}

/** 32 bits of a text (FNV-1a with a final mix, so that neighbours like "game-1" and "game-2" differ in every bit). */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** mulberry32 */
export function chance(seed: string): Chance {
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

/** One of the items, by a text: the same text always takes the same one. */
export const pickBy = <T>(items: readonly T[], text: string): T => items[hash(text) % items.length] as T

/** The items in an order decided by a text. */
export function shuffled<T>(items: readonly T[], text: string): T[] {
  const r = chance(text)
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(r() * (i + 1))
    const swap = order[i] as T
    order[i] = order[j] as T
    order[j] = swap
  }
  return order
}
