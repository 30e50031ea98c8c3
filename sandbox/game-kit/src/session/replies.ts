import type { GameBalance, RoundReply, SessionReply } from '@herna/contract/games'

/** The replies of the contract with one game's definition and outcome in them. */
export type Round<O> = Omit<RoundReply, 'outcome'> & { outcome: O }
export type Session<D, O> = Omit<SessionReply, 'game' | 'openRound'> & { game: D; openRound: Round<O> | null }
export interface History<O> {
  rounds: Round<O>[]
  next: string | null
}

export interface Schema<T> {
  safeParse(body: unknown): { success: true; data: T } | { success: false }
}

/** What a client of such a game takes for an answer: the contract's `gameReplies`. */
export interface Replies<D, O> {
  session: Schema<Session<D, O>>
  round: Schema<Round<O>>
  history: Schema<History<O>>
  balance: Schema<GameBalance>
}
