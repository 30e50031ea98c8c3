import { commonTexts } from '@herna/game-kit'
import type { TableView } from '../betting-layout/index.ts'
import { betFault, totalOf } from '../bets/index.ts'
import type { TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'
import type { Screen } from './screen.ts'
import { isGoldenChipDisplayed, displayedStakes, isRoundOver } from './displayed-stakes.ts'

const t = commonTexts.bonus
const { messages } = texts

interface RenderContext {
  screen: Screen
  view: TableView | null
  /** Outcome text of the last round. */
  outcome: string | null
  amount: (cents: number) => string
  press: () => void
  /** What the buttons do is new: they take no press yet. */
  isGuarded: boolean
}

/** Renders the state on screen and betting layout. */
export function renderState(state: TableState, { screen, view, outcome, amount, press, isGuarded }: RenderContext): void {
  const { play, balance, isOnline, bonus, lastCost, lastWin } = state
  const staked = displayedStakes(state)
  const isBetting = play.phase === 'idle'
  const isCelebrated = isBetting && lastWin !== null && lastWin > lastCost
  const isOver = isRoundOver(state)
  const atStake = 'round' in play ? play.round.staked : isOver ? lastCost : totalOf(staked)
  screen.showAmounts(amount(balance), amount(atStake), lastWin === null ? '–' : amount(lastWin), isCelebrated)
  screen.showMessage(messageOf(state, outcome, amount), isCelebrated)
  screen.controls.show(state, isGuarded)
  screen.tray.showBonus(bonus)
  screen.tray.enable(isBetting)
  screen.showBonus(bonusText(state, amount), isGoldenChipDisplayed(state))
  screen.showOnline(isOnline)
  screen.showOverlay(play.phase === 'resuming' ? commonTexts.resume[play.round.state] : null, press)
  view?.showStakes(staked, { canPlace: isBetting, isOver })
}

/** Text of the gaming bonus that pays the current or next round; null: none. */
function bonusText(state: TableState, amount: (cents: number) => string): string | null {
  const { play, bonus } = state
  if (play.phase !== 'idle' && isGoldenChipDisplayed(state))
    return 'round' in play && play.round.staked > play.round.bet ? t.paysFirst : t.pays
  return bonus && t.have(bonus.kind, bonus.remaining, amount(bonus.value))
}

/** The message: what the player can do, or the outcome. */
function messageOf(
  { play, session, bets, lastWin }: TableState,
  outcome: string | null,
  amount: (cents: number) => string,
): string {
  const game = session?.game
  if (!game) return ''
  switch (play.phase) {
    case 'requesting':
      return messages.going[game.kind]
    case 'showing':
      if (play.isReplay) return messages.replay
      return play.isDecided ? '' : messages.going[game.kind]
    case 'choosing':
      // The totals lie beside the hands of blackjack, and the main button says whose turn it is.
      return play.round.outcome.kind === 'video-poker' ? messages.choose : ''
    case 'idle':
      break
    default:
      return ''
  }
  if (outcome !== null && lastWin !== null) {
    const win = lastWin > 0 ? messages.won(amount(lastWin)) : ''
    // The number stands in large figures beside the wheel.
    return game.kind === 'roulette' ? win : win === '' ? outcome : `${outcome}. ${win}`
  }
  const fault = betFault(bets.stakes, game.minBet)
  if (fault === 'none') return messages.place[game.kind]
  if (fault === 'too-low') return messages.tooLow(amount(game.minBet))
  if (fault === 'hand-first') return messages.handFirst
  if (fault === 'above-hand') return messages.aboveHand
  return game.kind === 'video-poker' ? '' : messages.ready(amount(totalOf(bets.stakes)))
}
