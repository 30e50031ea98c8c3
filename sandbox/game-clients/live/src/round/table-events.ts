import type { Stake } from '@herna/contract/games'
import { endRound, type Move, move, stay } from '@herna/game-kit'
import { revealDuration } from '../deal/index.ts'
import { phaseOf } from './phase.ts'
import { added, cleared, NOTHING_PLACED, ownChips, totalOf, undone, withGoldenChip, withMore } from './placed.ts'
import { exceededLimit } from './spot-limits.ts'
import { acceptedMore, confirmedStakes, isBonusRound, openingStakes, openTableRound } from './stakes.ts'
import type { AnyEffect, LiveEvent, LiveState, Notice } from './state.ts'

type Next = Move<LiveState, AnyEffect>
const NOTICE_MS = 6_000

/** Shows a message at the table for some seconds. */
export const noticed = (state: LiveState, notice: Notice): LiveState => ({
  ...state,
  notice: { ...notice, until: state.now + NOTICE_MS },
})

/** Puts refused stakes back on the table as chips, while bets are open; a golden chip only while its bonus can be used, and never as money. */
export const restored = (state: LiveState, stakes: readonly Stake[], isGolden = false): LiveState =>
  phaseOf(state.table, state.now) === 'betting' && (!isGolden || state.bonus !== null)
    ? { ...state, placed: { stakes, isGolden, history: [NOTHING_PLACED] } }
    : state

/** Events of the table and of the chips on it. */
export function advanceTable(state: LiveState, event: LiveEvent): Next {
  switch (event.type) {
    case 'ticked':
      return settled({ ...state, now: event.now })
    case 'table-received':
      return settled({ ...state, table: event.table, now: event.now, isLost: false })
    case 'hub-lost':
      return stay({ ...state, isLost: true })
    case 'noticed':
      return stay(noticed(state, { kind: 'text', text: event.text }))
    default:
      return stay(openTableRound(state) === null ? state : chipsMoved(state, event))
  }
}

/** Chips move only while bets are open. */
function chipsMoved(state: LiveState, event: LiveEvent): LiveState {
  const { placed, lastStakes } = state
  switch (event.type) {
    case 'placed':
      return event.isGolden ? withGolden(state, event.stakes) : withChips(state, event.stakes)
    case 'undone':
      return { ...state, placed: undone(placed) }
    case 'cleared':
      return { ...state, placed: cleared(placed) }
    // Without unconfirmed chips the confirmed stakes are doubled.
    case 'doubled':
      if (placed.isGolden) return noticed(state, { kind: 'bonus-alone' })
      return withChips(state, placed.stakes.length > 0 ? placed.stakes : confirmedStakes(state))
    case 'repeated':
      return withChips(state, lastStakes)
    default:
      return state
  }
}

function withChips(state: LiveState, stakes: readonly Stake[]): LiveState {
  const { session, placed } = state
  if (session === null || stakes.length === 0) return state
  if (isBonusRound(state)) return noticed(state, { kind: 'bonus-alone' })
  const spots = new Set([...ownChips(placed), ...confirmedStakes(state), ...stakes].map(({ spot }) => spot))
  if (session.game.table === 'blackjack' && spots.size > 1) return noticed(state, { kind: 'one-seat' })
  const stripped = stakes.map(({ spot, amount }) => ({ spot, amount }))
  const next = withMore(placed, stripped, acceptedMore(state))
  if (next === null) return noticed(state, { kind: 'table-limit', amount: session.game.maxBet })
  const exceeded = exceededLimit(session.game, added(confirmedStakes(state), next.stakes))
  if (exceeded !== null) return noticed(state, { kind: 'spot-limit', limit: exceeded })
  return { ...state, placed: next, shownRound: null, notice: null }
}

/** The chip of a gaming bonus is the only stake of its round. */
function withGolden(state: LiveState, stakes: readonly Stake[]): LiveState {
  const { bonus, placed, session } = state
  const [first, ...more] = stakes
  if (bonus === null || session === null || !first) return state
  if (isBonusRound(state)) return noticed(state, { kind: 'bonus-alone' })
  if (confirmedStakes(state).length > 0) return noticed(state, { kind: 'bonus-first' })
  if (more.length > 0) return noticed(state, { kind: 'bonus-one-spot' })
  const exceeded = exceededLimit(session.game, [{ spot: first.spot, amount: bonus.value }])
  if (exceeded !== null) return noticed(state, { kind: 'spot-limit', limit: exceeded })
  return { ...state, placed: withGoldenChip(placed, first.spot, bonus.value), shownRound: null, notice: null }
}

/** What the passing of time changes: expired messages, chips that were not confirmed, the watch on the round, its end. */
function settled(state: LiveState): Next {
  const { now, placed, table } = state
  const current = withoutExpiredNotice(state)
  const isLate = placed.stakes.length > 0 && phaseOf(table, now) !== 'betting'
  const amount = totalOf(placed.stakes)
  const settledState = isLate ? noticed({ ...current, placed: NOTHING_PLACED }, { kind: 'not-confirmed', amount }) : current
  return finished(settledState)
}

/** A result from before stays until nothing of the portal covers the table any more: the information after a login would outlast it. */
function withoutExpiredNotice(state: LiveState): LiveState {
  const { now, notice, isPaused } = state
  if (notice?.kind === 'missed' && isPaused) return noticed(state, notice)
  return notice && now >= notice.until ? { ...state, notice: null } : state
}

/** Ends the player's round at its result; watches it from the end of the betting. */
export function finished(state: LiveState): Next {
  const { play, table, now } = state
  if (play.phase !== 'running') return stay(state)
  const { round } = play
  const { tableRound, resultAt } = round.outcome
  const isCurrent = table?.round?.tableRound === tableRound
  if (round.state === 'closed') {
    // Win and balance come with the dealer's last card.
    if (now < Date.parse(resultAt) + revealDuration(round.outcome.result)) return stay(state)
    // Repeating never turns a golden chip into money.
    const isOwn = round.payment === 'balance'
    const lastStakes = isOwn ? openingStakes(round) : state.lastStakes
    const shown: LiveState = { ...state, lastStakes, shownRound: round }
    // A device that has slept knows the table of before: it did not show the result.
    const isShown = isCurrent && phaseOf(table, now) === 'result'
    return endRound(isShown ? shown : noticed(shown, { kind: 'missed', round }), round)
  }
  const isDue = !isCurrent || phaseOf(table, now) !== 'betting'
  if (!isDue || play.isWatched) return stay(state)
  return move<LiveState, AnyEffect>(
    state,
    { ...play, isWatched: true },
    { type: 'watch', roundId: round.roundId, isLong: false, isRetry: false },
  )
}
