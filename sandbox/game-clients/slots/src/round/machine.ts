import { failure as failureOf, type Failure, isForPortal, mayAskAgain } from '@herna/game-kit'
import type { SlotRound, SlotSession } from '../session/index.ts'
import type { Effect, Event, Move, Play, Table } from './play.ts'
import { afterPlate, afterWins, stopReels } from './show.ts'

type At<K extends Play['at']> = Extract<Play, { at: K }>

const stay = (table: Table): Move => ({ table, effects: [] })
const move = (table: Table, play: Play, ...effects: Effect[]): Move => ({ table: { ...table, play }, effects })

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
      return balanceTold(table, event)
    case 'opened':
      return play.at === 'opening' ? opened(table, event.session) : stay(table)
    case 'open-failed':
      return play.at === 'opening'
        ? move(table, { at: 'unopened', failure: event.failure }, { do: 'report-failure', failure: event.failure })
        : stay(table)
    case 'open-again':
      return openAgain(table)
    case 'bet-chosen':
      return betChosen(table, event.bet)
    case 'pressed':
      return pressed(table, event.roundId)
    case 'answered':
      return play.at === 'asking' && play.roundId === event.reply.roundId ? answered(table, play, event.reply) : stay(table)
    case 'round-failed':
      return play.at === 'asking' && play.roundId === event.roundId ? roundFailed(table, play, event.failure) : stay(table)
    case 'retry':
      return play.at === 'stuck' && table.online ? ask(table, play) : stay(table)
    case 'dismissed':
      return play.at === 'refused' || play.at === 'halted' ? move(table, { at: 'idle' }) : stay(table)
    case 'reels-stopped':
      return play.at === 'stopping'
        ? move(table, { ...play, at: 'showing' }, { do: 'show-wins', reply: play.reply, step: play.step })
        : stay(table)
    case 'wins-shown':
      return play.at === 'showing' ? afterWins(table, play) : stay(table)
    case 'replay':
      return play.at === 'idle' ? startShow(table, event.reply, true) : stay(table)
  }
}

function opened(table: Table, session: SlotSession): Move {
  const { bets, defaultBet } = session.game
  const bet = bets.includes(table.bet) ? table.bet : bets.includes(defaultBet) ? defaultBet : (bets[0] ?? defaultBet)
  const { balance, bonus, openRound } = session
  const open = { ...table, session, balance, bonus, bet, lastWin: null }
  if (openRound === null) return move(open, { at: 'idle' })
  // Settled before it is shown: until then the balance is without its win. The session's balance is of now, the round's is of then.
  const reply = { ...openRound, balance, balanceAfterBet: Math.max(0, balance - openRound.win) }
  return move({ ...open, balance: reply.balanceAfterBet }, { at: 'resuming', reply })
}

/** A new session replaces the old one only where no round is on show; in demo it is also the way out of a round nobody can settle. */
function openAgain(table: Table): Move {
  const { at } = table.play
  return at === 'unopened' || at === 'halted' || at === 'stuck' || at === 'idle'
    ? move(table, { at: 'opening' }, { do: 'open-session' })
    : stay(table)
}

function betChosen(table: Table, bet: number): Move {
  const { at } = table.play
  const free = at === 'idle' || (at === 'halted' && isForMoney(table.play))
  if (!free || !table.session?.game.bets.includes(bet)) return stay(table)
  return move({ ...table, bet }, { at: 'idle' })
}

const isForMoney = (play: Play): boolean =>
  play.at === 'halted' && (play.failure.kind === 'insufficient-funds' || play.failure.kind === 'limit')

/** The player came back from the portal's word: what was about money may be tried anew, with a bet the balance covers. */
function resumed(table: Table): Move {
  if (!isForMoney(table.play)) return stay(table)
  const affordable = (table.session?.game.bets ?? []).filter((bet) => bet <= table.balance).at(-1)
  return move({ ...table, bet: Math.min(table.bet, affordable ?? table.bet) }, { at: 'idle' })
}

function balanceTold(table: Table, { balance, bonus }: Extract<Event, { type: 'balance-told' }>): Move {
  const { at } = table.play
  if (at === 'idle') return stay({ ...table, balance, bonus })
  return isForMoney(table.play) ? move({ ...table, balance, bonus }, { at: 'idle' }) : stay(table)
}

function pressed(table: Table, roundId: string): Move {
  const { play } = table
  switch (play.at) {
    case 'idle':
      return start(table, roundId)
    case 'resuming':
      if (play.reply.state === 'closed') return startShow(table, play.reply, false)
      return ask(table, { roundId: play.reply.roundId, bet: play.reply.bet, bonusId: null })
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

function start(table: Table, roundId: string): Move {
  if (!table.online || table.paused) return stay(table)
  const { bonus } = table
  if (bonus) return ask({ ...table, lastWin: null }, { roundId, bet: bonus.value, bonusId: bonus.bonusId })
  if (table.balance < table.bet) return halt(table, failureOf('insufficient-funds'))
  return ask({ ...table, lastWin: null, balance: table.balance - table.bet }, { roundId, bet: table.bet, bonusId: null })
}

interface Asked {
  roundId: string
  bet: number
  bonusId: string | null
}

/** First try and retry alike: the id decides that the stake is taken once. */
const ask = (table: Table, { roundId, bet, bonusId }: Asked): Move =>
  move(
    table,
    { at: 'asking', roundId, bet, bonusId, hurried: false },
    { do: 'round-started' },
    { do: 'spin-reels' },
    { do: 'ask-round', roundId, bet, bonusId },
  )

function answered(table: Table, play: At<'asking'>, reply: SlotRound): Move {
  const left = play.bonusId !== null && table.bonus ? table.bonus.remaining - 1 : null
  const bonus = left === null ? table.bonus : left > 0 && table.bonus ? { ...table.bonus, remaining: left } : null
  const shown = { reply, step: 0, isReplay: false }
  return stopReels({ ...table, bonus, balance: reply.balanceAfterBet }, shown, play.hurried)
}

function startShow(table: Table, reply: SlotRound, isReplay: boolean): Move {
  const { table: next, effects } = stopReels(table, { reply, step: 0, isReplay }, false)
  const started: Effect[] = isReplay ? [] : [{ do: 'round-started' }]
  return { table: next, effects: [...started, { do: 'spin-reels' }, ...effects] }
}

const halt = (table: Table, failure: Failure): Move => move(table, { at: 'halted', failure }, { do: 'report-failure', failure })

function roundFailed(table: Table, { roundId, bet, bonusId }: At<'asking'>, failure: Failure): Move {
  if (mayAskAgain(failure)) {
    return move(table, { at: 'stuck', roundId, bet, bonusId, failure }, { do: 'settle-reels' }, { do: 'report-failure', failure })
  }
  const untaken = {
    ...table,
    balance: bonusId === null ? table.balance + bet : table.balance,
    bonus: failure.kind === 'bonus-unusable' ? null : table.bonus,
  }
  const { table: next, effects } = isForPortal(failure)
    ? halt(untaken, failure)
    : move(untaken, { at: 'refused', failure }, { do: 'report-failure', failure })
  return { table: next, effects: [{ do: 'settle-reels' }, ...effects] }
}
