import type { Jackpot } from '@herna/contract/content'
import type { JackpotFeed } from '@herna/contract/games'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { feedBeside } from '../wires/jackpots-access.ts'
import type { JackpotAmounts } from './jackpot-store.ts'

/** What a card shows [3.28]; its amounts come from the ticker. */
export interface JackpotView {
  id: string
  slug: string
  title: string
  games: number
  /** Titles of the levels, the top first. */
  levels: string[]
}

export const jackpotView = (jackpot: Jackpot, content: ContentSnapshot): JackpotView => ({
  id: jackpot.id,
  slug: jackpot.slug,
  title: jackpot.title,
  games: jackpot.gameCodes.filter((code) => content.gameByCode.has(code)).length,
  levels: jackpot.jackpotLevels.map((level) => level.title),
})

/** What the game host said last; the content's own amounts for a jackpot it does not run, or runs with other levels. */
export function amountsOf(jackpots: Iterable<Jackpot>, feed: JackpotFeed | null): JackpotAmounts {
  const amounts: Record<string, readonly number[]> = {}
  for (const { id, jackpotLevels } of jackpots) {
    const live = feed && Object.hasOwn(feed, id) ? feed[id] : undefined
    amounts[id] = live?.length === jackpotLevels.length ? live : jackpotLevels.map((level) => level.amount)
  }
  return amounts
}

/** The amounts of all jackpots, for a page whose games change in the browser. */
export const amountsOfAll = (content: ContentSnapshot): JackpotAmounts => amountsOf(content.jackpots, feedBeside(content))

/** Only the amounts of the jackpots a page shows. */
export function amountsFor(ids: Iterable<string | undefined>, content: ContentSnapshot): JackpotAmounts {
  const shown = new Set(ids)
  return amountsOf(
    content.jackpots.filter((jackpot) => shown.has(jackpot.id)),
    feedBeside(content),
  )
}
