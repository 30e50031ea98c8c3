import type { ArtBrief } from '@herna/contract/content'
import type { SlotDefinition, SlotStep } from '@herna/contract/games'
import { isPlayableBet, playRound, type SlotModel, type SlotVariant } from '@herna/game-maths'
import type { GameEngine, RoundStake } from './engine.ts'
import { refusedAction, refusedBet } from './refusals.ts'
import { slotDefinitionOf } from './slot-definition.ts'

interface SlotState {
  readonly kind: 'slot'
  readonly bet: number
  readonly steps: SlotStep[]
  readonly win: number
}

/** Any slot: a round is closed as soon as it is decided; its outcome is a list of steps. */
export function slotEngine(brief: ArtBrief, variant: SlotVariant, model: SlotModel): GameEngine<SlotState> {
  let definition: SlotDefinition | null = null
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
    open: ({ bet }, draw) => ({ kind: 'slot', bet, ...playRound(model, bet, draw) }),
    begin: (state) => state,
    addedStake: () => {
      throw refusedAction('A spin takes no action.')
    },
    act: (state) => state,
    settle: (state) => state,
    conclude: (state) => state,
    dueAt: () => null,
    view: ({ bet, steps, win }) => ({ isOpen: false, staked: bet, payout: win, outcome: { kind: 'slot', steps } }),
  }
}

function refuseForeignFields({ stakes, autoCashOut }: RoundStake): void {
  if (stakes) throw refusedBet('stakes', 'a slot has no spots')
  if (autoCashOut !== undefined) throw refusedBet('autoCashOut', 'is for crash games')
}
