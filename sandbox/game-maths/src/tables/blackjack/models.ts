import type { SpotDefinition } from '@herna/contract/games'
import { limitsOf } from '../limits.ts'
import type { BlackjackModel, BlackjackRules } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { PAIRS_PAY, pairsRtp } from './pairs.ts'

/** Decks, doubling rule, and the return of best play: `best-play.test.ts` recomputes it. */
const SHOES = {
  1: { decks: 1, doubleOn: '9-11', doubleAfterSplit: false, rtp: 99.89 },
  2: { decks: 2, doubleOn: 'any', doubleAfterSplit: true, rtp: 99.78 },
  6: { decks: 6, doubleOn: 'any', doubleAfterSplit: true, rtp: 99.54 },
  8: { decks: 8, doubleOn: 'any', doubleAfterSplit: true, rtp: 99.51 },
} as const

function blackjack(decks: keyof typeof SHOES, hasPairs: boolean, minBet: number, maxBet: number): BlackjackModel {
  const { rtp, ...shoe } = SHOES[decks]
  const table: BlackjackRules = { ...shoe, dealerHitsSoft17: false, hasPairs }
  const hand: SpotDefinition = {
    spot: 'hand',
    name: 'Stávka na ruku',
    paysToOne: 1.5,
    payouts: [
      { outcome: 'výhra', paysToOne: 1 },
      { outcome: 'blackjack', paysToOne: 1.5 },
    ],
    rtp,
  }
  const pairs: SpotDefinition = {
    spot: 'pairs',
    name: 'Pár v prvých dvoch kartách',
    paysToOne: PAIRS_PAY.perfect,
    payouts: [
      { outcome: 'iný pár', paysToOne: PAIRS_PAY.mixed },
      { outcome: 'rovnaká farba', paysToOne: PAIRS_PAY.coloured },
      { outcome: 'rovnaká farba aj znak', paysToOne: PAIRS_PAY.perfect },
    ],
    rtp: perCent(pairsRtp(decks)),
  }
  return {
    kind: 'blackjack',
    id: `blackjack-${decks}${hasPairs ? '-pairs' : ''}-${minBet}`,
    table,
    ...limitsOf(minBet, maxBet),
    stakeStep: 10,
    spots: hasPairs ? [hand, pairs] : [hand],
    rtp,
    maxWinMultiple: highestMultiple(table),
    rules: rulesOf(table, rtp, pairs.rtp),
  }
}

/** In opening stakes: both split hands doubled and won; with a side bet as high as the hand and a perfect pair. */
function highestMultiple({ doubleAfterSplit, hasPairs, decks }: BlackjackRules): number {
  const hands = doubleAfterSplit ? 8 : 4
  return hasPairs && decks > 1 ? (hands + PAIRS_PAY.perfect + 1) / 2 : hands
}

const DECKS = { 1: 'jedného balíčka', 2: 'dvoch balíčkov', 6: 'šiestich balíčkov', 8: 'ôsmich balíčkov' } as Record<
  number,
  string
>
const formatRtp = (perCentage: number): string => perCentage.toFixed(2).replace('.', ',')

const CHECKS_FIRST = 'Krupiér stojí na každej sedemnástke. Keď má na začiatku blackjack, kolo sa hneď končí.'

const NO_INSURANCE = 'Poistenie sa neponúka.'

/** Sentences of the rules panel; `dealerRule` is the one about the dealer's play. */
export const rulesOf = (
  table: BlackjackRules,
  rtp: number,
  pairsReturn: number,
  [dealerRule, insuranceRule] = [CHECKS_FIRST, NO_INSURANCE],
): string[] => [
  `Hrá sa z ${DECKS[table.decks]} kariet, ktoré sa pred každým kolom nanovo zamiešajú.`,
  'Cieľom je mať viac bodov než krupiér a nie viac než 21. Eso platí 1 alebo 11, obrázky 10.',
  'Blackjack z prvých dvoch kariet vyhráva 3 : 2, iná výhra 1 : 1, pri rovnosti sa stávka vracia.',
  dealerRule,
  table.doubleOn === 'any'
    ? 'Zdvojiť stávku môžete na prvých dvoch kartách, aj po rozdelení. Dostanete práve jednu kartu.'
    : 'Zdvojiť stávku môžete na prvých dvoch kartách so súčtom 9, 10 alebo 11, po rozdelení už nie. Dostanete práve jednu kartu.',
  'Dve karty rovnakej hodnoty môžete raz rozdeliť. K rozdeleným esám dostanete po jednej karte. 21 po rozdelení nie je blackjack.',
  insuranceRule,
  ...(table.hasPairs
    ? [
        `Vedľajšia stávka na pár v prvých dvoch kartách je najviac taká vysoká ako stávka na ruku: rovnaká farba aj znak ${PAIRS_PAY.perfect} : 1, rovnaká farba ${PAIRS_PAY.coloured} : 1, iný pár ${PAIRS_PAY.mixed} : 1. V dlhodobom priemere vracia ${formatRtp(pairsReturn)} %.`,
      ]
    : []),
  `Pri najlepšej hre sa v dlhodobom priemere vráti ${formatRtp(rtp)} % základnej stávky.`,
]

export const BLACKJACKS: readonly BlackjackModel[] = [
  blackjack(8, false, 100, 50_000),
  blackjack(6, false, 50, 20_000),
  blackjack(6, false, 100, 100_000),
  blackjack(2, false, 100, 50_000),
  blackjack(1, false, 100, 50_000),
  blackjack(8, true, 100, 50_000),
]
