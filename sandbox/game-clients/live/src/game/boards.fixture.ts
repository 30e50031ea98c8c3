import type { Card, LiveHand, LiveResult, LiveTableState, SpotDefinition } from '@herna/contract/games'
import { sampleGame } from '../round/sample.ts'

// Sample tables of baccarat, dice, poker and blackjack.
const spot = (id: string, name: string, paysToOne: number): SpotDefinition => ({ spot: id, name, paysToOne, rtp: 96 })
export const card = (rank: number, suit: Card['suit'] = 'spades'): Card => ({ rank, suit })
const FACES = [1, 2, 3, 4, 5, 6]

export const baccarat = sampleGame({
  table: 'baccarat',
  name: 'Baccarat Danube',
  chips: [100, 500, 1_000, 2_500, 10_000, 50_000],
  spots: [
    spot('player', 'Hráč', 1),
    spot('tie', 'Remíza', 8),
    spot('banker', 'Bankár', 0.95),
    spot('player-pair', 'Pár hráča', 11),
    spot('banker-pair', 'Pár bankára', 11),
  ],
})
export const dragonTiger = sampleGame({
  table: 'dragon-tiger',
  name: 'Drak a tiger',
  chips: [100, 500, 1_000, 2_500, 10_000, 50_000],
  spots: [
    spot('dragon', 'Drak', 1),
    spot('tie', 'Remíza', 11),
    spot('suited-tie', 'Remíza rovnakej farby', 50),
    spot('tiger', 'Tiger', 1),
  ],
})
export const dice = sampleGame({
  table: 'dice',
  name: 'Živé kocky',
  spots: [
    spot('small', 'Malé, súčet 4 až 10', 1),
    spot('big', 'Veľké, súčet 11 až 17', 1),
    spot('odd', 'Nepárny súčet', 1),
    spot('even', 'Párny súčet', 1),
    ...[62, 31, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 31, 62].map((odds, nth) => spot(`total-${nth + 4}`, `Súčet ${nth + 4}`, odds)),
    ...FACES.map((face) => ({
      ...spot(`single-${face}`, `Číslo ${face}`, 12),
      payouts: ['raz', 'dvakrát', 'trikrát'].map((outcome, nth) => ({ outcome, paysToOne: [1, 2, 12][nth] ?? 0 })),
    })),
    ...FACES.map((face) => spot(`double-${face}`, `Dvojica ${face} a ${face}`, 11)),
    ...FACES.flatMap((low) =>
      FACES.filter((high) => high > low).map((high) => spot(`combination-${low}-${high}`, `Kombinácia ${low} a ${high}`, 6)),
    ),
    ...FACES.map((face) => spot(`triple-${face}`, `Trojica ${face}, ${face}, ${face}`, 200)),
    spot('any-triple', 'Ktorákoľvek trojica', 33),
  ],
})
const HANDS: [string, string, number][] = [
  ['hc', 'Vysoká karta', 4.4],
  ['p', 'Pár', 1.1],
  ['2p', 'Dva páry', 3],
  ['3k', 'Trojica', 18.5],
  ['st', 'Postupka', 19.5],
  ['fl', 'Farba', 30],
  ['fh', 'Full house', 35.5],
  ['4k', 'Štvorica alebo lepšia kombinácia', 475],
]
export const poker = sampleGame({
  table: 'poker',
  poker: 'holdem',
  name: 'Hold’em proti krupiérovi',
  spots: HANDS.map(([id, name, odds]) => spot(id, name, odds)),
})
export const blackjack = sampleGame({
  table: 'blackjack',
  name: 'Slovenský blackjack',
  chips: [500, 1_000, 2_500, 5_000, 10_000],
  minBet: 500,
  maxBet: 100_000,
  spots: [1, 2, 3, 4, 5, 6, 7].map((seat) => spot(`seat-${seat}`, `Miesto ${seat}`, 1.5)),
})

export const baccaratResult: LiveResult = {
  kind: 'baccarat',
  player: [card(2), card(3, 'hearts'), card(4, 'clubs')],
  banker: [card(6, 'diamonds'), card(6, 'clubs'), card(5, 'hearts')],
  playerTotal: 9,
  bankerTotal: 7,
  winner: 'player',
}
export const duelResult: LiveResult = { kind: 'dragon-tiger', dragon: card(7), tiger: card(13, 'hearts'), winner: 'tiger' }
export const diceResult: LiveResult = { kind: 'dice', dice: [5, 1, 5] }
export const pokerResult: LiveResult = {
  kind: 'poker',
  dealer: [card(1, 'hearts'), card(10)],
  board: [card(10, 'diamonds'), card(4), card(13, 'clubs'), card(1), card(7, 'hearts')],
  hand: '2P',
}
export const blackjackResult: LiveResult = { kind: 'blackjack', dealer: [card(1, 'diamonds'), card(8, 'clubs')], total: 19 }

const ROAD = 'BBPBTPPPBPBBBBTPPBPPPPPPPPBBTPBPBBPPBTPBBBPPB'.split('')
export const RESULTS = {
  baccarat: ROAD,
  'dragon-tiger': 'DTTEDSDDT'.split(''),
  wheel: ['2:5', 'bonus:10', '1'],
  dice: ['1-5-6', '2-2-2', '3-4-6', '1-1-2', '6-6-5', '2-3-4', '1-3-5', '4-4-6', '2-5-6', '1-2-4'],
  poker: ['P', 'HC', '2P', 'P', 'P', 'ST', 'HC', 'FL', '3K', 'P', 'FH', '2P'],
  blackjack: ['19', '22', '17'],
}

/** A hand of a seat; its total is that of a hand without aces unless given. */
export const hand = (cards: readonly Card[], more: Partial<LiveHand> = {}): LiveHand => ({
  cards: [...cards],
  total: cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0),
  isSoft: false,
  stake: 1_000,
  isDoubled: false,
  isDone: true,
  result: null,
  payout: 0,
  ...more,
})

type Seats = LiveTableState['seats']
const seat = (number: number, state: Seats[number]['state'], player: string | null, hands: LiveHand[] = []): Seats[number] => ({
  seat: number,
  state,
  player,
  hands,
})

/** Seats while bets are open: 4 and 6 are free, 2 has a guest. */
export const bettingSeats = (): Seats => [
  seat(1, 'player', 'ivka'),
  seat(2, 'guest', null),
  seat(3, 'player', 'Miro77'),
  seat(4, 'free', null),
  seat(5, 'player', 'katka'),
  seat(6, 'free', null),
  seat(7, 'player', 'Jožo'),
]
/** The same seats with cards, also the guest's; 4 belongs to the player. */
export const playedSeats = (own: LiveHand[]): Seats =>
  bettingSeats().map((each) => {
    const hands: Record<number, LiveHand[]> = {
      1: [hand([card(13), card(9, 'diamonds')])],
      2: [hand([card(10), card(6, 'diamonds'), card(2, 'clubs')], { stake: 2_000 })],
      3: [hand([card(1, 'clubs'), card(11, 'diamonds')], { total: 21, isSoft: true })],
      5: [hand([card(10, 'hearts'), card(6, 'clubs'), card(8)], { stake: 500 })],
      7: [hand([card(5, 'clubs'), card(12, 'hearts')], { isDone: false })],
    }
    return each.seat === 4 ? { ...each, state: 'player', player: 'ja', hands: own } : { ...each, hands: hands[each.seat] ?? [] }
  })
