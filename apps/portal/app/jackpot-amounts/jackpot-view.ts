import type { Jackpot } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'

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
