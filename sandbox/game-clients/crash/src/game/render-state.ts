import { commonTexts } from '@herna/game-kit'
import type { CrashState } from '../round/index.ts'
import { multipleText, texts } from '../texts/index.ts'
import type { CurveAnimation } from './flight.ts'
import type { Screen } from './screen.ts'

const t = texts.button

/** Renders the state; animation is done by CurveAnimation. */
export function renderState(
  state: CrashState,
  screen: Screen,
  animation: CurveAnimation,
  amount: (cents: number) => string,
): void {
  const { play, balance, bonus, isOnline, isPaused, autoCashOut } = state
  const bet = betOf(state)
  const isFree = play.phase === 'idle'
  screen.showBalance(amount(balance))
  screen.showOnline(isOnline)
  screen.stake.show(bet, amount(bet), isFree && bonus === null)
  screen.showBonus(bonusText(state, amount))
  screen.auto.show(isFree)
  screen.mainButton.show(buttonOf(state, animation.multiple, amount))
  if (play.phase === 'flying')
    animation.statusText = play.isConnectionLost
      ? texts.states.lost
      : autoCashOut === null
        ? texts.states.flying
        : texts.states.auto(multipleText(autoCashOut))
  if (play.phase === 'idle' || play.phase === 'requesting' || play.phase === 'resuming') {
    if (play.phase !== 'idle' || screen.root.dataset.phase === undefined) {
      screen.curve.show(0, 'waiting')
      screen.showMultiple(100, '', 'waiting')
    }
    if (isPaused || !isOnline) screen.showMultiple(100, texts.states.waiting, 'waiting')
  }
}

/** Stake of the running or next round, in cents. */
function betOf({ play, bet, bonus }: CrashState): number {
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.bet
  return bonus?.value ?? bet
}

/** Text of the gaming bonus that pays the current or next round; null: none. */
function bonusText({ play, bonus }: CrashState, amount: (cents: number) => string): string | null {
  const isPaidByBonus =
    'round' in play ? play.round.payment === 'gaming-bonus' : play.phase === 'requesting' && play.request.bonusId !== undefined
  if (isPaidByBonus) return commonTexts.bonus.pays
  return bonus && commonTexts.bonus.have(bonus.kind, bonus.remaining, amount(bonus.value))
}

function buttonOf(
  state: CrashState,
  multiple: number,
  amount: (cents: number) => string,
): Parameters<Screen['mainButton']['show']>[0] {
  const { play, isOnline, isPaused } = state
  switch (play.phase) {
    case 'flying':
      return {
        what: play.cashOutActionId ? t.cashing : t.cashOut,
        about: amount(Math.floor((play.round.bet * multiple) / 100)),
        kind: 'cash',
        isFree: !play.cashOutActionId,
      }
    case 'requesting':
      return { what: t.asking, about: '', kind: 'quiet', isFree: false }
    case 'resuming':
      return { what: t.show, about: amount(play.round.bet), kind: 'stake', isFree: true }
    case 'ending':
      return { what: t.next, about: '', kind: 'quiet', isFree: true }
    default:
      return { what: t.start, about: amount(betOf(state)), kind: 'stake', isFree: play.phase === 'idle' && isOnline && !isPaused }
  }
}
