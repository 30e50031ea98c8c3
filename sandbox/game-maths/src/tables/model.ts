import type { SpotDefinition } from '@herna/contract/games'

/** What every table states of itself; the figures are proven by the tests beside each kind. */
export interface TableLimits {
  /** Cents; a round's opening stakes together lie between them. */
  readonly minBet: number
  readonly maxBet: number
  /** Cents, ascending; every chip is a whole multiple of `stakeStep`. */
  readonly chips: readonly number[]
}

interface Common extends TableLimits {
  /** The id a catalogue entry names. */
  readonly id: string
  /** Every stake is a whole multiple of so many cents: then every payout is whole cents and nothing is ever rounded. */
  readonly stakeStep: number
  readonly spots: readonly SpotDefinition[]
  /** Per cent to two decimals, exact: of the usual bet, or of best play; `rules` says of which. */
  readonly rtp: number
  /** The highest payout as a multiple of the opening stakes. */
  readonly maxWinMultiple: number
  /** Slovak sentences for the rules panel. */
  readonly rules: readonly string[]
}

/** `halfBackOnZero`: even chances get half their stake back when zero falls (la partage). */
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
  /** First two cards that may be doubled: any, or hard 9 to 11 only. */
  readonly doubleOn: 'any' | '9-11'
  readonly doubleAfterSplit: boolean
  /** Side bet on the first two cards being a pair. */
  readonly hasPairs: boolean
}

export interface BaccaratModel extends Common {
  readonly kind: 'baccarat'
  /** Banker's wins pay even, but 1 : 2 with six; otherwise 0.95 : 1. */
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
