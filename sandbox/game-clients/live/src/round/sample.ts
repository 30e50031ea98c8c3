import type { LiveDefinition, LiveTableState, SpotDefinition } from '@herna/contract/games'
import type { LiveRound, LiveSession } from '../session/index.ts'

// Sample replies and table states for tests. All times count from the start of the table's round.
const START = Date.parse('2026-03-01T20:00:00.000Z')
const BETTING_MS = 20_000
const DEALING_MS = 12_000
const RESULT_MS = 8_000

/** The host's time so many ms after the start of the sample round. */
export const at = (ms: number): string => new Date(START + ms).toISOString()

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const spots = (ids: readonly string[], name: (id: string) => string, paysToOne: number): SpotDefinition[] =>
  ids.map((spot) => ({ spot, name: name(spot), paysToOne, rtp: 97.3 }))
const numbered = (prefix: string) => (id: string) => `${prefix} ${id.split('-').slice(1).join(' / ')}`

/** Spots of a European roulette. */
const ROULETTE_SPOTS: SpotDefinition[] = [
  ...spots(
    upTo(36, 0).map((n) => `straight-${n}`),
    numbered('Číslo'),
    35,
  ),
  ...spots(
    [
      ...upTo(3).map((n) => `split-0-${n}`),
      ...upTo(36)
        .filter((n) => n % 3 !== 0)
        .map((n) => `split-${n}-${n + 1}`),
      ...upTo(33).map((n) => `split-${n}-${n + 3}`),
    ],
    numbered('Split'),
    17,
  ),
  ...spots(['trio-0-1-2', 'trio-0-2-3'], numbered('Trojica'), 11),
  ...spots(
    upTo(12).map((row) => `street-${row * 3 - 2}`),
    numbered('Ulica od'),
    11,
  ),
  ...spots(
    [
      'corner-0',
      ...upTo(32)
        .filter((n) => n % 3 !== 0)
        .map((n) => `corner-${n}`),
    ],
    numbered('Roh od'),
    8,
  ),
  ...spots(
    upTo(11).map((row) => `line-${row * 3 - 2}`),
    numbered('Šestica od'),
    5,
  ),
  ...spots(
    upTo(3).map((n) => `dozen-${n}`),
    numbered('Tucet'),
    2,
  ),
  ...spots(
    upTo(3).map((n) => `column-${n}`),
    numbered('Stĺpec'),
    2,
  ),
  ...spots(['low'], () => 'Malé', 1),
  ...spots(['even'], () => 'Párne', 1),
  ...spots(['red'], () => 'Červená', 1),
  ...spots(['black'], () => 'Čierna', 1),
  ...spots(['odd'], () => 'Nepárne', 1),
  ...spots(['high'], () => 'Veľké', 1),
]

/** 21 × 1, 13 × 2, 7 × 5, 4 × 10 and 9 × bonus. */
const SEGMENTS = Object.entries({ '1': 21, '2': 13, '5': 7, '10': 4, bonus: 9 })
  .flatMap(([segment, count]) => Array.from({ length: count }, (_, index) => ({ segment, place: (index + 0.5) / count })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ segment }) => segment)

const WHEEL_SPOTS: SpotDefinition[] = [
  ...['1', '2', '5', '10'].map((spot) => ({ spot, name: `Políčko ${spot}`, paysToOne: Number(spot), rtp: 96 })),
  { spot: 'bonus', name: 'Políčko Bonus', paysToOne: 4.5, rtp: 96 },
]

export const sampleGame = (more: Partial<LiveDefinition> = {}): LiveDefinition => ({
  kind: 'live',
  table: 'roulette',
  poker: null,
  language: 'sk',
  gameCode: 'ruleta-corso',
  name: 'Ruleta Corso',
  providerName: 'Perihel Live',
  minBet: 50,
  maxBet: 200_000,
  chips: [50, 100, 200, 500, 1_000, 2_500, 10_000],
  rtp: 97.3,
  maxWinMultiple: 36,
  rules: ['Jedna veta.'],
  theme: { background: '#101020', surface: '#202040', accent: '#ffb224', text: '#ffffff', backdrop: '/b', logo: '/l' },
  spots: more.table === 'wheel' ? WHEEL_SPOTS : ROULETTE_SPOTS,
  spotLimits: [],
  segments: more.table === 'wheel' ? SEGMENTS : [],
  ...more,
})

const RESULTS = ['17', '32', '0', '25', '8', '14', '29', '3', '20', '36', '11', '17', '5', '30', '9', '17', '24']
const WHEEL_RESULTS = ['1', '2', 'bonus', '1', '5', '1', '2', '10', '1']

/** The table `now` ms after the start of round 7. */
export function sampleTable(
  now: number,
  {
    table = 'roulette',
    round,
    ...more
  }: Partial<Omit<LiveTableState, 'round'>> & {
    table?: LiveDefinition['table']
    round?: Partial<NonNullable<LiveTableState['round']>> | null
  } = {},
): LiveTableState {
  return {
    now: at(now),
    status: 'online',
    opensAt: null,
    dealer: 'Lucia',
    players: 14,
    round:
      round === null
        ? null
        : {
            tableRound: 7,
            startsAt: at(0),
            bettingEndsAt: at(BETTING_MS),
            resultAt: at(BETTING_MS + DEALING_MS),
            endsAt: at(BETTING_MS + DEALING_MS + RESULT_MS),
            result: null,
            bets: [],
            dealerCards: [],
            ...round,
          },
    seats: [],
    results: table === 'wheel' ? WHEEL_RESULTS : RESULTS,
    ...more,
  }
}

/** A player's open round with 1 € on number 17, in the table's round 7. */
export const sampleRound = ({
  outcome,
  ...more
}: Partial<Omit<LiveRound, 'outcome'>> & { outcome?: Partial<LiveRound['outcome']> } = {}): LiveRound => ({
  roundId: 'round-1',
  gameCode: 'ruleta-corso',
  state: 'open',
  bet: 100,
  staked: 100,
  win: 0,
  balanceAfterBet: 9_900,
  balance: 9_900,
  playedAt: at(5_000),
  payment: 'balance',
  jackpot: null,
  ...more,
  outcome: {
    kind: 'live',
    tableRound: 7,
    resultAt: at(BETTING_MS + DEALING_MS),
    results: [{ spot: 'straight-17', amount: 100, payout: 0 }],
    result: null,
    seat: null,
    ...outcome,
  },
})

/** The same round after the number 17 has won. */
export const wonRound = (more: Partial<LiveRound> = {}): LiveRound =>
  sampleRound({
    ...more,
    state: 'closed',
    win: 3_600,
    balance: 13_500,
    outcome: {
      results: [{ spot: 'straight-17', amount: 100, payout: 3_600 }],
      result: { kind: 'roulette', number: 17 },
    },
  })

export const sampleSession = (more: Partial<LiveSession> = {}): LiveSession => ({
  sessionId: 's1',
  token: 't1',
  mode: 'real',
  balance: 10_000,
  currency: 'EUR',
  game: sampleGame(),
  openRound: null,
  bonus: null,
  ...more,
})
