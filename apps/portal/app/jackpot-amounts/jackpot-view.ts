import type { JackpotView } from '@herna/contract/portal'
import type { Jackpot } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'

export type { JackpotView } from '@herna/contract/portal'

export const jackpotView = (jackpot: Jackpot, content: ContentSnapshot): JackpotView => ({
  id: jackpot.id,
  slug: jackpot.slug,
  title: jackpot.title,
  games: jackpot.gameCodes.filter((code) => content.gameByCode.has(code)).length,
  levels: jackpot.jackpotLevels.map((level) => level.title),
})
