import type { LiveResult } from '@herna/contract/games'
import { commonTexts } from '@herna/game-kit'
import { revealDuration } from '../deal/index.ts'
import {
  acceptedRound,
  confirmedStakes,
  isGoldenShown,
  isSettledUnseen,
  type LiveState,
  type Notice,
  phaseOf,
  phaseSpan,
  sentStakes,
  sessionEndOf,
} from '../round/index.ts'
import { lastResultText, resultText } from '../results/index.ts'
import type { LiveRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { closedText } from './closed-text.ts'
import { connectionText } from './connection-text.ts'
import type { PhaseText } from './phase-display.ts'

const t = texts.phase
type Amount = (cents: number) => string

/** Ring and words of the table's phase; a message takes the second line. */
export function phaseText(state: LiveState, amount: Amount, isTurn: boolean): PhaseText {
  const { table, now, notice } = state
  const phase = phaseOf(table, now)
  const span = table?.round ? phaseSpan(table.round, phase) : null
  const seconds = span && Math.max(0, Math.ceil((span[1] - now) / 1000))
  const remaining = span && Math.max(0, Math.min(1, (span[1] - now) / (span[1] - span[0])))
  const message = (phase === 'betting' ? hindrance(state) : null) ?? (notice && noticeText(notice, amount))
  const [title, note] = words(state, amount, seconds ?? 0)
  const isWin = message === null && isWinShown(state)
  return { title, note: message ?? bonusNote(state, amount) ?? note, remaining, seconds, isTurn, isWin }
}

/** Whether the result is shown, and the player's own round of it has paid more than was staked. */
function isWinShown({ play, table, now, shownRound }: LiveState): boolean {
  if (phaseOf(table, now) !== 'result' || play.phase !== 'idle' || shownRound === null) return false
  return shownRound.outcome.tableRound === table?.round?.tableRound && shownRound.win > shownRound.staked
}

/** The gaming bonus that pays this round, or that could; null: none, or the result is shown. */
function bonusNote(state: LiveState, amount: Amount): string | null {
  const { bonus, table, now, placed } = state
  const text = commonTexts.bonus
  const phase = phaseOf(table, now)
  if (phase !== 'betting' && phase !== 'dealing') return null
  const accepted = acceptedRound(state)
  if (isGoldenShown(state)) return accepted !== null && accepted.staked > accepted.bet ? text.paysFirst : text.pays
  const hasBet = placed.stakes.length > 0 || confirmedStakes(state).length > 0
  return bonus === null || hasBet || phase === 'dealing' ? null : text.have(bonus.kind, bonus.remaining, amount(bonus.value))
}

/** Why no chips can be placed although bets are open; null: nothing hinders, or the session has ended, which the note names. */
function hindrance(state: LiveState): string | null {
  const { isPaused, isOnline } = state
  if (sessionEndOf(state) !== null) return null
  if (isPaused) return commonTexts.paused
  return isOnline ? null : commonTexts.offline
}

/** Without a connection the times of the known round still hold; what comes after it is unknown. */
function words(state: LiveState, amount: Amount, seconds: number): [title: string, note: string] {
  const { table, now, session } = state
  const problem = connectionText(state)
  if (table === null || session === null) return [problem ?? t.opening, '']
  switch (phaseOf(table, now)) {
    case 'betting':
      return [t.betting(seconds), problem ?? lastResult(state)]
    case 'dealing':
      return [t.dealing, problem ?? lastResult(state)]
    case 'result':
      return resultWords(state, amount)
    case 'pause':
      return problem === null ? [t.pause, lastResult(state)] : [problem, acceptedNote(state)]
    case 'closed':
      return closedText(table, now)
  }
}

/** What becomes of an accepted bet without a connection. The host settles it by the clock; a table whose session has ended learns nothing more of it. */
function acceptedNote(state: LiveState): string {
  if (acceptedRound(state) === null) return ''
  return isSettledUnseen(state) ? texts.connection.settled : texts.connection.accepted
}

/** First the dealer's cards, then the result, then what the player's bet has paid: it is settled a moment after the result. */
function resultWords(state: LiveState, amount: Amount): [title: string, note: string] {
  const { table, now } = state
  const round = table?.round
  const result = round && (round.result ?? resultOfOwnRound(state, round.tableRound))
  // Blackjack: the state with the dealer's cards may come a moment after the time of the result.
  if (!result || now < Date.parse(round.resultAt) + revealDuration(result)) {
    const problem = connectionText(state)
    return problem === null ? [t.revealing, ''] : [problem, acceptedNote(state)]
  }
  const accepted = acceptedRound(state)
  const isRunning = accepted ? accepted.outcome.tableRound === round.tableRound : sentStakes(state).length > 0
  return [resultText(result), isRunning ? t.revealing : ownResult(state, amount)]
}

/** The player's round is read by a call of its own, also while the table is not connected. */
function resultOfOwnRound(state: LiveState, tableRound: number): LiveResult | null {
  const own = acceptedRound(state) ?? state.shownRound
  return own?.outcome.tableRound === tableRound ? own.outcome.result : null
}

/** What the player's round of the shown result has paid. */
function ownResult({ table, shownRound }: LiveState, amount: Amount): string {
  if (shownRound === null || shownRound.outcome.tableRound !== table?.round?.tableRound) return texts.result.none
  return sumText(shownRound, amount)
}

/** A returned stake is never called a win. */
export function sumText({ win, staked }: LiveRound, amount: Amount): string {
  if (win === 0) return texts.result.lost
  return win > staked ? texts.result.won(amount(win)) : texts.result.returned(amount(win))
}

function lastResult({ table, session }: LiveState): string {
  const last = table?.results[0]
  return last === undefined || session === null ? '' : `${t.last} ${lastResultText(last, session.game.table)}`
}

/** A message of the table in words. */
export function noticeText(notice: Notice, amount: Amount): string {
  const text = texts.notice
  switch (notice.kind) {
    case 'not-confirmed':
    case 'table-limit':
      return text[notice.kind](amount(notice.amount))
    case 'spot-limit':
      return text['spot-limit'](notice.limit.name, amount(notice.limit.maxBet))
    case 'missed': {
      const { result } = notice.round.outcome
      return text.missed(result ? resultText(result) : t.result, sumText(notice.round, amount))
    }
    case 'text':
      return notice.text
    default:
      return text[notice.kind]
  }
}
