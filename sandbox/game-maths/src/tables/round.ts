import type {
  BaccaratOutcome,
  BlackjackAction,
  BlackjackOutcome,
  DiceOutcome,
  RouletteOutcome,
  Stake,
  VideoPokerOutcome,
} from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { playBaccarat } from './baccarat/play.ts'
import { blackjackOutcome } from './blackjack/outcome.ts'
import { actBlackjack, openBlackjack } from './blackjack/play.ts'
import { addedStake, blackjackActions, type BlackjackState } from './blackjack/state.ts'
import { playDice } from './dice/play.ts'
import type { BlackjackModel, TableModel, VideoPokerModel } from './model.ts'
import { playRoulette } from './roulette/play.ts'
import { sumOf } from './stakes.ts'
import { dealVideoPoker, drawVideoPoker, videoPokerPayout, type VideoPokerState, videoPokerOutcome } from './video-poker/play.ts'

/** A round as stored between two actions: plain JSON with all randomness already drawn. Single-step games are their outcome. */
export type TableState = RouletteOutcome | BaccaratOutcome | DiceOutcome | BlackjackState | VideoPokerState
export type TableOutcome = RouletteOutcome | BaccaratOutcome | DiceOutcome | BlackjackOutcome | VideoPokerOutcome
/** `hold`: which of the five cards are held. */
export type TableAction = { type: BlackjackAction } | { type: 'hold'; held: readonly boolean[] }

/** Opens a round with stakes that passed `stakeFault`. Single-step games end at once. */
export function openTable(model: TableModel, stakes: readonly Stake[], draw: Draw): TableState {
  switch (model.kind) {
    case 'roulette':
      return playRoulette(model, stakes, draw)
    case 'baccarat':
      return playBaccarat(model, stakes, draw)
    case 'dice':
      return playDice(model, stakes, draw)
    case 'blackjack':
      return openBlackjack(model, stakes, draw)
    case 'video-poker':
      return dealVideoPoker(model, stakes, draw)
  }
}

/** Whether the model accepts this action now. */
export function isTableAction(model: TableModel, state: TableState, action: TableAction): boolean {
  if (action.type === 'hold') return state.kind === 'video-poker' && state.held === null && action.held.length === 5
  return model.kind === 'blackjack' && state.kind === 'blackjack' && blackjackActions(model.table, state).includes(action.type)
}

/** Cents the action adds to the stakes; must be taken from the wallet before the action is applied. */
export const stakeOfAction = (state: TableState, action: TableAction): number =>
  state.kind === 'blackjack' && action.type !== 'hold' ? addedStake(state, action.type) : 0

/** The state after the action; throws for one `isTableAction` rejects. */
export function actTable(model: TableModel, state: TableState, action: TableAction): TableState {
  if (!isTableAction(model, state, action)) throw new RangeError(`no ${action.type} here`)
  if (action.type === 'hold' && state.kind === 'video-poker') return drawVideoPoker(state, action.held)
  if (action.type !== 'hold' && state.kind === 'blackjack') return actBlackjack(asBlackjack(model), state, action.type)
  throw new RangeError(`${model.id} has no ${action.type}`)
}

/** The outcome visible to the player now. */
export function tableOutcome(model: TableModel, state: TableState): TableOutcome {
  if (state.kind === 'blackjack') return blackjackOutcome(asBlackjack(model), state)
  if (state.kind === 'video-poker') return videoPokerOutcome(asVideoPoker(model), state)
  return state
}

/** Whether an action of the player is pending. */
export function isTableOpen(state: TableState): boolean {
  if (state.kind === 'blackjack') return !state.isOver
  return state.kind === 'video-poker' && state.held === null
}

/** Cents staked so far and cents paid; an open round has paid nothing yet. */
export function tableTotals(model: TableModel, state: TableState): { staked: number; payout: number } {
  if (state.kind === 'video-poker') return { staked: state.stake, payout: videoPokerPayout(asVideoPoker(model), state) }
  if (state.kind !== 'blackjack') return { staked: sumOf(state.results), payout: totalPayout(state.results) }
  const { hands, pairs } = blackjackOutcome(asBlackjack(model), state)
  const totalStake = hands.reduce((sum, { stake }) => sum + stake, pairs?.amount ?? 0)
  return { staked: totalStake, payout: state.isOver ? totalPayout(hands) + (pairs?.payout ?? 0) : 0 }
}

const totalPayout = (results: readonly { payout: number }[]): number => results.reduce((sum, { payout }) => sum + payout, 0)

function asBlackjack(model: TableModel): BlackjackModel {
  if (model.kind === 'blackjack') return model
  throw new RangeError(`${model.id} plays no blackjack`)
}
function asVideoPoker(model: TableModel): VideoPokerModel {
  if (model.kind === 'video-poker') return model
  throw new RangeError(`${model.id} plays no video poker`)
}
