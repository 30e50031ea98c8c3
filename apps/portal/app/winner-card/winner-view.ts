import type { WinnerView } from '@herna/contract/portal'
import type { Winner } from '@herna/contract/winners'
import type { ContentSnapshot } from '../loader-context/index.ts'

export type { WinnerView } from '@herna/contract/portal'

/** Wins joined to their games, with an index as id; wins of unknown games are dropped [3.39]. */
export function winnerViews(winners: readonly Winner[], content: Pick<ContentSnapshot, 'gameByCode'>): WinnerView[] {
  const views: WinnerView[] = []
  for (const { gameCode, player, amount, wonAt, jackpot } of winners) {
    const game = content.gameByCode.get(gameCode)
    if (!game) continue
    const gameView = { code: gameCode, name: game.name, version: game.fileVersion }
    views.push({ id: views.length, game: gameView, player, amount, wonAt, jackpot })
  }
  return views
}
