import type { Payment } from '@herna/contract/wallet'
import type { RoundAction, RoundReply } from '@herna/contract/games'
import type { Game } from '../games/games.ts'
import type { RoundStake, TablePlace } from '../games/engine.ts'
import type { Refusal } from '../wallet/refusals.ts'
import type { Times } from './times.ts'

export type Phase = 'staking' | 'open' | 'closed' | 'cancelled' | 'refused'

/** An action whose added stake the wallet has not acknowledged yet; `amount` in cents. */
export interface PendingAction {
  readonly action: RoundAction
  readonly amount: number
  readonly transactionId: string
  /** ISO time of the first request. */
  readonly requestedAt: string
}

/** A stored round; amounts in cents. `ownerId`: the player, in demo the session. */
export interface Round {
  readonly ownerId: string
  readonly id: string
  readonly isReal: boolean
  readonly gameCode: string
  readonly variantId: string
  readonly phase: Phase
  readonly request: RoundStake
  readonly bet: number
  readonly staked: number
  readonly win: number
  readonly state: unknown
  readonly balanceAfterBet: number | null
  readonly balance: number | null
  readonly payment: Payment
  readonly callCount: number
  readonly pendingAction: PendingAction | null
  readonly actions: readonly RoundAction[]
  readonly refusal: Refusal | null
  readonly jackpotDrawn: { readonly jackpotId: string; readonly level: number | null } | null
  readonly jackpot: { readonly title: string; readonly amount: number } | null
  /** By the clock of its engine. */
  readonly dueAt: Date | null
  readonly seenAt: Date | null
  readonly playedAt: Date
  /** At a live table. */
  readonly place: TablePlace | null
}

/** Transaction id of a round's nth wallet call; the same for every retry. */
export const transactionIdOf = (roundId: string, call: number): string => `${roundId}:${call}`

/** The reply of a visible round. */
export function replyOf(round: Round, { engine }: Game, times: Times): RoundReply {
  const { outcome, isOpen } = engine.view(round.state, times[engine.clock])
  return {
    roundId: round.id,
    gameCode: round.gameCode,
    state: isOpen ? 'open' : 'closed',
    bet: round.bet,
    staked: round.staked,
    win: round.win,
    balanceAfterBet: round.balanceAfterBet ?? 0,
    balance: round.balance ?? 0,
    playedAt: round.playedAt.toISOString(),
    payment: round.payment,
    jackpot: round.jackpot,
    outcome,
  }
}
