import { betFault, totalOf } from '../bets/index.ts'
import type { TableState } from '../round/index.ts'
import { outcomeText, texts } from '../texts/index.ts'

const t = texts.messages

/** The words of the strip: what is asked of the player, or what came out. */
export function messageOf(
  { play, session, bets, lastWin }: TableState,
  outcome: string | null,
  amount: (cents: number) => string,
): string {
  const game = session?.game
  if (!game) return ''
  switch (play.phase) {
    case 'asking':
      return t.going[game.kind]
    case 'showing':
      return play.isReplay ? t.replay : t.going[game.kind]
    case 'choosing':
      return play.round.outcome.kind === 'video-poker' ? t.choose : `${t.yourTurn}. ${outcomeText(game, play.round.outcome)}`
    case 'idle':
      break
    default:
      return ''
  }
  if (outcome !== null && lastWin !== null) return outcome
  const fault = betFault(bets.stakes, game.minBet)
  if (fault === 'none') return t.place[game.kind]
  if (fault === 'too-low') return t.tooLow(amount(game.minBet))
  if (fault === 'hand-first') return t.handFirst
  if (fault === 'above-hand') return t.aboveHand
  return game.kind === 'video-poker' ? '' : t.ready(amount(totalOf(bets.stakes)))
}
