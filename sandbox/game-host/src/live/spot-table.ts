import { liveStakeFault, liveStakeLimits, settleLive } from '@herna/game-maths/live'
import { resultOf, roundClockOf, roundOf } from '@herna/live-studio'
import { betsClosed, refusedAction, refusedBet } from '../games/refusals.ts'
import { betOf, checkConclusion, requireAddedStakes, requireBetting, requireStakes, stakesOf } from './betting.ts'
import type { LiveRounds, LiveTableContext } from './live-rounds.ts'
import { addedStakes, type LiveState, sumOf } from './live-state.ts'

/**
 * From the end of the betting until the hub sends the result, in milliseconds. Nobody can bet any more, so it is sent early, and the client's drawing arrives at it
 * exactly when the studio shows it. Money moves only then: a balance, here or in another window, must not tell the result.
 */
const SENT_AFTER_MS = 1_000

/** From here on the hub sends the result; milliseconds since the epoch. */
export const resultSentAt = (bettingEndsAt: number): number => bettingEndsAt + SENT_AFTER_MS

/** Tables with betting spots, on which any number of players bet: roulette, baccarat, dragon tiger, wheel, dice, poker. */
export function spotTableRounds({ table, model, secret }: LiveTableContext): LiveRounds {
  const limits = liveStakeLimits(model, table)
  const settle = (state: LiveState, now: Date): LiveState => {
    if (state.end || now < new Date(state.dueAt)) return state
    return settledState(state)
  }
  const settledState = (state: LiveState): LiveState => {
    const result = resultOf(roundOf(table, state.tableRound, secret).outcome)
    return { ...state, end: { result, results: settleLive(model, state.stakes, result) } }
  }
  return {
    check(stake, arrivedAt) {
      if (stake.autoCashOut !== undefined) throw refusedBet('autoCashOut', 'is for crash games')
      requireStakes({ model, limits }, stakesOf(stake))
      requireBetting(table, stake, arrivedAt)
    },
    takesBonus: (value) => model.spots.some(({ spot }) => liveStakeFault(model, limits, [{ spot, amount: value }]) === null),
    open(stake) {
      const tableRound = stake.tableRound ?? 0
      const { bettingEndsAt, resultAt } = roundClockOf(table).timesOf(tableRound)
      return {
        tableRound,
        bettingEndsAt: new Date(bettingEndsAt).toISOString(),
        resultAt: new Date(resultAt).toISOString(),
        dueAt: new Date(resultAt).toISOString(),
        stakes: stakesOf(stake),
        isBonus: stake.bonusId !== undefined,
        end: null,
      }
    },
    begin: settle,
    addedStake(state, action, arrivedAt) {
      const added = betOf(action)
      if (arrivedAt >= new Date(state.bettingEndsAt)) throw betsClosed()
      if (state.isBonus) throw refusedAction('Nothing is added to the chip of a bonus.')
      requireAddedStakes({ model, limits }, added, addedStakes(state.stakes, added))
      return sumOf(added)
    },
    act: (state, action) => ({ ...state, stakes: addedStakes(state.stakes, betOf(action)) }),
    settle,
    conclude: (state) => (state.end ? state : settledState(state)),
    dueAt: ({ end, dueAt }) => (end ? null : new Date(dueAt)),
    view: ({ tableRound, resultAt, stakes, end }) => ({
      isOpen: end === null,
      staked: sumOf(stakes),
      payout: end?.results.reduce((sum, { payout }) => sum + payout, 0) ?? 0,
      outcome: {
        kind: 'live',
        tableRound,
        resultAt,
        results: end ? [...end.results] : stakes.map(({ spot, amount }) => ({ spot, amount, payout: 0 })),
        result: end?.result ?? null,
        seat: null,
      },
    }),
    placeOf: ({ tableRound }) => ({ tableRound, seat: null }),
    checkConclusion,
  }
}
