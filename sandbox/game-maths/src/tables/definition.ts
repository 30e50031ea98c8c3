import type {
  BaccaratDefinition,
  BlackjackDefinition,
  DiceDefinition,
  RouletteDefinition,
  VideoPokerDefinition,
} from '@herna/contract/games'
import type { TableModel } from './model.ts'

type Definition = RouletteDefinition | BlackjackDefinition | BaccaratDefinition | DiceDefinition | VideoPokerDefinition
/** The part of a definition beyond the model: name, provider and appearance. */
export type Dressing = Pick<Definition, 'gameCode' | 'name' | 'providerName' | 'theme'>

/** The contract's game definition of this model. */
export function tableDefinition(model: TableModel, dressing: Dressing): Definition {
  const { minBet, maxBet, rtp, maxWinMultiple } = model
  const commonFields = { ...dressing, minBet, maxBet, rtp, maxWinMultiple, chips: [...model.chips], rules: [...model.rules] }
  const spots = [...model.spots]
  switch (model.kind) {
    case 'roulette':
      return { kind: 'roulette', ...commonFields, spots }
    case 'blackjack':
      return {
        kind: 'blackjack',
        ...commonFields,
        spots,
        decks: model.table.decks,
        dealerHitsSoft17: model.table.dealerHitsSoft17,
      }
    case 'baccarat':
      return { kind: 'baccarat', ...commonFields, spots, isWithoutCommission: model.isWithoutCommission }
    case 'dice':
      return { kind: 'dice', ...commonFields, spots, variant: model.variant }
    case 'video-poker':
      return { kind: 'video-poker', ...commonFields, variant: model.variant, payTable: [...model.payTable] }
  }
}
