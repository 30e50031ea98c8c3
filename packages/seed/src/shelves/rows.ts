import type { Entry } from '../games/entry.ts'

/** Best placed first; ties by code, so that the order never depends on chance. */
export const byStanding = (a: Entry, b: Entry): number =>
  b.game.commercialTier - a.game.commercialTier ||
  b.game.promotionLevel - a.game.promotionLevel ||
  (a.game.gameCode < b.game.gameCode ? -1 : 1)

/** Keeps the order as far as neighbours of one studio can be kept apart [look: neighbours must not look alike]. */
export function spread(entries: readonly Entry[]): Entry[] {
  const left = [...entries]
  const out: Entry[] = []
  while (left.length) {
    const last = out.at(-1)?.game.provider
    const window = left.slice(0, 40)
    const found = window.findIndex((entry) => entry.game.provider !== last)
    const index =
      found === -1
        ? Math.max(
            0,
            left.findIndex((entry) => entry.game.provider !== last),
          )
        : found
    out.push(...left.splice(index, 1))
  }
  return out
}

export const codes = (entries: readonly Entry[]): string[] => entries.map(({ game }) => game.gameCode)
