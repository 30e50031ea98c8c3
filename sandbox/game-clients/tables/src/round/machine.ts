import type { RoundAction, Stake } from '@herna/contract/games'
import { failure as failureOf, ownStakeOf } from '@herna/game-kit'
import { betFault, NO_BETS, totalOf } from '../bets/index.ts'
import type { TableRound, TableSession } from '../session/index.ts'
import { usedUp, withBonus } from './bonus.ts'
import { dismissed, failed, halt, openAgain, reported, resumed, retry } from './failing.ts'
import type { Effect, Event, Move, Play, Table } from './play.ts'
import { move, stay } from './step.ts'

/** The next state and what must be done. An event that makes no sense in a state changes nothing. */
export function advance(table: Table, event: Event): Move {
  const { play } = table
  switch (event.type) {
    case 'online':
    case 'offline':
      return stay({ ...table, online: event.type === 'online' })
    case 'paused':
      return stay({ ...table, paused: true })
    case 'resumed':
      return resumed({ ...table, paused: false })
    case 'balance-told':
      if (play.at !== 'betting' && play.at !== 'halted') return stay(table)
      return stay({ ...withBonus(table, event.bonus), balance: event.balance })
    case 'opened':
      return play.at === 'opening' ? opened(table, event.session) : stay(table)
    case 'open-failed':
      return play.at === 'opening' ? reported(table, { at: 'unopened', failure: event.failure }, event.failure) : stay(table)
    case 'open-again':
      return openAgain(table)
    case 'bets':
      return play.at === 'betting' ? laid(table, event) : stay(table)
    case 'pressed':
      return pressed(table, event.roundId)
    case 'act':
      return play.at === 'choosing' ? act(table, play.reply, event.action) : stay(table)
    case 'answered':
      return answered(table, event.reply)
    case 'failed':
      return failed(table, event.failure)
    case 'retry':
      return retry(table)
    case 'dismissed':
      return dismissed(table)
    case 'shown':
      return play.at === 'showing' ? shown(table, play) : stay(table)
    case 'replay':
      return play.at === 'betting' ? show(table, event.reply, null, true) : stay(table)
  }
}

const laid = (table: Table, { bets, keepsResult }: Extract<Event, { type: 'bets' }>): Move =>
  stay({ ...table, bets, lastWin: keepsResult ? table.lastWin : null })

function opened(table: Table, session: TableSession): Move {
  const { balance, bonus, openRound: reply } = session
  const open = { ...withBonus(table, bonus), session, balance, lastWin: null }
  if (reply === null) return move(open, { at: 'betting' })
  if (reply.state === 'open') return move(open, { at: 'resuming', reply: { ...reply, balance, balanceAfterBet: balance } })
  // Settled before it is shown: until then the balance is without its win. The session's balance is of now, the round's is of then.
  const late = { ...reply, balance, balanceAfterBet: Math.max(0, balance - reply.win) }
  return move({ ...open, balance: late.balanceAfterBet }, { at: 'resuming', reply: late })
}

function pressed(table: Table, roundId: string): Move {
  const { play } = table
  if (play.at === 'betting') return start(table, roundId)
  if (play.at === 'showing') return { table, effects: [{ do: 'skip' }] }
  if (play.at !== 'resuming') return stay(table)
  const { table: next, effects } = show(table, play.reply, null, false)
  return { table: next, effects: [{ do: 'round-started' }, ...effects] }
}

function start(table: Table, roundId: string): Move {
  const { session, bets, bonus, balance } = table
  if (!session || !table.online || table.paused || betFault(bets.stakes, session.game.minBet) !== null) return stay(table)
  const { stakes } = bets
  if (bets.isGolden) return bonus === null ? stay(table) : ask({ ...table, lastWin: null }, roundId, stakes, bonus.bonusId)
  const total = totalOf(stakes)
  if (balance < total) return halt(table, failureOf('insufficient-funds'), null)
  return ask({ ...table, balance: balance - total, last: stakes, lastWin: null }, roundId, stakes, null)
}

const ask = (table: Table, roundId: string, stakes: readonly Stake[], bonusId: string | null): Move =>
  move(table, { at: 'asking', roundId, stakes, bonusId }, { do: 'round-started' }, { do: 'ask-round', roundId, stakes, bonusId })

/** An open round may be played to its end in a pause of the portal's; a lost connection has to come back first. */
function act(table: Table, reply: TableRound, action: RoundAction): Move {
  if (!table.online) return stay(table)
  return move(table, { at: 'acting', reply, action }, { do: 'ask-action', roundId: reply.roundId, action })
}

function answered(table: Table, reply: TableRound): Move {
  const { play } = table
  if (play.at === 'asking' && play.roundId === reply.roundId) {
    const bonus = play.bonusId === table.bonus?.bonusId ? usedUp(table.bonus) : table.bonus
    return show({ ...table, bonus }, reply, null, false)
  }
  const isOfThis = (play.at === 'acting' || play.at === 'checking') && play.reply.roundId === reply.roundId
  return isOfThis ? show(table, reply, play.reply, false) : stay(table)
}

function show(table: Table, reply: TableRound, before: TableRound | null, isReplay: boolean): Move {
  const effect: Effect = { do: 'show', reply, before }
  const shown = isReplay ? table : { ...table, balance: reply.balanceAfterBet }
  return move(shown, { at: 'showing', reply, before, isReplay }, effect)
}

/** The host's balance is the truth, whatever was added up on the way. A replay is a picture of the past: it changes nothing. */
function shown(table: Table, { reply, isReplay }: Extract<Play, { at: 'showing' }>): Move {
  if (isReplay) return move(table, { at: 'betting' })
  if (reply.state === 'open') return move(table, { at: 'choosing', reply })
  // A single bet stays as it is; chips on a cloth are laid anew each round.
  const bets = table.session?.game.kind === 'video-poker' ? table.bets : NO_BETS
  const settled = { ...table, balance: reply.balance, lastWin: reply.win, lastCost: ownStakeOf(reply), bets }
  return move(withBonus(settled, table.bonus), { at: 'betting' }, { do: 'round-ended', reply })
}
