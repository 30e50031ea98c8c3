import type { BonusTemplate, TournamentDefinition } from './engagement/index.ts'

/** One template of each kind [3.17]. */
export const BONUS_TEMPLATES: readonly BonusTemplate[] = [
  {
    code: 'VIKEND-20',
    title: 'Víkendové voľné točenia',
    playType: 'freespins',
    pieces: 20,
    value: 20,
    games: ['ovocny-expres', 'cirkus-polnoc'],
    schedule: { kind: 'weekend' },
    isOpen: true,
  },
  {
    code: 'UVITACI-50',
    title: 'Uvítacie voľné točenia',
    playType: 'freespins',
    pieces: 10,
    value: 20,
    games: ['hviezdny-joker', 'ovocny-expres'],
    schedule: { kind: 'daily', times: 5 },
    isOpen: true,
  },
  {
    code: 'MISIE-LINKA-30',
    title: 'Voľné točenia Nočnej Linky',
    playType: 'freespins2',
    pieces: 30,
    value: 20,
    games: ['posledny-vlak', 'severny-vietor', 'ohniva-dama'],
    schedule: { kind: 'once', days: 14 },
    isOpen: false,
  },
  {
    code: 'ZLATE-CIPY-10',
    title: 'Zlaté čipy na ruletu',
    playType: 'goldenchips',
    pieces: 10,
    value: 50,
    games: ['europska-ruleta-klasik', 'ruleta-expres'],
    schedule: { kind: 'once', days: 30 },
    isOpen: true,
  },
  {
    code: 'BONUS-10',
    title: 'Bonus 10 € na rozohranie',
    playType: 'bonus',
    amount: 1_000,
    wageringTimes: 10,
    games: [],
    schedule: { kind: 'once', days: 30 },
    isOpen: true,
  },
  {
    code: 'VRATENIE-5',
    title: 'Vrátených 5 €',
    playType: 'cash',
    amount: 500,
    games: [],
    schedule: { kind: 'once', days: 1 },
    isOpen: false,
  },
]

const prizesOf = (from: readonly number[], others: number, prize: number) => [...from, ...Array<number>(others).fill(prize)]

export const TOURNAMENTS: readonly TournamentDefinition[] = [
  {
    slug: 'ovocne-derby',
    title: 'Veľké ovocné derby',
    description:
      'Týždenný turnaj na ovocných automatoch. Rozhoduje najlepšie kolo: koľkonásobok stávky ste v ňom vyhrali. Výška stávky na poradie nemá vplyv.',
    scoring: 'best-multiple',
    every: 'week',
    games: ['ovocny-expres', 'horuca-ceresna', 'melon-mania', 'sedmicka-stastia'],
    minBet: 10,
    prizes: prizesOf([5_000, 3_000, 2_000], 17, 500),
    tag: 'turnaj-ovocie',
  },
  {
    slug: 'vyprava-za-pecatami',
    title: 'Výprava za siedmimi pečaťami',
    description:
      'Sedem dní na egyptských automatoch. Počíta sa desať najlepších kôl podľa násobku stávky, takže dlhšie hranie nie je výhodou samo osebe.',
    scoring: 'ten-best',
    every: 'week',
    games: ['faraonova-pecat', 'macka-z-luxoru'],
    minBet: 10,
    prizes: prizesOf([7_000, 3_500, 2_000, 1_000], 6, 500),
    tag: 'turnaj-egypt',
  },
  {
    slug: 'denny-sprint',
    title: 'Denný šprint',
    description:
      'Každý deň od polnoci do polnoci, na všetkých hrách. Počítajú sa kolá, v ktorých ste vyhrali viac, než ste stavili.',
    scoring: 'wins',
    every: 'day',
    games: [],
    minBet: 10,
    prizes: [1_000, 500, 300],
    tag: null,
  },
]
