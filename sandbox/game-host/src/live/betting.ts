import type { RoundAction, Stake } from '@herna/contract/games'
import { liveAddedFault, type LiveModel, liveStakeFault, type LiveStakeLimits } from '@herna/game-maths/live'
import { type RunningRound, runningRoundAt, type StudioTable } from '@herna/live-studio'
import { ProblemError } from '@herna/service-kit'
import type { RoundStake } from '../games/engine.ts'
import { betsClosed, refusedAction, refusedBet } from '../games/refusals.ts'
import { type LiveState, sumOf } from './live-state.ts'

/** The stakes of a request; throws a 422 problem without stakes, or when they do not add up to the bet. */
export function stakesOf({ stakes, bet }: RoundStake): Stake[] {
  if (!stakes) throw refusedBet('stakes', 'are missing')
  if (sumOf(stakes) !== bet) throw refusedBet('bet', `must be the sum of the stakes, ${sumOf(stakes)}`)
  return stakes
}

/** The stakes that an action adds; throws a 409 problem for another action. */
export function betOf({ action, stakes }: RoundAction): Stake[] {
  if (action !== 'bet') throw refusedAction('The round takes further bets only.')
  if (!stakes) throw refusedBet('stakes', 'are missing')
  return stakes
}

/** What stakes at a table are checked against. */
export interface TableRules {
  readonly model: LiveModel
  readonly limits: LiveStakeLimits
}

/** Throws a 422 problem that names the field when the table does not take these stakes as all of a round. */
export function requireStakes({ model, limits }: TableRules, stakes: readonly Stake[], all = stakes): void {
  refuseFault(liveStakeFault(model, limits, all), stakes)
}

/** The same for stakes that are added to those of a round: the limits apply to their sum. */
export function requireAddedStakes(rules: TableRules, added: readonly Stake[], all: readonly Stake[]): void {
  refuseFault(liveAddedFault(rules.model, rules.limits, added), added)
  requireStakes(rules, added, all)
}

function refuseFault(fault: ReturnType<typeof liveStakeFault>, stakes: readonly Stake[]): void {
  if (!fault) return
  const { spot, problem } = fault
  const index = stakes.findLastIndex((stake) => stake.spot === spot)
  const part = problem === 'unknown-spot' || problem === 'twice' ? 'spot' : 'amount'
  throw refusedBet(index < 0 ? 'stakes' : `stakes.${index}.${part}`, `${problem}${spot ? ` on ${spot}` : ''}`)
}

/** The round of the table for which a bet is; throws 409 `bets-closed` when it arrived too early or too late for it. */
export function requireBetting(table: StudioTable, { tableRound }: RoundStake, arrivedAt: Date): RunningRound {
  if (tableRound === undefined) throw refusedBet('tableRound', 'is missing')
  const round = runningRoundAt(table, arrivedAt.getTime())
  if (round?.number !== tableRound || arrivedAt.getTime() >= round.bettingEndsAt) throw betsClosed()
  return round
}

/** Throws a 409 problem when the operator's conclusion would reveal or annul the table's result. */
export function checkConclusion({ dueAt, bettingEndsAt }: LiveState, how: 'stand' | 'void', now: Date): void {
  if (how === 'stand' && now < new Date(dueAt))
    throw notYet('The table has not ended this round: its result would be known early.')
  if (how === 'void' && now >= new Date(bettingEndsAt))
    throw notYet('The betting is over: the round is settled with the result of the table.')
}

const notYet = (detail: string): ProblemError => new ProblemError(409, detail, undefined, 'table-round-running')
