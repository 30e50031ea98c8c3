import type { Card, LiveResult, SpotDefinition } from '@herna/contract/games'
import { type Rational, rational } from '../rational.ts'
import type { Draw } from '../draw.ts'
import { type CardNumber, decksOf, shuffled } from '../tables/cards/deck.ts'
import { perCent } from '../tables/per-cent.ts'

const DECKS = 8
const RANKS = 13
const SUITS = 4
const TIE_PAYS = 11
const SUITED_TIE_PAYS = 50

type Duel = Extract<LiveResult, { kind: 'dragon-tiger' }>

/** One card each of eight freshly shuffled decks. */
export function dealDuel(draw: Draw): { dragon: CardNumber; tiger: CardNumber } {
  const [dragon = 0, tiger = 0] = shuffled(decksOf(DECKS), 2, draw)
  return { dragon, tiger }
}

/** The higher card wins; the ace is the lowest. */
export function duelWinner(dragon: Card, tiger: Card): Duel['winner'] {
  if (dragon.rank !== tiger.rank) return dragon.rank > tiger.rank ? 'dragon' : 'tiger'
  return dragon.suit === tiger.suit ? 'suited-tie' : 'tie'
}

/** Amount returned per cent, the stake included; a tie returns half of what lies on dragon and tiger. */
export function duelReturn(spot: string, { winner }: Duel): Rational {
  const isTie = winner === 'tie' || winner === 'suited-tie'
  if (spot === 'tie') return rational(isTie ? TIE_PAYS + 1 : 0)
  if (spot === 'suited-tie') return rational(winner === 'suited-tie' ? SUITED_TIE_PAYS + 1 : 0)
  return isTie ? rational(1, 2) : rational(winner === spot ? 2 : 0)
}

/** Of the other cards: those of the same rank, and those of the same rank and suit. */
const OTHERS = DECKS * RANKS * SUITS - 1
const SAME_RANK = DECKS * SUITS - 1
const SAME_CARD = DECKS - 1

/** Exact. A side wins in half of the deals that are no tie, and then returns its stake twice. */
const SIDE_RTP = perCent(rational(2 * (OTHERS - SAME_RANK) + SAME_RANK, 2 * OTHERS))
const paid = (pays: number, deals: number): number => perCent(rational((pays + 1) * deals, OTHERS))

export const DUEL_SPOTS: readonly SpotDefinition[] = [
  { spot: 'dragon', name: 'Drak', paysToOne: 1, rtp: SIDE_RTP },
  { spot: 'tie', name: 'Remíza', paysToOne: TIE_PAYS, rtp: paid(TIE_PAYS, SAME_RANK) },
  { spot: 'suited-tie', name: 'Remíza rovnakej farby', paysToOne: SUITED_TIE_PAYS, rtp: paid(SUITED_TIE_PAYS, SAME_CARD) },
  { spot: 'tiger', name: 'Tiger', paysToOne: 1, rtp: SIDE_RTP },
]

/** Slovak sentences of the rules panel. */
export const DUEL_RULES: readonly string[] = [
  'Hrá sa z ôsmich balíčkov kariet, ktoré sa pred každým kolom nanovo zamiešajú. Drak a tiger dostanú po jednej karte.',
  'Vyhráva vyššia karta. Najvyšší je kráľ, najnižšie eso; na farbe nezáleží.',
  'Výhra na draka alebo tigra platí 1 : 1. Pri remíze sa z týchto stávok vráti polovica.',
  `Remíza, teda dve karty rovnakej hodnoty, platí ${TIE_PAYS} : 1. Remíza rovnakej farby, teda dve rovnaké karty, platí ${SUITED_TIE_PAYS} : 1 a vyhráva pri nej aj stávka na remízu.`,
]
