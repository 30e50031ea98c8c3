import type { SpotDefinition } from '@herna/contract/games'
import { tableModel } from '../tables/models.ts'
import { LIVE_BLACKJACK } from './blackjack.ts'
import { DUEL_RULES, DUEL_SPOTS } from './dragon-tiger.ts'
import type { LiveModel } from './model.ts'
import { type LivePokerVariant, pokerSpots } from './poker.ts'
import { BONUS_PRIZES, MULTIPLIERS, SHOW_SPOTS } from './show.ts'
import { entriesOf, WHEEL_SPOTS } from './wheel.ts'

const formatRtp = (rtp: number): string => rtp.toFixed(2).replace('.', ',')
const returnsOf = (spots: readonly SpotDefinition[]): string =>
  `V dlhodobom priemere sa vracia: ${spots.map(({ name, rtp }) => `${name} ${formatRtp(rtp)} %`).join(', ')}.`

/** What is the same at every table: when betting closes, and that accepted bets stay valid. */
const BETTING = [
  'Stávky sa prijímajú, kým beží odpočítavanie; rozhoduje čas, keď stávka príde na server. Neskoršia stávka sa neprijme a nič sa za ňu nestrhne.',
  'Prijatá stávka platí, aj keď stratíte spojenie alebo hru zatvoríte: kolo sa dohrá bez vás a výhra sa vám pripíše.',
]

/** The rules of an RNG table apply, with its spots and odds. */
function likeTable(tableId: string): Pick<LiveModel, 'stakeStep' | 'spots' | 'rtp' | 'maxWinMultiple' | 'rules'> {
  const { stakeStep, spots, rtp, maxWinMultiple, rules } = tableModel(tableId)
  return { stakeStep, spots, rtp, maxWinMultiple, rules: [...rules, ...BETTING] }
}

const highest = (spots: readonly SpotDefinition[]): number => Math.max(...spots.map(({ paysToOne }) => paysToOne)) + 1
const rtpOf = (spots: readonly SpotDefinition[], spot: string): number =>
  spots.find((definition) => definition.spot === spot)?.rtp ?? 0

const SEGMENTS_RULE =
  'Koleso má 54 polí: 21 polí s číslom 1, 13 s číslom 2, 7 s číslom 5, 4 s číslom 10 a 9 bonusových. Každé pole padne rovnako často.'
const listed = (values: readonly { readonly value: number }[], unit: string): string =>
  values.map(({ value }) => `${value}${unit}`).join(', ')

const SHOW_MODEL: LiveModel = {
  id: 'live-wheel-multiplier',
  table: 'wheel',
  hasMultiplier: true,
  stakeStep: 10,
  spots: SHOW_SPOTS,
  rtp: rtpOf(SHOW_SPOTS, '1'),
  maxWinMultiple: highest(SHOW_SPOTS),
  rules: [
    SEGMENTS_RULE,
    'Stavíte na pole, pri ktorom sa koleso zastaví. Číslo je zároveň výhrou: 1 platí 1 : 1, 2 platí 2 : 1, 5 platí 5 : 1 a 10 platí 10 : 1.',
    `Bonusové pole platí výhru, ktorá sa preň v každom kole žrebuje: ${listed(BONUS_PRIZES, ' : 1')}.`,
    'Po uzavretí stávok, kým sa koleso točí, sa vyžrebuje násobič kola a pole, na ktorom leží. Keď koleso zastaví práve tam, výhra poľa sa ním vynásobí; vklad sa vracia raz.',
    `Možné násobiče: ${entriesOf()
      .map(([segment]) => `${segment === 'bonus' ? 'bonusové pole' : `pole ${segment}`} ${listed(MULTIPLIERS[segment], '×')}`)
      .join('; ')}.`,
    returnsOf(SHOW_SPOTS),
    ...BETTING,
  ],
}

