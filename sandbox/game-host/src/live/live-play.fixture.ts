import type { LiveOutcome, RoundReply, Stake } from '@herna/contract/games'
import type { LiveTableKind } from '@herna/contract/live-feed'
import { resultOf, roundOf, runningRoundAt, type RunningRound, type StudioTable } from '@herna/live-studio'
import type { GameAssignment } from '../games/assignments.ts'
import { ALL_KINDS, type RealPlay, realPlay } from '../real-play.fixture.ts'

/** All rounds of the tables in tests follow from it. */
export const LIVE_SECRET = 'a secret of live rounds in tests, 32 characters long'

const MODELS: Partial<Record<LiveTableKind, string>> = {
  roulette: 'live-roulette',
  blackjack: 'live-blackjack',
  baccarat: 'live-baccarat',
  'dragon-tiger': 'live-dragon-tiger',
  wheel: 'live-wheel-multiplier',
  dice: 'live-dice',
  poker: 'live-poker-holdem',
}

/** A table of that kind, which is always open because no dealer has to be there. */
export const studioTable = (kind: LiveTableKind, fields: Partial<StudioTable> = {}): StudioTable => ({
  gameCode: `live-${kind}`,
  name: kind,
  kind,
  poker: kind === 'poker' ? 'holdem' : null,
  language: 'sk',
  dealer: null,
  minBet: 100,
  maxBet: 10_000,
  maintenance: null,
  ...fields,
})

/** The game of a table. */
export const liveAssignment = (live: StudioTable, variantId = MODELS[live.kind] ?? ''): [string, GameAssignment] => [
  live.gameCode,
  {
    variantId,
    brief: {
      gameCode: live.gameCode,
      name: live.name,
      provider: 'corso',
      providerName: 'Corso',
      type: 'Live',
      motifs: ['roulette'],
      fileVersion: '1',
    },
    minBet: live.minBet,
    maxBet: live.maxBet,
    live,
  },
]

export const ROULETTE_TABLE = studioTable('roulette')
/** One table of each kind with betting spots, and the other games. */
export const LIVE_TABLES: readonly StudioTable[] = (
  ['roulette', 'baccarat', 'dragon-tiger', 'wheel', 'dice', 'poker'] as const
).map((kind) => (kind === 'roulette' ? ROULETTE_TABLE : studioTable(kind)))
export const BLACKJACK_TABLE = studioTable('blackjack')
export const WITH_LIVE_TABLES = new Map([
  ...ALL_KINDS,
  ...[...LIVE_TABLES, BLACKJACK_TABLE].map((table) => liveAssignment(table)),
])

/** Real play with live tables. */
export const livePlay = (options: Parameters<typeof realPlay>[0] = {}): Promise<RealPlay> =>
  realPlay({
    assignments: WITH_LIVE_TABLES,
    ...options,
    environment: { HERNA_LIVE_ROUNDS_SECRET: LIVE_SECRET, ...options.environment },
  })

/** Sets the clock so many milliseconds after the start of the table's next round. */
export function toNextRound(real: RealPlay, table: StudioTable, after = 1_000): RunningRound {
  const current = runningRoundAt(table, real.host.clock.now.getTime())
  if (!current) throw new Error('the table is closed')
  real.host.clock.now = new Date(current.endsAt + after)
  const next = runningRoundAt(table, real.host.clock.now.getTime())
  if (!next) throw new Error('the table is closed')
  return next
}

export const setTime = (real: RealPlay, time: number): void => {
  real.host.clock.now = new Date(time)
}

/** A bet as the client sends it. */
export const betOn = (tableRound: number, ...stakes: Stake[]) => ({
  tableRound,
  stakes,
  bet: stakes.reduce((sum, { amount }) => sum + amount, 0),
})

export function liveOf({ outcome }: RoundReply): LiveOutcome {
  if (outcome.kind !== 'live') throw new Error(`a round of ${outcome.kind}`)
  return outcome
}

/** What the studio deals in a round. */
export const studioResult = (table: StudioTable, tableRound: number) => resultOf(roundOf(table, tableRound, LIVE_SECRET).outcome)
