import type { Jackpot } from '@herna/contract/content'
import type { ContentSnapshot } from '../wires/content-access.ts'
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

export function amountsOf(jackpots: Iterable<Jackpot>): JackpotAmounts {
  const amounts: Record<string, number[]> = {}
  for (const jackpot of jackpots) amounts[jackpot.id] = jackpot.jackpotLevels.map((level) => level.amount)
  return amounts
}

/** The amounts of all jackpots, for a page whose games change in the browser. */
export const amountsOfAll = ({ jackpots }: ContentSnapshot): JackpotAmounts => amountsOf(jackpots)

/** Only the amounts of the jackpots a page shows. */
export function amountsFor(ids: Iterable<string | undefined>, content: ContentSnapshot): JackpotAmounts {
  const shown = new Set(ids)
  return amountsOf(content.jackpots.filter((jackpot) => shown.has(jackpot.id)))
}