/** The former show, without multipliers; for its rounds. */
const WHEEL_MODEL: LiveModel = {
  id: 'live-wheel',
  table: 'wheel',
  hasMultiplier: false,
  stakeStep: 10,
  spots: WHEEL_SPOTS,
  rtp: rtpOf(WHEEL_SPOTS, '1'),
  maxWinMultiple: highest(WHEEL_SPOTS),
  rules: [
    SEGMENTS_RULE,
    'Stavíte na pole, pri ktorom sa koleso zastaví. Číslo je zároveň výhrou: 1 platí 1 : 1, 2 platí 2 : 1, 5 platí 5 : 1 a 10 platí 10 : 1. Bonusové pole platí 4 : 1.',
    returnsOf(WHEEL_SPOTS),
    ...BETTING,
  ],
}

const DUEL_MODEL: LiveModel = {
  id: 'live-dragon-tiger',
  table: 'dragon-tiger',
  // Half of a stake is returned.
  stakeStep: 10,
  spots: DUEL_SPOTS,
  rtp: rtpOf(DUEL_SPOTS, 'dragon'),
  maxWinMultiple: highest(DUEL_SPOTS),
  rules: [...DUEL_RULES, returnsOf(DUEL_SPOTS), ...BETTING],
}

const POKER_DEALS: Record<LivePokerVariant, string> = {
  'three-card': 'Krupiér si rozdá tri karty z jedného balíčka (52 kariet), ktorý sa pred každým kolom nanovo zamieša.',
  'five-card': 'Krupiér si rozdá päť kariet z jedného balíčka (52 kariet), ktorý sa pred každým kolom nanovo zamieša.',
  holdem:
    'Krupiér si rozdá dve karty a päť ich vyloží na stôl z jedného balíčka (52 kariet), ktorý sa pred každým kolom nanovo zamieša. Platí najlepšia kombinácia piatich z týchto siedmich kariet.',
}

function poker(variant: LivePokerVariant): LiveModel {
  const spots = pokerSpots(variant)
  return {
    id: `live-poker-${variant}`,
    table: 'poker',
    poker: variant,
    // Odds are whole tenths of the stake.
    stakeStep: 10,
    spots,
    rtp: rtpOf(spots, 'p'),
    maxWinMultiple: highest(spots),
    rules: [
      POKER_DEALS[variant],
      'Stavíte na to, akú kombináciu bude mať krupiér; sami karty nedostávate.',
      `Výhry: ${spots.map(({ name, paysToOne }) => `${name} ${String(paysToOne).replace('.', ',')} : 1`).join(', ')}.`,
      returnsOf(spots),
      ...BETTING,
    ],
  }
}

/**
 * The models of live tables. The published RTP is that of the usual bet: a number, the banker, the dragon, small, the segment 1, a pair; of
 * blackjack that of best play. A model stays here while rounds of it are open or in a player's history.
 */
export const LIVE_MODELS: readonly LiveModel[] = [
  { id: 'live-roulette', table: 'roulette', halfBackOnZero: false, ...likeTable('roulette-european-10') },
  { id: 'live-roulette-french', table: 'roulette', halfBackOnZero: true, ...likeTable('roulette-french-50') },
  { id: 'live-baccarat', table: 'baccarat', isWithoutCommission: false, ...likeTable('baccarat-pairs-100000') },
  {
    id: 'live-baccarat-no-commission',
    table: 'baccarat',
    isWithoutCommission: true,
    ...likeTable('baccarat-no-commission-pairs-50000'),
  },
  { id: 'live-dice', table: 'dice', ...likeTable('sic-bo-10') },
  { ...LIVE_BLACKJACK, rules: [...LIVE_BLACKJACK.rules, ...BETTING] },
  SHOW_MODEL,
  WHEEL_MODEL,
  DUEL_MODEL,
  poker('three-card'),
  poker('five-card'),
  poker('holdem'),
]

const byId = new Map(LIVE_MODELS.map((model) => [model.id, model]))

/** The model with this id; null: there is none. */
export const findLiveModel = (id: string): LiveModel | null => byId.get(id) ?? null
