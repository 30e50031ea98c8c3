import type { ArtBrief } from '@herna/contract/content'
import type { Card, GambleColour, RoundAction, SlotDefinition, SlotGamble, SlotStep } from '@herna/contract/games'
import {
  awardsChoice,
  beforeChoice,
  canGamble,
  drawGambleCards,
  gambledAmount,
  isPlayableBet,
  playRound,
  type SlotModel,
  type SlotRound,
  type SlotVariant,
  withOption,
} from '@herna/game-maths'
import type { GameEngine, RoundStake } from './engine.ts'
import { refusedAction, refusedBet } from './refusals.ts'
import { slotDefinitionOf } from './slot-definition.ts'

interface SlotState {
  readonly kind: 'slot'
  readonly bet: number
  /** The decided round with the first option of a choice. */
  readonly steps: SlotStep[]
  readonly win: number
  /** Absent: the round has no choice; null: it waits for it. */
  readonly option?: number | null
  /** Absent: the win cannot be risked. The cards of all steps are drawn with the round. */
  readonly gamble?: { readonly cards: readonly Card[]; readonly guesses: readonly GambleColour[]; readonly isCollected: boolean }
}

/** What a player without an answer gets: the first option, and the win as it is. */
const DEFAULT_OPTION = 0

/** Any slot. A round is closed as soon as it is decided, unless it waits for a choice of free spins or for what to do with its win. */
export function slotEngine(brief: ArtBrief, variant: SlotVariant, model: SlotModel): GameEngine<SlotState> {
  let definition: SlotDefinition | null = null
  /** The round as the player knows it. */
  const shownRound = (state: SlotState): SlotRound => {
    if (state.option === undefined) return state
    return state.option === null ? beforeChoice(state) : withOption(model, state.bet, state, state.option)
  }
  const gambleOf = (state: SlotState): SlotGamble | null => {
    if (!model.gamble || !state.gamble || state.option === null) return null
    const { cards, guesses, isCollected } = state.gamble
    const amount = gambledAmount(shownRound(state).win, cards, guesses)
    const isOpen = !isCollected && canGamble(model.gamble, { bet: state.bet, amount, steps: guesses.length })
    if (!isOpen && guesses.length === 0 && !isCollected) return null
    return { amount, steps: guesses.map((colour, index) => ({ colour, card: cards[index] as Card })), isOpen }
  }
  const collected = (state: SlotState): SlotState =>
    state.gamble ? { ...state, gamble: { ...state.gamble, isCollected: true } } : state

  return {
    brief,
    variantId: variant.id,
    kind: 'slot',
    clock: 'round',
    get definition() {
      definition ??= slotDefinitionOf(brief, variant, model)
      return definition
    },
    check(stake) {
      refuseForeignFields(stake)
      // A free spin's stake is the bonus's value, which may not be among the offered bets.
      if (stake.bonusId ? !isPlayableBet(model, stake.bet) : !model.betOptions.includes(stake.bet))
        throw refusedBet('bet', `must be one of ${model.betOptions.join(', ')}`)
    },
    takesBonus: (value) => isPlayableBet(model, value),
    open({ bet, bonusId }, draw) {
      const round = playRound(model, bet, draw)
      return {
        kind: 'slot',
        bet,
        ...round,
        ...(awardsChoice(model, round) && { option: null }),
        // A win of a free spin of a bonus is the bonus's and not risked.
        ...(model.gamble &&
          !bonusId && { gamble: { cards: drawGambleCards(model.gamble, draw), guesses: [], isCollected: false } }),
      }
    },
    begin: (state) => state,
    addedStake(state, action) {
      requireAction(model, action, { isChoosing: state.option === null, isGambling: gambleOf(state)?.isOpen ?? false })
      return 0
    },
    act(state, { action, option, colour }) {
      if (action === 'choose') return { ...state, option: option ?? DEFAULT_OPTION }
      if (action === 'collect' || !colour || !state.gamble) return collected(state)
      return { ...state, gamble: { ...state.gamble, guesses: [...state.gamble.guesses, colour] } }
    },
    settle: (state) => state,
    conclude: (state) => collected(state.option === null ? { ...state, option: DEFAULT_OPTION } : state),
    dueAt: () => null,
    view(state) {
      const { steps, win } = shownRound(state)
      const gamble = gambleOf(state)
      const isOpen = state.option === null || (gamble?.isOpen ?? false)
      return {
        isOpen,
        staked: state.bet,
        payout: isOpen ? 0 : (gamble?.amount ?? win),
        outcome: {
          kind: 'slot',
          steps,
          ...(state.option !== undefined && { freeSpinChoice: { chosen: state.option } }),
          ...(gamble && { gamble }),
        },
      }
    },
  }
}

/** Throws 409 `action-refused` for an action that the round does not wait for, or that is incomplete. */
function requireAction(
  model: SlotModel,
  { action, option, colour }: RoundAction,
  { isChoosing, isGambling }: { isChoosing: boolean; isGambling: boolean },
): void {
  const isPossible =
    action === 'choose'
      ? isChoosing && option !== undefined && option < (model.freeSpinOptions?.length ?? 0)
      : isGambling && (action === 'collect' || (action === 'gamble' && colour !== undefined))
  if (!isPossible) throw refusedAction(`The round takes no ${action} now.`)
}

function refuseForeignFields({ stakes, autoCashOut }: RoundStake): void {
  if (stakes) throw refusedBet('stakes', 'a slot has no spots')
  if (autoCashOut !== undefined) throw refusedBet('autoCashOut', 'is for crash games')
}
