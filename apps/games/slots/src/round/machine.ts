import type { RoundReply, SessionReply } from '@herna/contract/games'
import { type Failure, mayAskAgain } from '../session/index.ts'
import type { Effect, Event, Play, Table } from './play.ts'

export interface Move {
  table: Table
  effects: Effect[]
}

type At<K extends Play['at']> = Extract<Play, { at: K }>

const stay = (table: Table): Move => ({ table, effects: [] })
const move = (table: Table, play: Play, ...effects: Effect[]): Move => ({ table: { ...table, play }, effects })

/** The next state and what must be done. An event that makes no sense in a state changes nothing. */
export function advance(table: Table, event: Event): Move {
  switch (event.type) {
    case 'online':
    case 'offline':
      return stay({ ...table, online: event.type === 'online' })
    case 'opened':
      return table.play.at === 'opening' ? opened(table, event.session) : stay(table)
    case 'open-failed':
      return table.play.at === 'opening' ? openFailed(table, event.failure) : stay(table)
    case 'open-again':
      return openAgain(table)
    case 'bet-chosen':
      return betChosen(table, event.bet)
    case 'pressed':
      return pressed(table, event.roundId)
    case 'answered':
      return table.play.at === 'asking' && table.play.roundId === event.reply.roundId
        ? stopReels({ ...table, balance: event.reply.balanceAfterBet }, event.reply, 0, table.play.hurried)
        : stay(table)
    case 'round-failed':
      return table.play.at === 'asking' && table.play.roundId === event.roundId
        ? roundFailed(table, table.play, event.failure)
        : stay(table)
    case 'retry':
      return table.play.at === 'stuck' && table.online ? ask(table, table.play.roundId, table.play.bet) : stay(table)
    case 'dismissed':
      return table.play.at === 'refused' || table.play.at === 'broke' ? move(table, { at: 'idle' }) : stay(table)
    case 'reels-stopped':
      return table.play.at === 'stopping'
        ? move(
            table,
            { at: 'showing', reply: table.play.reply, step: table.play.step },
            {
              do: 'show-wins',
              reply: table.play.reply,
              step: table.play.step,
            },
          )
        : stay(table)
    case 'wins-shown':
      return table.play.at === 'showing' ? afterWins(table, table.play) : stay(table)
  }
}

function opened(table: Table, session: SessionReply): Move {
  const { bets, defaultBet } = session.game
  const bet = bets.includes(table.bet) ? table.bet : bets.includes(defaultBet) ? defaultBet : (bets[0] ?? defaultBet)
  return move({ ...table, session, balance: session.balance, bet, lastWin: null }, { at: 'idle' })
}

const openFailed = (table: Table, failure: Failure): Move =>
  move(table, { at: 'unopened', failure }, { do: 'report-failure', failure })

/** A new session replaces the old one only where no round is on show; it is also the way out of a round nobody can settle. */
function openAgain(table: Table): Move {
  const { at } = table.play
  return at === 'unopened' || at === 'expired' || at === 'broke' || at === 'stuck' || at === 'idle'
    ? move(table, { at: 'opening' }, { do: 'open-session' })
    : stay(table)
}

function betChosen(table: Table, bet: number): Move {
  const free = table.play.at === 'idle' || table.play.at === 'broke'
  if (!free || !table.session?.game.bets.includes(bet)) return stay(table)
  return move({ ...table, bet }, { at: 'idle' })
}

function pressed(table: Table, roundId: string): Move {
  const { play } = table
  switch (play.at) {
    case 'idle':
      if (!table.online) return stay(table)
      if (table.balance < table.bet) return move(table, { at: 'broke' })
      return ask({ ...table, lastWin: null, balance: table.balance - table.bet }, roundId, table.bet)
    case 'asking':
      return play.hurried ? stay(table) : move(table, { ...play, hurried: true })
    case 'stopping':
      return play.hurried ? stay(table) : move(table, { ...play, hurried: true }, { do: 'hurry-reels' })
    case 'showing':
      return { table, effects: [{ do: 'skip-wins' }] }
    case 'plate':
      return afterPlate(table, play)
    default:
      return stay(table)
  }
}

/** First try and retry alike: the id decides that the stake is taken once. */
const ask = (table: Table, roundId: string, bet: number): Move =>
  move(
    table,
    { at: 'asking', roundId, bet, hurried: false },
    { do: 'round-started' },
    { do: 'spin-reels' },
    { do: 'ask-round', roundId, bet },
  )

function roundFailed(table: Table, { roundId, bet }: At<'asking'>, failure: Failure): Move {
  const told: Effect[] = [{ do: 'settle-reels' }, { do: 'report-failure', failure }]
  if (mayAskAgain(failure)) return move(table, { at: 'stuck', roundId, bet, failure }, ...told)
  const untaken = { ...table, balance: table.balance + bet }
  if (failure.kind === 'credit') return move(untaken, { at: 'broke' }, ...told)
  if (failure.kind === 'expired') return move(untaken, { at: 'expired', failure }, ...told)
  return move(untaken, { at: 'refused', failure }, ...told)
}

function stopReels(table: Table, reply: RoundReply, step: number, hurried: boolean): Move {
  const grid = reply.steps[step]?.grid ?? []
  return move(table, { at: 'stopping', reply, step, hurried }, { do: 'stop-reels', grid, quick: hurried })
}

function afterWins(table: Table, { reply, step }: At<'showing'>): Move {
  const shown = reply.steps[step]
  const more = step + 1 < reply.steps.length
  if (more && shown !== undefined && shown.freeSpinsAwarded > 0) {
    return move(table, { at: 'plate', reply, step, plate: shown.isFreeSpin ? 'more' : 'awarded' })
  }
  if (more) return nextStep(table, reply, step)
  if (reply.steps.length > 1) return move(table, { at: 'plate', reply, step, plate: 'summary' })
  return settle(table, reply)
}

const afterPlate = (table: Table, { reply, step, plate }: At<'plate'>): Move =>
  plate === 'summary' ? settle(table, reply) : nextStep(table, reply, step)

function nextStep(table: Table, reply: RoundReply, step: number): Move {
  const { table: next, effects } = stopReels(table, reply, step + 1, false)
  return { table: next, effects: [{ do: 'spin-reels' }, ...effects] }
}

/** The host's balance is the truth, whatever was added up on the way. */
const settle = (table: Table, reply: RoundReply): Move =>
  move({ ...table, balance: reply.balance, lastWin: reply.win }, { at: 'idle' }, { do: 'round-ended', reply })
