import type { ContentLists } from '@herna/contract/content'
import { hasAppliedFilters } from '../filters/index.ts'
import type { TileView } from '../game/index.ts'
import { track } from '../tracking/index.ts'

type Game = ContentLists['games'][number]

/** What the launch of a game reports about it [7.49]. */
export interface LaunchedGame {
  game_name: string
  provider: string
  jackpot: boolean
  dealer_name: string | null
  /** In units of the currency. */
  minimum_bet: number | null
}

export const launchedGameOf = (game: Game, provider: { name: string } | undefined): LaunchedGame => ({
  game_name: game.name,
  provider: provider?.name ?? game.provider,
  jackpot: game.jackpot,
  dealer_name: game.Dealer?.DealerName ?? null,
  minimum_bet: game.minBet === null ? null : game.minBet / 100,
})

/** The same of a live table's tile. */
export const launchedTable = ({ name, provider, jackpot, dealer, minBet }: TileView): LaunchedGame => ({
  game_name: name,
  provider,
  jackpot: jackpot !== undefined,
  dealer_name: dealer ?? null,
  minimum_bet: minBet === undefined ? null : minBet / 100,
})

/** Tracks that the game has started. */
export const trackLaunch = (game: LaunchedGame, demo: boolean): void =>
  track({ event: 'casino_game_launch', demo, filter_used: hasAppliedFilters(), ...game })
