import { LIVE_SEATS, type SpotDefinition } from '@herna/contract/games'
import { BLACKJACKS, rulesOf } from '../tables/blackjack/models.ts'
import type { LiveModel } from './model.ts'

/** The game of eight decks in the casino, whose rules and return the live tables share. */
const RNG_MODEL = 'blackjack-8-100'

const DEALER_RULE =
  'Krupiér stojí na každej sedemnástke a druhú kartu odkryje, až keď všetci dohrajú. Keď má blackjack, prehráva len pôvodná stávka a to, čo ste pridali zdvojením alebo rozdelením, sa vráti.'
const INSURANCE_RULE =
  'Keď krupiér ukazuje eso, môžete sa pred prvým rozhodnutím poistiť polovicou stávky. Poistenie platí 2 : 1, ak má krupiér blackjack, inak prepadne; v dlhodobom priemere vracia 92,53 %. Bez odpovede hráte bez poistenia.'
const LIVE_RULES = [
  'Každé miesto má v zamiešaných kartách svoje vlastné: nič, čo urobia iní hráči, nezmení vaše karty ani karty krupiéra.',
  'V kole hráte na jednom mieste. Keď o ruke do konca času nerozhodnete, stojíte na kartách, ktoré máte.',
]

/** Spot of a seat, numbered from 1. */
export const seatSpot = (seat: number): string => `seat-${seat}`

/** The seat of a spot; null: not a seat. */
export function seatOfSpot(spot: string): number | null {
  const seat = Number(/^seat-([1-9])$/.exec(spot)?.[1] ?? 0)
  return seat >= 1 && seat <= LIVE_SEATS ? seat : null
}

function liveBlackjack(): Extract<LiveModel, { table: 'blackjack' }> {
  const model = BLACKJACKS.find(({ id }) => id === RNG_MODEL)
  const hand = model?.spots[0]
  if (!model || !hand) throw new RangeError(`there is no table ${RNG_MODEL}`)
  const { table, rtp, stakeStep, maxWinMultiple } = model
  const spots: SpotDefinition[] = Array.from({ length: LIVE_SEATS }, (_, index) => ({
    ...hand,
    spot: seatSpot(index + 1),
    name: `Miesto ${index + 1}`,
  }))
  return {
    id: 'live-blackjack',
    table: 'blackjack',
    blackjack: table,
    spots,
    stakeStep,
    rtp,
    maxWinMultiple,
    rules: [...rulesOf(table, rtp, 0, [DEALER_RULE, INSURANCE_RULE]), ...LIVE_RULES],
  }
}

/** Blackjack at a live table: one hand per seat, no side bets; the limits are the table's own. */
export const LIVE_BLACKJACK = liveBlackjack()
