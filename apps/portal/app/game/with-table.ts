import type { GameDetailsView } from '@herna/contract/portal'
import type { LiveTable } from '@herna/contract/live-feed'
import { tableLanguage } from './table-language.ts'

/** The details of a live game with what its table says of dealer, language and limits [3.38]. */
export function withTable(details: GameDetailsView, table: LiveTable | undefined): GameDetailsView {
  if (!table) return details
  const { dealer, minBet, maxBet } = details.tile
  const spoken = tableLanguage(details.tile, table)
  return {
    ...details,
    tile: {
      ...details.tile,
      dealer: table.Dealer === undefined ? dealer : (table.Dealer ?? undefined),
      language: spoken ? { ...spoken, flag: spoken.flag ?? '' } : undefined,
      minBet: table.MinBet ?? minBet,
      maxBet: table.MaxBet ?? maxBet,
    },
  }
}
