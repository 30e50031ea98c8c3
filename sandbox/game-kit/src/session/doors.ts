import type { GameBalance, RoundReply, SessionReply } from '@herna/contract/games'
import * as z from 'zod/mini'

// The contract's schemas in zod's small build: the full one would weigh more than the rest of a game. The types below make the compiler
// refuse a schema that has drifted from the contract; the game adds its own definition and outcome.
// Compiled validators need eval, which the host's CSP forbids [S2].
z.config({ jitless: true })

/** The reply of the contract with one game's definition and outcome in it. */
export type Round<O> = Omit<RoundReply, 'outcome'> & { outcome: O }
export type Session<D, O> = Omit<SessionReply, 'game' | 'openRound'> & { game: D; openRound: Round<O> | null }
export interface History<O> {
  rounds: Round<O>[]
  next: string | null
}

export interface Doors<D, O> {
  session: z.ZodMiniType<Session<D, O>>
  round: z.ZodMiniType<Round<O>>
  history: z.ZodMiniType<History<O>>
  balance: z.ZodMiniType<GameBalance>
}

const whole = z.int()
const bonus = z.nullable(
  z.object({
    bonusId: z.uuid(),
    kind: z.enum(['freespins', 'freespins2', 'goldenchips']),
    remaining: whole.check(z.minimum(1)),
    value: whole.check(z.minimum(1), z.maximum(1_000_000_000)),
  }),
)

const limits = z.optional(
  z.array(
    z.object({
      kind: z.enum(['stake', 'loss']),
      period: z.enum(['day', 'week', 'month']),
      amount: whole.check(z.minimum(0), z.maximum(100_000_000_000)),
      used: whole.check(z.minimum(0), z.maximum(100_000_000_000)),
    }),
  ),
)

export function doorsOf<D, O>(game: z.ZodMiniType<D>, outcome: z.ZodMiniType<O>): Doors<D, O> {
  const round = z.object({
    roundId: z.string(),
    gameCode: z.string(),
    state: z.enum(['open', 'closed']),
    bet: whole,
    staked: whole,
    win: whole,
    balanceAfterBet: whole,
    balance: whole,
    playedAt: z.iso.datetime(),
    payment: z.enum(['balance', 'gaming-bonus']),
    jackpot: z.nullable(z.object({ title: z.string(), amount: whole })),
    outcome,
  })
  const session = z.object({
    sessionId: z.string(),
    token: z.string(),
    mode: z.enum(['demo', 'real']),
    balance: whole,
    currency: z.string(),
    game,
    openRound: z.nullable(round),
    bonus,
    limits,
  })
  return {
    session: session as z.ZodMiniType<Session<D, O>>,
    round: round as z.ZodMiniType<Round<O>>,
    history: z.object({ rounds: z.array(round), next: z.nullable(z.string()) }) as z.ZodMiniType<History<O>>,
    balance: z.object({ balance: whole, currency: z.string(), bonus, limits }) as z.ZodMiniType<GameBalance>,
  }
}
