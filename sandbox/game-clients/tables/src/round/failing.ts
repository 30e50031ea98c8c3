import { type Failure, isForPortal, mayAskAgain } from '@herna/game-kit'
import { NO_BETS, totalOf } from '../bets/index.ts'
import type { TableRound } from '../session/index.ts'
import { withBonus } from './bonus.ts'
import type { Effect, Move, Play, Table } from './play.ts'
import { move, stay } from './step.ts'

/** What a refused or unanswered call makes of the table (M6): what may have happened is asked again under the same id, the rest is given back. */
export function failed(table: Table, failure: Failure): Move {
  const { play } = table
  if (play.at === 'asking') {
    if (mayAskAgain(failure)) return settled(reported(table, { ...play, at: 'stuck', failure }, failure))
    const back = play.bonusId === null ? totalOf(play.stakes) : 0
    const bonus = failure.kind === 'bonus-unusable' ? null : table.bonus
    return settled(refused({ ...withBonus(table, bonus), balance: table.balance + back }, failure, null))
  }
  if (play.at !== 'acting' && play.at !== 'checking') return stay(table)
  const action = play.at === 'acting' ? play.action : null
  if (mayAskAgain(failure)) return reported(table, { at: 'stuck-action', reply: play.reply, action, failure }, failure)
  return refused(table, failure, play.reply)
}

export const reported = (table: Table, play: Play, failure: Failure): Move => move(table, play, { do: 'report-failure', failure })
export const halt = (table: Table, failure: Failure, open: TableRound | null): Move =>
  reported(table, { at: 'halted', failure, open }, failure)
const refused = (table: Table, failure: Failure, open: TableRound | null): Move =>
  isForPortal(failure) ? halt(table, failure, open) : reported(table, { at: 'refused', failure, open }, failure)
const settled = ({ table, effects }: Move): Move => ({ table, effects: [{ do: 'settle' }, ...effects] })

/** The same id again: what has happened happens once. */
export function retry(table: Table): Move {
  const { play } = table
  if (!table.online) return stay(table)
  if (play.at === 'stuck') {
    const { roundId, stakes, bonusId } = play
    const asked: Effect = { do: 'ask-round', roundId, stakes, bonusId }
    return move(table, { at: 'asking', roundId, stakes, bonusId }, { do: 'round-started' }, asked)
  }
  if (play.at !== 'stuck-action') return stay(table)
  const { reply, action } = play
  if (action === null) return check(table, reply)
  return move(table, { at: 'acting', reply, action }, { do: 'ask-action', roundId: reply.roundId, action })
}

const check = (table: Table, reply: TableRound): Move =>
  move(table, { at: 'checking', reply }, { do: 'ask-state', roundId: reply.roundId })

/** Back to the cloth, or to the open round; one that may have moved on is asked for. */
export function dismissed(table: Table): Move {
  const { play } = table
  if (play.at !== 'refused' && play.at !== 'halted') return stay(table)
  if (play.open === null) return move(table, { at: 'betting' })
  return play.at === 'halted' ? move(table, { at: 'choosing', reply: play.open }) : check(table, play.open)
}

/** A new session replaces the old one only where no round is on show. */
export function openAgain(table: Table): Move {
  const { at } = table.play
  const mayOpen = ['unopened', 'halted', 'stuck', 'stuck-action', 'betting'].includes(at)
  return mayOpen ? move({ ...table, bets: NO_BETS }, { at: 'opening' }, { do: 'open-session' }) : stay(table)
}

/** The player came back from the portal's word: what was about money may be tried anew. */
export function resumed(table: Table): Move {
  const { play } = table
  const isForMoney = play.at === 'halted' && (play.failure.kind === 'insufficient-funds' || play.failure.kind === 'limit')
  return isForMoney ? dismissed(table) : stay(table)
}
