import type { LiveTable } from '@herna/contract/live-feed'
import type { StudioTable } from '../studio-table.ts'
import { shiftAt } from './dealers.ts'
import { BLACKJACK_SEATS, type Guests, guestsAt } from './guests.ts'
import { maintenanceEndOf, periodAt } from './opening-hours.ts'
import { resultsAt } from './results.ts'

/** A table now, and the next time that anything of it may change (milliseconds since the epoch). */
export interface TableAt {
  readonly table: LiveTable
  readonly changesAt: number
}

/** The state of a table: it follows from the table, the time and the secret alone. */
export function tableAt(table: StudioTable, now: number, secret: string): TableAt {
  const { gameCode, language, kind, minBet, maxBet } = table
  const common = { ImsGameCode: gameCode, Language: language, Kind: kind, MinBet: minBet, MaxBet: maxBet }
  const results = resultsAt(table, now, secret)
  const maintenanceEndsAt = maintenanceEndOf(table)
  const period = periodAt(table, now)
  if (maintenanceEndsAt > now || !period.isOpen) {
    const isMaintenance = maintenanceEndsAt > now
    const endsAt = isMaintenance ? maintenanceEndsAt : (period.endsAt ?? Infinity)
    const opensAt = Number.isFinite(endsAt) ? new Date(endsAt).toISOString() : null
    return {
      table: {
        ...common,
        Status: isMaintenance ? 'maintenance' : 'closed',
        ...seatsOf(NO_GUESTS[kind === 'blackjack' ? 'seated' : 'standing']),
        Dealer: null,
        OpensAt: opensAt,
        ClosesAt: null,
        Results: isMaintenance ? [] : results.texts,
      },
      changesAt: endsAt,
    }
  }
  const guests = guestsAt(table, now, secret)
  const shift = shiftAt(table, now, secret)
  return {
    table: {
      ...common,
      Status: 'online',
      ...seatsOf(guests),
      Dealer: shift.dealer,
      OpensAt: null,
      ClosesAt: period.endsAt === null ? null : new Date(period.endsAt).toISOString(),
      Results: results.texts,
    },
    changesAt: Math.min(guests.endsAt, shift.endsAt, results.changesAt, period.endsAt ?? Infinity),
  }
}

const NO_GUESTS = {
  seated: {
    players: 0,
    seats: Object.fromEntries(Array.from({ length: BLACKJACK_SEATS }, (_, index) => [index + 1, false])),
    waiting: 0,
  },
  standing: { players: 0, seats: {}, waiting: undefined },
} as const

const seatsOf = ({ seats, players, waiting }: Pick<Guests, 'seats' | 'players' | 'waiting'>) => ({
  SeatsAvailability: { ...seats },
  Players: players,
  ...(waiting === undefined ? {} : { Waiting: waiting }),
})
