import { type Failure, failure as failureOf, isForPortal, mayAskAgain } from '@herna/game-kit'
import type { CrashRound, CrashSession } from '../session/index.ts'
import type { Effect, Event, Move, Play, Table } from './play.ts'

const stay = (table: Table, ...effects: Effect[]): Move => ({ table, effects })
const move = (table: Table, play: Play, ...effects: Effect[]): Move => ({ table: { ...table, play }, effects })

/** The next state and what must be done. An event that makes no sense in a state changes nothing. */
export function advance(table: Table, event: Event): Move {
  const { play } = table
  switch (event.type) {
    case 'online':
    case 'offline':
      return stay({ ...table, online: event.type === 'online' })
    case 'paused':
    case 'resumed':
      return stay({ ...table, paused: event.type === 'paused' })
    case 'balance-told':
      return play.at === 'idle' || play.at === 'halted' ? told(table, event) : stay(table)
    case 'opened':
      return play.at === 'opening' ? opened(table, event.session) : stay(table)
    case 'open-failed':
      return play.at === 'opening' ? reported(table, { at: 'unopened', failure: event.failure }, event.failure) : stay(table)
    case 'open-again':
      return move(table, { at: 'opening' }, { do: 'open-session' })
    case 'bet':
      return play.at === 'idle' && table.bonus === null ? stay({ ...table, bet: event.bet }) : stay(table)
    case 'auto':
      return play.at === 'idle' ? stay({ ...table, auto: event.auto }) : stay(table)
    case 'pressed':
      return pressed(table, event.id)
    case 'answered':
      return answered(table, event.round)
    case 'ask-failed':
      return askFailed(table, event.failure)
    case 'watch-failed':
      return watchFailed(table, event.failure)
    case 'cash-out-failed':
      return cashOutFailed(table, event.failure)
    case 'ended':
      return ended(table)
    case 'retry':
      return retry(table)
    case 'dismissed':
      return play.at === 'refused' || play.at === 'halted' ? move(table, { at: 'idle' }) : stay(table)
  }
}

const told = (table: Table, { balance, bonus }: Extract<Event, { type: 'balance-told' }>): Move =>
  stay({ ...table, balance, bonus })

function opened(table: Table, session: CrashSession): Move {
  const { balance, bonus, openRound: round, game } = session
  const bet = table.bet || game.chips[0] || game.minBet
  const open = { ...table, session, balance, bet, bonus }
  if (round === null) return move(open, { at: 'idle' })
  // Settled before it is shown: until then the balance is without its win.
  return move({ ...open, balance: balance - (round.state === 'closed' ? round.win : 0) }, { at: 'resuming', round })
}

function pressed(table: Table, id: string): Move {
  const { play } = table
  switch (play.at) {
    case 'idle':
      return start(table, id)
    case 'resuming':
      return shown(table, play.round, { do: 'round-started' }, { do: 'fly', round: play.round })
    case 'flying':
      if (play.cashing !== null) return stay(table)
      return move(table, { ...play, cashing: id }, { do: 'cash-out', roundId: play.round.roundId, actionId: id })
    case 'ending':
      return stay(table, { do: 'skip' })
    default:
      return stay(table)
  }
}

function start(table: Table, roundId: string): Move {
  const { bet, bonus, balance } = table
  if (!table.online || table.paused) return stay(table)
  if (bonus) return ask(table, roundId, bonus.value, bonus.bonusId)
  if (balance < bet) return halted(table, failureOf('insufficient-funds'))
  return ask({ ...table, balance: balance - bet }, roundId, bet, null)
}

function ask(table: Table, roundId: string, bet: number, bonusId: string | null): Move {
  const asked = { roundId, bet, auto: table.auto, bonusId }
  return move(table, { at: 'asking', ...asked }, { do: 'round-started' }, { do: 'ask-round', ...asked })
}

/** One of it was used. */
const usedUp = ({ bonus }: Table): Table['bonus'] =>
  bonus === null || bonus.remaining <= 1 ? null : { ...bonus, remaining: bonus.remaining - 1 }

/** An open round flies and is watched; a closed one is shown to its end. */
function shown(table: Table, round: CrashRound, ...before: Effect[]): Move {
  if (round.state === 'closed') return move(table, { at: 'ending', round }, ...before, { do: 'end', round })
  const watch: Effect = { do: 'watch', roundId: round.roundId, soon: false }
  return move(table, { at: 'flying', round, cashing: null, lost: false }, ...before, watch)
}

function answered(table: Table, round: CrashRound): Move {
  const { play } = table
  if (play.at === 'asking' && play.roundId === round.roundId) {
    const bonus = play.bonusId !== null && play.bonusId === table.bonus?.bonusId ? usedUp(table) : table.bonus
    return shown({ ...table, bonus, balance: round.balanceAfterBet }, round, { do: 'fly', round })
  }
  if (play.at !== 'flying' || play.round.roundId !== round.roundId) return stay(table)
  if (round.state === 'closed') return move(table, { at: 'ending', round }, { do: 'end', round })
  return move(table, { ...play, round, lost: false }, { do: 'watch', roundId: round.roundId, soon: false })
}

function ended(table: Table): Move {
  const { play } = table
  if (play.at !== 'ending') return stay(table)
  return move({ ...table, balance: play.round.balance }, { at: 'idle' }, { do: 'round-ended', round: play.round })
}

function askFailed(table: Table, failure: Failure): Move {
  const { play } = table
  if (play.at !== 'asking') return stay(table)
  const { roundId, bet, auto, bonusId } = play
  if (mayAskAgain(failure)) return reported(table, { at: 'stuck', failure, roundId, bet, auto, bonusId }, failure)
  const bonus = failure.kind === 'bonus-unusable' ? null : table.bonus
  const back = { ...table, bonus, balance: table.balance + (bonusId === null ? bet : 0) }
  return isForPortal(failure) ? halted(back, failure) : reported(back, { at: 'refused', failure }, failure)
}

/** The round runs at the host whether we hear of it or not; only a session that is over ends the watching. */
function watchFailed(table: Table, failure: Failure): Move {
  const { play } = table
  if (play.at !== 'flying') return stay(table)
  if (isForPortal(failure) || failure.kind === 'unknown-game') return halted(table, failure)
  return move(table, { ...play, lost: true }, { do: 'watch', roundId: play.round.roundId, soon: true })
}

/** Too early, too late or not heard: the watching tells which, and the button is free again. */
function cashOutFailed(table: Table, failure: Failure): Move {
  const { play } = table
  if (play.at !== 'flying') return stay(table)
  if (isForPortal(failure)) return halted(table, failure)
  const free = { ...play, cashing: null, lost: mayAskAgain(failure) }
  return move(table, free, ...(failure.kind === 'action-refused' ? [{ do: 'tell-not-yet' } as const] : []))
}

function retry(table: Table): Move {
  const { play } = table
  if (play.at !== 'stuck') return stay(table)
  const { roundId, bet, auto, bonusId } = play
  const asked = { roundId, bet, auto, bonusId }
  return move(table, { at: 'asking', ...asked }, { do: 'ask-round', ...asked })
}

const reported = (table: Table, play: Play, failure: Failure): Move => move(table, play, { do: 'report-failure', failure })
const halted = (table: Table, failure: Failure): Move => reported(table, { at: 'halted', failure }, failure)
