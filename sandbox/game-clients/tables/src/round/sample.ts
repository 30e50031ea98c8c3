import type { Card, TableDefinition, TableOutcome } from '@herna/contract/games'
import type { TableRound, TableSession } from '../session/index.ts'
import { newState, type TableState } from './state.ts'

/** Sample replies for tests. */
const common = {
  gameCode: 'skuska',
  name: 'Skúška',
  providerName: 'Štúdio',
  minBet: 100,
  maxBet: 10_000,
  chips: [100, 500, 1_000],
  rtp: 97.3,
  maxWinMultiple: 36,
  rules: ['Pravidlo.'],
  theme: { background: '#101010', surface: '#202020', accent: '#ffb224', text: '#ffffff', backdrop: '/b.webp', logo: '/l.webp' },
}
const spot = (id: string, name: string, paysToOne = 1) => ({ spot: id, name, paysToOne, rtp: 97.3 })
const card = (rank: number, suit: Card['suit'] = 'spades'): Card => ({ rank, suit })
const FIVE = [card(11), card(11, 'hearts'), card(3), card(4), card(9, 'clubs')]

const numbers = Array.from({ length: 37 }, (_, number) => spot(`straight-${number}`, `Číslo ${number}`, 35))
export const SAMPLE_GAMES: readonly TableDefinition[] = [
  {
    kind: 'roulette',
    ...common,
    spots: [...numbers, spot('split-17-18', 'Dvojica 17 a 18', 17), spot('red', 'Červená'), spot('dozen-2', 'Druhý tucet', 2)],
  },
  {
    kind: 'blackjack',
    ...common,
    decks: 8,
    dealerHitsSoft17: false,
    spots: [spot('hand', 'Stávka na ruku', 1.5), spot('pairs', 'Pár v prvých dvoch kartách', 25)],
  },
  {
    kind: 'baccarat',
    ...common,
    isWithoutCommission: false,
    spots: [spot('player', 'Hráč'), spot('tie', 'Remíza', 8), spot('banker', 'Bankár', 0.95)],
  },
  {
    kind: 'video-poker',
    ...common,
    variant: 'jacks-or-better',
    payTable: [
      { hand: 'two-pair', name: 'Dva páry', pays: 2 },
      { hand: 'high-pair', name: 'Pár dolníkov a vyšší', pays: 1 },
    ],
  },
  {
    kind: 'dice',
    ...common,
    variant: 'craps',
    spots: [
      spot('pass', 'Na hod'),
      spot('dont-pass', 'Proti hodu'),
      spot('field', 'Pole', 3),
      spot('place-6', 'Číslo 6 skôr než 7', 7 / 6),
    ],
  },
]

export const sampleGame = <K extends TableDefinition['kind']>(kind: K): Extract<TableDefinition, { kind: K }> =>
  SAMPLE_GAMES.find((game) => game.kind === kind) as Extract<TableDefinition, { kind: K }>

export const sampleRoulette = (number = 17): TableOutcome => ({
  kind: 'roulette',
  number,
  results: [{ spot: 'straight-17', amount: 100, payout: number === 17 ? 3_600 : 0 }],
})
type Blackjack = Extract<TableOutcome, { kind: 'blackjack' }>
export const sampleBlackjack = (more: Partial<Blackjack> = {}): Blackjack => ({
  kind: 'blackjack',
  dealer: { cards: [card(7, 'diamonds')], total: 7, isSoft: false },
  hands: [
    { cards: [card(8), card(8, 'hearts')], total: 16, isSoft: false, stake: 100, isDoubled: false, result: null, payout: 0 },
  ],
  activeHand: 0,
  actions: ['hit', 'stand', 'double', 'split'],
  pairs: null,
  ...more,
})
/** Both hands after a split, and the dealer bust. */
export const sampleSplit = (): Blackjack => {
  const hand = (second: number) => ({
    cards: [card(8), card(second, 'clubs')],
    total: 8 + second,
    isSoft: false,
    stake: 100,
    isDoubled: false,
    result: 'win' as const,
    payout: 200,
  })
  const dealer = { cards: [card(7, 'diamonds'), card(9), card(10)], total: 26, isSoft: false }
  return sampleBlackjack({ dealer, hands: [hand(10), hand(9)], activeHand: null, actions: [] })
}
export const sampleBaccarat = (): TableOutcome => ({
  kind: 'baccarat',
  player: [card(2), card(3), card(4)],
  banker: [card(1), card(6)],
  playerTotal: 9,
  bankerTotal: 7,
  result: 'player',
  results: [{ spot: 'player', amount: 100, payout: 200 }],
})
export const samplePoker = (held: boolean[] | null = null): TableOutcome => ({
  kind: 'video-poker',
  dealt: FIVE,
  held,
  final: held && [...FIVE.slice(0, 2), card(12), card(6), card(7)],
  hand: held && 'high-pair',
})
export const sampleDice = (): TableOutcome => ({
  kind: 'dice',
  rolls: [
    [2, 2],
    [6, 5],
    [3, 1],
  ],
  results: [{ spot: 'pass', amount: 100, payout: 200 }],
})

export const sampleRound = (round: Partial<TableRound> = {}): TableRound => ({
  roundId: 'round-1',
  gameCode: 'skuska',
  state: 'closed',
  bet: 100,
  staked: 100,
  outcome: sampleRoulette(),
  win: 0,
  balanceAfterBet: 900,
  balance: 900,
  playedAt: '2026-03-01T10:00:00.000Z',
  payment: 'balance',
  jackpot: null,
  ...round,
})

export const sampleSession = (session: Partial<TableSession> = {}): TableSession => ({
  sessionId: 's1',
  token: 't1',
  mode: 'demo',
  balance: 1_000,
  currency: 'EUR',
  openRound: null,
  bonus: null,
  game: sampleGame('roulette'),
  ...session,
})

export const sampleState = (state: Partial<TableState> = {}): TableState => ({
  ...newState(true),
  session: sampleSession(),
  balance: 1_000,
  play: { phase: 'idle' },
  ...state,
})
