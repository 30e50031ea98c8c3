import { limitsOf } from '../limits.ts'
import type { PayLine, VideoPokerModel, VideoPokerVariant } from '../model.ts'
import type { HandName } from './hands.ts'

const NAMES: Record<HandName, string> = {
  'royal-flush': 'Kráľovská postupka',
  'four-deuces': 'Štyri dvojky',
  'wild-royal-flush': 'Kráľovská postupka so žolíkom',
  'five-of-a-kind': 'Päť rovnakých',
  'straight-flush': 'Postupka v jednom znaku',
  'four-of-a-kind': 'Štyri rovnaké',
  'full-house': 'Full house',
  flush: 'Farba',
  straight: 'Postupka',
  'three-of-a-kind': 'Tri rovnaké',
  'two-pair': 'Dva páry',
  'high-pair': 'Pár',
}
const HIGH_PAIR = { 'jacks-or-better': 'Pár dolníkov a vyšší', 'deuces-wild': 'Pár', 'joker-poker': 'Pár kráľov alebo es' }

type Pays = Partial<Record<HandName, number>>
const JACKS = { 'royal-flush': 800, 'straight-flush': 50, 'four-of-a-kind': 25 }
const LOW = { straight: 4, 'three-of-a-kind': 3, 'two-pair': 2, 'high-pair': 1 }
const TABLES = {
  'jacks-9-6': { variant: 'jacks-or-better', rtp: 99.54, pays: { ...JACKS, 'full-house': 9, flush: 6, ...LOW } },
  'jacks-8-5': { variant: 'jacks-or-better', rtp: 97.3, pays: { ...JACKS, 'full-house': 8, flush: 5, ...LOW } },
  deuces: {
    variant: 'deuces-wild',
    rtp: 99.73,
    pays: {
      'royal-flush': 800,
      'four-deuces': 200,
      'wild-royal-flush': 25,
      'five-of-a-kind': 16,
      'straight-flush': 10,
      'four-of-a-kind': 4,
      'full-house': 4,
      flush: 3,
      straight: 2,
      'three-of-a-kind': 1,
    },
  },
  joker: {
    variant: 'joker-poker',
    rtp: 98.94,
    pays: {
      'royal-flush': 800,
      'five-of-a-kind': 200,
      'wild-royal-flush': 100,
      'straight-flush': 50,
      'four-of-a-kind': 18,
      'full-house': 7,
      flush: 5,
      straight: 3,
      'three-of-a-kind': 2,
      'two-pair': 1,
      'high-pair': 1,
    },
  },
} satisfies Record<string, { variant: VideoPokerVariant; rtp: number; pays: Pays }>

const payTable = (variant: VideoPokerVariant, pays: Pays): PayLine[] =>
  Object.entries(pays).map(([hand, pay]) => ({
    hand,
    name:
      hand === 'high-pair'
        ? HIGH_PAIR[variant]
        : hand === 'wild-royal-flush' && variant === 'deuces-wild'
          ? 'Kráľovská postupka s dvojkou'
          : NAMES[hand as HandName],
    pays: pay,
  }))

const RULES: Record<VideoPokerVariant, readonly string[]> = {
  'jacks-or-better': ['Hrá sa s balíčkom 52 kariet. Najnižšia platená kombinácia je pár dolníkov.'],
  'deuces-wild': [
    'Hrá sa s balíčkom 52 kariet. Každá dvojka zastúpi ktorúkoľvek kartu. Najnižšia platená kombinácia sú tri rovnaké.',
  ],
  'joker-poker': [
    'Hrá sa s balíčkom 52 kariet a jedným žolíkom, ktorý zastúpi ktorúkoľvek kartu. Najnižšia platená kombinácia je pár kráľov.',
  ],
}

function videoPoker(table: keyof typeof TABLES, minBet: number, maxBet: number): VideoPokerModel {
  const { variant, rtp, pays } = TABLES[table]
  return {
    kind: 'video-poker',
    id: `${table}-${minBet}`,
    variant,
    ...limitsOf(minBet, maxBet),
    stakeStep: 1,
    spots: [{ spot: 'hand', name: 'Stávka', paysToOne: 799, rtp }],
    rtp,
    maxWinMultiple: 800,
    payTable: payTable(variant, pays),
    rules: [
      ...RULES[variant],
      'Dostanete päť kariet, vyberiete, ktoré si necháte, a ostatné sa raz vymenia z toho istého balíčka. Karty sa pred každým kolom nanovo zamiešajú.',
      'Platí sa najvyššia kombinácia podľa výplatnej tabuľky; čísla v nej sú násobky stávky.',
      `Pri najlepšej hre sa v dlhodobom priemere vráti ${rtp.toFixed(2).replace('.', ',')} % stávky.`,
    ],
  }
}

/** Returns of best play: recomputed by `video-poker.test.ts`. */
export const VIDEO_POKERS: readonly VideoPokerModel[] = (['jacks-9-6', 'jacks-8-5', 'deuces', 'joker'] as const).flatMap(
  (table) => [videoPoker(table, 10, 5000), videoPoker(table, 25, 12_500)],
)
