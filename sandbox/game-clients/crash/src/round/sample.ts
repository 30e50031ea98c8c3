import type { CrashTable } from '@herna/contract/games'
import type { CrashRound, CrashSession } from '../session/index.ts'

/** Sample replies for tests. */
export const sampleRound = ({
  outcome,
  ...more
}: Partial<Omit<CrashRound, 'outcome'>> & { outcome?: Partial<CrashRound['outcome']> } = {}): CrashRound => ({
  roundId: 'round-1',
  gameCode: 'raketa',
  state: 'open',
  bet: 100,
  staked: 100,
  win: 0,
  balanceAfterBet: 900,
  balance: 900,
  playedAt: '2026-03-01T10:00:00.000Z',
  payment: 'balance',
  jackpot: null,
  ...more,
  outcome: {
    kind: 'crash',
    tableRound: 7,
    hash: 'a'.repeat(64),
    seed: null,
    startedAt: '2026-03-01T10:00:00.000Z',
    elapsedMs: 0,
    autoCashOut: null,
    cashedOutAt: null,
    crashedAt: null,
    ...outcome,
  },
})
export const crashed = (at = 150): CrashRound => sampleRound({ state: 'closed', outcome: { crashedAt: at, elapsedMs: 4_000 } })
export const cashedOut = (at = 150): CrashRound =>
  sampleRound({ state: 'closed', win: at, balance: 900 + at, outcome: { cashedOutAt: at, crashedAt: 400, elapsedMs: 4_000 } })

export const sampleSession = (more: Partial<CrashSession> = {}): CrashSession => ({
  sessionId: 's1',
  token: 't1',
  mode: 'demo',
  balance: 1_000,
  currency: 'EUR',
  game: {
    kind: 'crash',
    gameCode: 'raketa',
    name: 'Raketa',
    providerName: 'Perihel',
    minBet: 100,
    maxBet: 10_000,
    chips: [100, 200, 500, 1_000],
    rtp: 97,
    maxWinMultiple: 1_000,
    rules: ['Jedna veta.'],
    theme: { background: '#101020', surface: '#202040', accent: '#ffb224', text: '#ffffff', backdrop: '/b', logo: '/l' },
    world: {
      cabinet: 'wood',
      far: { tall: '/far-tall', wide: '/far-wide' },
      middle: { tall: '/middle-tall', wide: '/middle-wide' },
      near: { tall: '/near-tall', wide: '/near-wide' },
      isLight: false,
    },
    growthPerMs: 0.000099021,
    hero: '/h',
    flight: { trail: 'glow', particles: 'sparks', burst: 'blast' },
    highestMultiple: 100_000,
    returnPerTenThousand: 9_700,
  },
  openRound: null,
  bonus: null,
  ...more,
})

const HASH = 'a'.repeat(64)
/** The shared round 7, whose betting has just opened; times in ms of round time. */
export const sampleTable = ({
  round,
  ...more
}: Partial<Omit<CrashTable, 'round'>> & { round?: Partial<CrashTable['round']> } = {}): CrashTable => ({
  now: '2026-03-01T09:59:53.000Z',
  version: 'v1',
  bets: [],
  players: 0,
  staked: 0,
  results: [],
  ...more,
  round: {
    number: 7,
    hash: HASH,
    position: 7,
    chainHash: HASH,
    bettingEndsAt: '2026-03-01T09:59:59.000Z',
    startsAt: '2026-03-01T10:00:00.000Z',
    crashedAt: null,
    seed: null,
    endsAt: null,
    ...round,
  },
})
