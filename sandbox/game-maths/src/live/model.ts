import type { BlackjackRules } from '../tables/model.ts'
import type { LivePokerVariant } from './poker.ts'
import type { SpotDefinition } from '@herna/contract/games'

interface Common {
  /** The id used in the catalogue. */
  readonly id: string
  /** Every stake is a whole multiple of this many cents, so every payout is whole cents and nothing is rounded. */
  readonly stakeStep: number
  readonly spots: readonly SpotDefinition[]
  /** RTP in per cent to two decimals, exact: of the usual bet, as `rules` states. */
  readonly rtp: number
  /** Highest payout as a multiple of the stakes. */
  readonly maxWinMultiple: number
  /** Slovak sentences of the rules panel, without the table's limits. */
  readonly rules: readonly string[]
}

/**
 * The rules of a kind of live table. Its limits are the catalogue's, and its rounds are decided by the studio; the model only says what a
 * result pays.
 */
export type LiveModel = Common &
  (
    | { readonly table: 'roulette'; readonly halfBackOnZero: boolean }
    | { readonly table: 'baccarat'; readonly isWithoutCommission: boolean }
    | { readonly table: 'wheel'; readonly hasMultiplier: boolean }
    | { readonly table: 'dragon-tiger' }
    | { readonly table: 'dice' }
    | { readonly table: 'blackjack'; readonly blackjack: BlackjackRules }
    | { readonly table: 'poker'; readonly poker: LivePokerVariant }
  )
