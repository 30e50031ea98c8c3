import type { GAME_OPERATIONS, GameBalance, RoundReply, SessionReply } from '@herna/contract/games'
import type * as z from 'zod/mini'

/** The replies of the contract with one game's definition and outcome in them. */
export type Round<O> = Omit<RoundReply, 'outcome'> & { outcome: O }
export type Session<D, O> = Omit<SessionReply, 'game' | 'openRound'> & { game: D; openRound: Round<O> | null }
export interface History<O> {
  rounds: Round<O>[]
  next: string | null
}

type All = typeof GAME_OPERATIONS
type Replying<Name extends keyof All, T> = Omit<All[Name], 'reply'> & { readonly reply: z.core.$ZodType<T> }

/** The host's operations as the client of such a game calls them: the contract's `gameOperations`. */
export interface GameOperations<D, O> {
  openSession: Replying<'openSession', Session<D, O>>
  balance: Replying<'balance', GameBalance>
  playRound: Replying<'playRound', Round<O>>
  act: Replying<'act', Round<O>>
  round: Replying<'round', Round<O>>
  history: Replying<'history', History<O>>
  seen: All['seen']
}
