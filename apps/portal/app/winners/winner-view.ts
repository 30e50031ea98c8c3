import type { Winner } from '@herna/contract/winners'
import type { ContentSnapshot } from '../loader-context/index.ts'

/** A win as the lists show it: joined to its game, with an index id [3.39]. */
export interface WinnerView {
  id: number
  game: { code: string; name: string; version: string }
  player: string
  /** Cents. */
  amount: number
  /** ISO. */
  wonAt: string
  jackpot: string | null
}

/** Wins of games we do not know are dropped [3.39]. */
export function winnerViews(winners: readonly Winner[], content: Pick<ContentSnapshot, 'gameByCode'>): WinnerView[] {
  const views: WinnerView[] = []
  for (const { gameCode, player, amount, wonAt, jackpot } of winners) {
    const game = content.gameByCode.get(gameCode)
    if (!game) continue
    const shown = { code: gameCode, name: game.name, version: game.fileVersion }
    views.push({ id: views.length, game: shown, player, amount, wonAt, jackpot })
  }
  return views
}
