import { drawsOf, fractionOf } from '../random.ts'
import { roundClockOf } from '../rounds/timing.ts'
import type { StudioTable } from '../studio-table.ts'
import { DAY, localOf } from './local-time.ts'

const SECOND = 1_000
const HOUR = 3_600_000
export const BLACKJACK_SEATS = 7

/** How much of the evening's peak there is at each full hour in Bratislava. */
const ACTIVITY = [
  0.62, 0.45, 0.32, 0.22, 0.16, 0.14, 0.15, 0.18, 0.22, 0.27, 0.32, 0.37, 0.42, 0.45, 0.48, 0.52, 0.58, 0.66, 0.76, 0.88, 0.97, 1,
  0.94, 0.8,
] as const

/** 0–1, by the time of day. */
export function activityAt(now: number): number {
  const hours = (localOf(now) % DAY) / HOUR
  const hour = Math.floor(hours)
  const from = ACTIVITY[hour] ?? 0
  const until = ACTIVITY[(hour + 1) % 24] ?? 0
  return from + (until - from) * (hours - hour)
}

/** When something that changes in steps of a table's own length and offset changes next. */
interface Step {
  readonly number: number
  readonly startsAt: number
  readonly endsAt: number
}
function stepAt(now: number, length: number, offset: number): Step {
  const number = Math.floor((now - offset) / length)
  return { number, startsAt: number * length + offset, endsAt: (number + 1) * length + offset }
}

/** Between two counts of players. */
const COUNT_MS = 12 * SECOND
/** Between two random deviations from the table's usual number; in between it moves evenly. */
const DEVIATION_MS = 5 * 60 * SECOND

/** Who is at a table. */
export interface Guests {
  readonly players: number
  /** By seat: whether it is taken. Empty: everyone may play. */
  readonly seats: Readonly<Record<string, boolean>>
  /** Undefined: nobody can wait. */
  readonly waiting: number | undefined
  /** The next time that anything of this may change. */
  readonly endsAt: number
}

/** Simulated guests of an open table; the fewer, the higher its lowest bet. */
export function guestsAt(table: StudioTable, now: number, secret: string): Guests {
  return table.kind === 'blackjack' ? seatedGuests(table, now, secret) : standingGuests(table, now, secret)
}

function standingGuests({ gameCode, minBet }: StudioTable, now: number, secret: string): Guests {
  const drawTable = drawsOf('', 'popularity', gameCode)
  const step = stepAt(now, COUNT_MS, drawTable(COUNT_MS))
  const peak = (10 + drawTable(150)) / Math.max(1, Math.log10(minBet))
  const deviation = (number: number) => 0.7 + 0.6 * fractionOf(drawsOf(secret, 'players', gameCode, number))
  const { number, startsAt } = stepAt(step.startsAt, DEVIATION_MS, 0)
  const share = (step.startsAt - startsAt) / DEVIATION_MS
  const factor = deviation(number) * (1 - share) + deviation(number + 1) * share
  return { players: Math.round(peak * activityAt(step.startsAt) * factor), seats: {}, waiting: undefined, endsAt: step.endsAt }
}

/**
 * Each seat has its own rhythm: it is taken or free for 6 to 14 minutes. Guests come and go when a round starts, never in the middle of one: who may play at a seat
 * is certain for the whole round.
 */
function seatedGuests(table: StudioTable, now: number, secret: string): Guests {
  const { gameCode } = table
  const clock = roundClockOf(table)
  const { startsAt: roundStartsAt } = clock.timesOf(clock.numberAt(now))
  const firstRoundFrom = (time: number) => clock.timesOf(clock.numberAt(time - 1) + 1).startsAt
  const seats: Record<string, boolean> = {}
  let endsAt = Number.POSITIVE_INFINITY
  for (let seat = 1; seat <= BLACKJACK_SEATS; seat += 1) {
    const drawSeat = drawsOf('', 'seat', gameCode, seat)
    const length = (360 + drawSeat(480)) * SECOND
    const step = stepAt(roundStartsAt, length, drawSeat(length))
    // In the evening one table in twelve is full, so players find a seat.
    const occupancy = 0.25 + 0.45 * activityAt(step.startsAt)
    seats[seat] = fractionOf(drawsOf(secret, 'seat', gameCode, seat, step.number)) < occupancy
    endsAt = Math.min(endsAt, firstRoundFrom(step.endsAt))
  }
  const players = Object.values(seats).filter((isTaken) => isTaken).length
  // Guests do not wait: they would never get the seat for which players wait.
  return { players, seats, waiting: 0, endsAt }
}
