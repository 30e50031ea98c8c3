import type { GAME_OPERATIONS, GameBalance, RoundReply, SessionReply } from '@herna/contract/games'
import type * as z from 'zod/mini'

/** Replies of the contract with a game's definition type `D` and outcome type `O`. */
export type Round<O> = Omit<RoundReply, 'outcome'> & { outcome: O }
export type Session<D, O> = Omit<SessionReply, 'game' | 'openRound'> & { game: D; openRound: Round<O> | null }
export interface History<O> {
  rounds: Round<O>[]
  next: string | null
}

type AllOperations = typeof GAME_OPERATIONS
type OperationWithReply<Name extends keyof AllOperations, T> = Omit<AllOperations[Name], 'reply'> & {
  readonly reply: z.core.$ZodType<T>
}

/** The game host's operations with the game's types, from the contract's `gameOperations`. */
export interface GameOperations<D, O> {
  openSession: OperationWithReply<'openSession', Session<D, O>>
  balance: OperationWithReply<'balance', GameBalance>
  playRound: OperationWithReply<'playRound', Round<O>>
  act: OperationWithReply<'act', Round<O>>
  round: OperationWithReply<'round', Round<O>>
  history: OperationWithReply<'history', History<O>>
  seen: AllOperations['seen']
}
