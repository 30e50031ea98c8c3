import type { Card } from '@herna/contract/games'

const RANKS = [
  'eso',
  'dvojka',
  'trojka',
  'štvorka',
  'päťka',
  'šestka',
  'sedmička',
  'osmička',
  'deviatka',
  'desiatka',
  'dolník',
  'dáma',
  'kráľ',
]
/** Eso is neuter, dolník and kráľ are masculine, the rest feminine. */
const GENDERS = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0]
const SUITS = {
  clubs: ['krížový', 'krížová', 'krížové'],
  diamonds: ['kárový', 'kárová', 'kárové'],
  hearts: ['srdcový', 'srdcová', 'srdcové'],
  spades: ['pikový', 'piková', 'pikové'],
} as const

/** The card's name in Slovak, such as „srdcová dáma“. */
export const cardName = ({ rank, suit }: Card): string =>
  suit === 'joker' ? 'žolík' : `${SUITS[suit][GENDERS[rank - 1] ?? 1] ?? ''} ${RANKS[rank - 1] ?? ''}`
