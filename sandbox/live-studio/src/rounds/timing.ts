import type { LiveTableKind } from '@herna/contract/live-feed'
import { drawsOf } from '../random.ts'
import type { StudioTable } from '../studio-table.ts'

/** Phases of a round in milliseconds: bets are accepted, then cards are dealt or the wheel spins, then the result is shown. */
export interface RoundPhases {
  readonly betting: number
  readonly dealing: number
  readonly result: number
}

const PHASES: Record<LiveTableKind, RoundPhases> = {
  roulette: { betting: 20_000, dealing: 16_000, result: 6_000 },
  blackjack: { betting: 15_000, dealing: 35_000, result: 6_000 },
  baccarat: { betting: 15_000, dealing: 15_000, result: 6_000 },
  'dragon-tiger': { betting: 15_000, dealing: 9_000, result: 6_000 },
  wheel: { betting: 18_000, dealing: 16_000, result: 8_000 },
  dice: { betting: 18_000, dealing: 8_000, result: 6_000 },
  poker: { betting: 20_000, dealing: 25_000, result: 7_000 },
}

/** The times of a round, milliseconds since the epoch. */
export interface RoundTimes {
  readonly startsAt: number
  /** From here on no bet is accepted. */
  readonly bettingEndsAt: number
  /** From here on the result is known. */
  readonly resultAt: number
  readonly endsAt: number
}

/** The rounds of a table follow each other by the clock; tables are staggered. */
export interface RoundClock {
  /** The round that runs at this time, whether the table is open or not. */
  numberAt(now: number): number
  timesOf(roundNumber: number): RoundTimes
  /** The last round whose result is known. */
  lastResultAt(now: number): number
}

const clocks = new WeakMap<StudioTable, RoundClock>()

export function roundClockOf(table: StudioTable): RoundClock {
  const clock = clocks.get(table) ?? createRoundClock(table)
  clocks.set(table, clock)
  return clock
}

function createRoundClock({ gameCode, kind }: StudioTable): RoundClock {
  const { betting, dealing, result } = PHASES[kind]
  const length = betting + dealing + result
  // Not secret: when a round starts is seen by everyone.
  const offset = drawsOf('', 'stagger', gameCode)(length)
  const numberAt = (now: number) => Math.floor((now - offset) / length)
  return {
    numberAt,
    timesOf(roundNumber) {
      const startsAt = roundNumber * length + offset
      const bettingEndsAt = startsAt + betting
      return { startsAt, bettingEndsAt, resultAt: bettingEndsAt + dealing, endsAt: startsAt + length }
    },
    lastResultAt: (now) => numberAt(now - betting - dealing),
  }
}
