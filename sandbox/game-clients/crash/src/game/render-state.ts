import { commonTexts } from '@herna/game-kit'
import type { MainButtonState } from '../controls/index.ts'
import type { CrashState } from '../round/index.ts'
import type { Moment } from '../table/index.ts'
import { multipleText, texts } from '../texts/index.ts'
import type { Screen } from './screen.ts'

const t = texts.button
type Amount = (cents: number) => string

/** What is rendered: the state of play, the moment of the shared round, and whether the host answers. */
export interface Shown {
  readonly state: CrashState
  readonly moment: Moment
  readonly isLost: boolean
  /** The host refuses the session: a press shows why. */
  readonly isOver: boolean
  /** A bet has just ended: the button waits a moment. */
  readonly isResting: boolean
  readonly amount: Amount
  /** A note that stays for a moment, instead of the usual text. */
  readonly note: string | null
}

/** Renders controls and texts; called with every frame, so nothing unchanged is written. */
export function renderControls(screen: Screen, shown: Shown): void {
  const { state, moment, amount } = shown
  const isFree = state.play.phase === 'idle' && !state.isQueued
  screen.showBalance(amount(state.balance))
  screen.showOnline(state.isOnline)
  screen.stake.show(betOf(state), amount(betOf(state)), isFree && state.bonus === null)
  screen.showBonus(bonusText(state, amount))
  screen.auto.show(isFree)
  screen.mainButton.show(buttonOf(shown))
  screen.showMultiple(multipleOf(moment), shown.note ?? noteOf(shown), phaseOf(shown))
}

const multipleOf = (moment: Moment): string => ('multiple' in moment ? multipleText(moment.multiple) : '')

/** The look of the screen. */
function phaseOf({ state, moment }: Shown): string {
  if (moment.kind === 'flying' && ownResult(state)?.isWon) return 'cashed-out'
  return moment.kind
}

/** How the player's bet in the shown round has ended; null: it has not, or there is none. */
function ownResult({ last, table }: CrashState) {
  if (last === null || table === null || last.outcome.tableRound !== table.round.number) return null
  return { isWon: last.outcome.cashedOutAt !== null, multiple: last.outcome.cashedOutAt ?? 100, round: last }
}

/** Stake of the running or next round, in cents. */
function betOf({ play, bet, bonus }: CrashState): number {
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.bet
  if (play.phase === 'flying') return play.round.bet
  return bonus?.value ?? bet
}

function noteOf({ state, moment, isLost, isOver, amount }: Shown): string {
  const { play, isPaused } = state
  if (isOver) return texts.states.over
  if (isLost && moment.kind !== 'connecting') return texts.states.lost
  const result = ownResult(state)
  if (result?.isWon) return texts.states.taken(multipleText(result.multiple), amount(result.round.win))
  if (moment.kind === 'crashed') return result ? texts.states.lostBet(amount(result.round.bet)) : texts.states.gone
  if (play.phase === 'flying') {
    const { autoCashOut } = play.round.outcome
    if (autoCashOut !== null) return texts.states.auto(multipleText(autoCashOut))
    return moment.kind === 'betting' ? texts.states.accepted(amount(play.round.bet)) : ''
  }
  return isPaused ? texts.states.waiting : ''
}

/** Text of the gaming bonus that pays the current or next round; null: none. */
function bonusText({ play, bonus }: CrashState, amount: Amount): string | null {
  const isPaidByBonus =
    'round' in play ? play.round.payment === 'gaming-bonus' : play.phase === 'requesting' && play.request.bonusId !== undefined
  if (isPaidByBonus) return commonTexts.bonus.pays
  return bonus && commonTexts.bonus.have(bonus.kind, bonus.remaining, amount(bonus.value))
}

const quiet = (what: string, amount = ''): MainButtonState => ({ what, amount, about: '', kind: 'quiet', isFree: false })

function buttonOf({ state, moment, isLost, isOver, isResting, amount }: Shown): MainButtonState {
  const { play, isOnline, isPaused, isQueued } = state
  if (play.phase === 'requesting') return quiet(t.asking)
  if (play.phase === 'flying') {
    if (play.cashOutActionId !== null) return quiet(t.cashing)
    if (moment.kind !== 'flying') return quiet(t.accepted, amount(play.round.bet))
    const { autoCashOut } = play.round.outcome
    if (autoCashOut !== null && moment.multiple >= autoCashOut) return quiet(t.cashing)
    // What the host would pay at least now: the shown multiple is never above its own.
    const payable = (play.round.bet / 100) * moment.multiple
    return { what: t.cashOut, amount: amount(payable), about: '', kind: 'cash', isFree: moment.multiple > 100 && !isLost }
  }
  if (moment.kind === 'connecting' && !isOver) return quiet(t.connecting)
  const bet = amount(betOf(state))
  if (isQueued) return { what: t.unqueue, amount: '', about: `${bet} ${t.nextRound}`, kind: 'quiet', isFree: true }
  const isOpen = moment.kind === 'betting' && moment.isOpen
  const isFree = play.phase === 'idle' && isOnline && !isPaused && (!isLost || isOver) && !isResting
  return { what: t.start, amount: bet, about: isOpen ? '' : t.nextRound, kind: 'stake', isFree }
}
