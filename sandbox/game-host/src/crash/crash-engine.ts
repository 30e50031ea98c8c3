import type { CrashDefinition } from '@herna/contract/games'
import { flightOf } from '@herna/game-art'
import {
  type CrashModel,
  crashPayout,
  type CrashVariant,
  flightMs,
  isPlayableStake,
  LOWEST_CASH_OUT,
  multipleAt,
} from '@herna/game-maths'
import { pictureUrl } from '../art/urls.ts'
import type { GameAssignment } from '../games/assignments.ts'
import type { GameEngine } from '../games/engine.ts'
import { betsClosed, refusedAction, refusedBet } from '../games/refusals.ts'
import { themeOf, worldOf } from '../games/theme.ts'
import { checkCrashConclusion } from './conclusion.ts'
import type { CrashRound } from './crash-rounds.store.ts'
import { crashRules } from './crash-rules.ts'
import { type CrashState, elapsedOf, isEndKnown, scheduledEnd, settledAt } from './crash-state.ts'

const CHIPS = [100, 200, 500, 1000, 2000, 5000]

/** A bet in a shared round: it rises by the round clock until the round's end or the player's cash-out (M6: also when the player is not connected). */
export function crashEngine(
  { brief, minBet, maxBet }: GameAssignment,
  variant: CrashVariant,
  model: CrashModel,
): GameEngine<CrashState> {
  const definition: CrashDefinition = {
    kind: 'crash',
    gameCode: brief.gameCode,
    name: brief.name,
    providerName: brief.providerName,
    minBet,
    maxBet,
    chips: CHIPS.filter((chip) => chip >= minBet && chip <= maxBet),
    rtp: variant.rtp,
    maxWinMultiple: variant.maxWinMultiple,
    rules: crashRules(variant, minBet, maxBet),
    theme: themeOf(brief),
    hero: pictureUrl(brief, { kind: 'hero' }),
    flight: flightOf(brief),
    growthPerMs: model.growthPerMs,
    highestMultiple: model.highestMultiple,
    returnPerTenThousand: model.returnPerTenThousand,
    world: worldOf(brief),
  }

  return {
    brief,
    variantId: variant.id,
    kind: 'crash',
    clock: 'round',
    definition,
    check({ bet, stakes, autoCashOut }, arrivedAt, round) {
      if (stakes) throw refusedBet('stakes', 'a crash game has no spots')
      if (bet < minBet || bet > maxBet) throw refusedBet('bet', `must lie between ${minBet} and ${maxBet}`)
      if (!isPlayableStake(bet)) throw refusedBet('bet', 'must be whole euros')
      if (autoCashOut !== undefined && (autoCashOut < LOWEST_CASH_OUT || autoCashOut > model.highestMultiple))
        throw refusedBet('autoCashOut', `must lie between ${LOWEST_CASH_OUT} and ${model.highestMultiple}`)
      // A round of a former model still runs.
      if (sharedRound(round).variantId !== variant.id || arrivedAt >= sharedRound(round).bettingEndsAt) throw betsClosed()
    },
    takesBonus: (value) => value >= minBet && value <= maxBet && isPlayableStake(value),
    open({ bet, autoCashOut }, _draw, round) {
      const { crashPoint, startsAt, number, hash, seed } = sharedRound(round)
      return {
        bet,
        autoCashOut: autoCashOut ?? null,
        endsAt: crashPoint,
        startedAt: startsAt.toISOString(),
        cashedOutAt: null,
        isOver: false,
        shared: { number, hash, seed },
      }
    },
    begin: (state, now) =>
      state.startedAt === null
        ? settledAt(model, { ...state, startedAt: now.toISOString() }, 0)
        : settledAt(model, state, elapsedOf(state, now)),
    isAcknowledgedTooLate: (state, now) => state.shared !== undefined && elapsedOf(state, now) >= 0,
    addedStake(state, { action }) {
      if (action !== 'cash-out') throw refusedAction('A crash game takes cash-out only.')
      if (state.isOver) throw refusedAction('The round is over.')
      return 0
    },
    act(state, _action, now) {
      const elapsed = elapsedOf(state, now)
      const settledState = settledAt(model, state, elapsed >= flightMs(model, state.endsAt) ? Number.POSITIVE_INFINITY : elapsed)
      if (settledState.isOver) return settledState
      const multiple = multipleAt(model, elapsed)
      if (multiple < LOWEST_CASH_OUT) throw refusedAction('At 1,00× there is nothing to cash out yet.')
      return { ...settledState, cashedOutAt: multiple, isOver: true }
    },
    settle: (state, now) => settledAt(model, state, elapsedOf(state, now)),
    conclude: (state) => settledAt(model, state, Number.POSITIVE_INFINITY),
    dueAt: (state) =>
      state.isOver || state.startedAt === null ? null : new Date(Date.parse(state.startedAt) + scheduledEnd(model, state).after),
    view(state, now) {
      const { bet, startedAt, isOver, cashedOutAt, autoCashOut, endsAt, shared } = state
      // Others may still fly after a cash-out: nobody learns the end before it.
      const isRevealed = shared ? isEndKnown(model, endsAt, elapsedOf(state, now)) : isOver
      return {
        isOpen: !isOver,
        staked: bet,
        payout: isOver && cashedOutAt !== null ? crashPayout(bet, cashedOutAt) : 0,
        outcome: {
          kind: 'crash',
          tableRound: shared?.number ?? null,
          startedAt: startedAt ?? now.toISOString(),
          elapsedMs: isOver
            ? scheduledEnd(model, { ...state, autoCashOut: cashedOutAt }).after
            : Math.max(0, elapsedOf(state, now)),
          autoCashOut,
          cashedOutAt,
          crashedAt: isRevealed ? endsAt : null,
          hash: shared?.hash ?? null,
          seed: shared && isRevealed ? shared.seed : null,
        },
      }
    },
    placeOf: ({ shared }) => (shared ? { tableRound: shared.number, seat: null } : null),
    checkConclusion(state, how, now) {
      if (state.shared) checkCrashConclusion(elapsedOf(state, now), flightMs(model, state.endsAt), how)
    },
  }
}

function sharedRound(round: CrashRound | null): CrashRound {
  if (!round) throw new Error('a bet in a crash game needs a shared round')
  return round
}
