import type { SpotDefinition } from '@herna/contract/games'

/** Data common to all tables; the figures are proven by the tests beside each kind. */
export interface TableLimits {
  /** In cents; the sum of a round's opening stakes is between them. */
  readonly minBet: number
  readonly maxBet: number
  /** In cents, ascending; every chip is a whole multiple of `stakeStep`. */
  readonly chips: readonly number[]
}

interface Common extends TableLimits {
  /** The id used in the catalogue. */
  readonly id: string
  /** Every stake is a whole multiple of this many cents, so every payout is whole cents and nothing is rounded. */
  readonly stakeStep: number
  /** Steps of spots that need another one for their payouts to be whole cents. */
  readonly spotSteps?: Readonly<Record<string, number>>
  readonly spots: readonly SpotDefinition[]
  /** RTP in per cent to two decimals, exact: of the usual bet or of best play, as `rules` states. */
  readonly rtp: number
  /** Highest payout as a multiple of the opening stakes. */
  readonly maxWinMultiple: number
  /** Slovak sentences of the rules panel. */
  readonly rules: readonly string[]
}

/** `halfBackOnZero`: even chances get half their stake back on zero (la partage). */
export interface RouletteModel extends Common {
  readonly kind: 'roulette'
  readonly halfBackOnZero: boolean
}

export interface BlackjackModel extends Common {
  readonly kind: 'blackjack'
  readonly table: BlackjackRules
}
export interface BlackjackRules {
  readonly decks: number
  readonly dealerHitsSoft17: boolean
  /** Which first two cards may be doubled: any, or hard 9 to 11 only. */
  readonly doubleOn: 'any' | '9-11'
  readonly doubleAfterSplit: boolean
  /** Side bet on the first two cards being a pair. */
  readonly hasPairs: boolean
}

export interface BaccaratModel extends Common {
  readonly kind: 'baccarat'
  /** Banker wins pay even, but 1 : 2 with six; otherwise 0.95 : 1. */
  readonly isWithoutCommission: boolean
  readonly hasPairs: boolean
}

export type DiceVariant = 'sic-bo' | 'two-dice' | 'craps'
export interface DiceModel extends Common {
  readonly kind: 'dice'
  readonly variant: DiceVariant
}

export type VideoPokerVariant = 'jacks-or-better' | 'deuces-wild' | 'joker-poker'
/** Pays in bets, the bet included; best hand first. */
export interface PayLine {
  readonly hand: string
  readonly name: string
  readonly pays: number
}
export interface VideoPokerModel extends Common {
  readonly kind: 'video-poker'
  readonly variant: VideoPokerVariant
  readonly payTable: readonly PayLine[]
}

export type TableModel = RouletteModel | BlackjackModel | BaccaratModel | DiceModel | VideoPokerModel
