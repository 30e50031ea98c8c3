import type { JackpotView } from '@herna/contract/portal'
import type { Jackpot } from '@herna/contract/content'
import type { JackpotFeed } from '@herna/contract/games'
import type { ContentSnapshot, JackpotAmounts } from '../loader-context/index.ts'

export type { JackpotView } from '@herna/contract/portal'

export const jackpotView = (jackpot: Jackpot, content: ContentSnapshot): JackpotView => ({
  id: jackpot.id,
  slug: jackpot.slug,
  title: jackpot.title,
  games: jackpot.gameCodes.filter((code) => content.gameByCode.has(code)).length,
  levels: jackpot.jackpotLevels.map((level) => level.title),
})

/** What the game host says; the content's own amounts, which do not climb, for a jackpot it does not run, or runs with other levels. */
export function climbsOf(jackpots: Iterable<Jackpot>, feed: JackpotFeed): JackpotAmounts {
  const amounts: Record<string, JackpotAmounts[string]> = {}
  for (const { id, jackpotLevels } of jackpots) {
    const live = Object.hasOwn(feed, id) ? feed[id] : undefined
    amounts[id] =
      live?.length === jackpotLevels.length ? live : jackpotLevels.map(({ amount }) => ({ amount, from: amount, since: 0 }))
  }
  return amounts
}
