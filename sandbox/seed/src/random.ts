/** A random stream that depends only on its key, so that the catalogue is reproducible. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number
  /** An integer from 0 to `below` - 1. */
  int(below: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  shuffle<T>(items: readonly T[]): T[]
  /** An index drawn by weight. */
  weighted(weights: readonly number[]): number
}

function hash(key: string): number {
  let h = 2166136261
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Mulberry32, seeded by FNV-1a of the key. */
export function randomOf(key: string): Random {
  let state = hash(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    next,
    int,
    pick: (items) => items[int(items.length)] as never,
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const shuffled = [...items]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = int(i + 1)
        ;[shuffled[i], shuffled[j]] = [shuffled[j] as never, shuffled[i] as never]
      }
      return shuffled
    },
    weighted: (weights) => {
      let remaining = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, weight] of weights.entries()) {
        remaining -= weight
        if (remaining < 0) return index
      }
      return weights.length - 1
    },
  }
}
