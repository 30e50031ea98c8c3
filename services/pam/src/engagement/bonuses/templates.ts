import type { GamingBonusType } from '@herna/contract/player'

/**
 * When a template gives: once to a player; on each weekend (Friday to Sunday, used up by Monday's end); or on so many days, one after the
 * other from the opting in. Days are Bratislava's.
 */
export type Giving = { kind: 'once'; days: number } | { kind: 'weekend' } | { kind: 'daily'; times: number }

interface Common {
  code: string
  /** Slovak, for players. */
  title: string
  /** Empty: every game. */
  games: readonly string[]
  giving: Giving
  /** Players may opt in themselves; the others are given by the house. */
  isOpen: boolean
}
interface Money extends Common {
  playType: 'bonus'
  /** Cents. */
  amount: number
  /** Becomes cash when so many times the amount was staked. */
  wageringTimes: number
}
interface Cash extends Common {
  playType: 'cash'
  amount: number
}
interface Pieces extends Common {
  playType: GamingBonusType
  pieces: number
  /** Cents a spin or chip stakes. */
  value: number
}
export type BonusTemplate = Money | Cash | Pieces

/** The house's templates; promotions of the default catalogue name their codes [3.29] [4.22]. One of each kind [3.17]. */
export const BONUS_TEMPLATES: readonly BonusTemplate[] = [
  {
    code: 'VIKEND-20',
    title: 'Víkendové voľné točenia',
    playType: 'freespins',
    pieces: 20,
    value: 20,
    games: ['ovocny-expres', 'cirkus-polnoc'],
    giving: { kind: 'weekend' },
    isOpen: true,
  },
  {
    code: 'UVITACI-50',
    title: 'Uvítacie voľné točenia',
    playType: 'freespins',
    pieces: 10,
    value: 20,
    games: ['hviezdny-joker', 'ovocny-expres'],
    giving: { kind: 'daily', times: 5 },
    isOpen: true,
  },
  {
    code: 'MISIE-LINKA-30',
    title: 'Voľné točenia Nočnej Linky',
    playType: 'freespins2',
    pieces: 30,
    value: 20,
    games: ['posledny-vlak', 'severny-vietor', 'ohniva-dama'],
    giving: { kind: 'once', days: 14 },
    isOpen: false,
  },
  {
    code: 'ZLATE-CIPY-10',
    title: 'Zlaté čipy na ruletu',
    playType: 'goldenchips',
    pieces: 10,
    value: 50,
    games: ['europska-ruleta-klasik', 'ruleta-expres'],
    giving: { kind: 'once', days: 30 },
    isOpen: true,
  },
  {
    code: 'BONUS-10',
    title: 'Bonus 10 € na rozohranie',
    playType: 'bonus',
    amount: 1_000,
    wageringTimes: 10,
    games: [],
    giving: { kind: 'once', days: 30 },
    isOpen: true,
  },
  {
    code: 'VRATENIE-5',
    title: 'Vrátených 5 €',
    playType: 'cash',
    amount: 500,
    games: [],
    giving: { kind: 'once', days: 1 },
    isOpen: false,
  },
]

export const templateOf = (code: string): BonusTemplate | undefined => BONUS_TEMPLATES.find((template) => template.code === code)
