import type { CrashDefinition, CrashOutcome } from '@herna/contract/games'
import { doorsOf, type Round, type Session } from '@herna/game-kit'
import * as z from 'zod/mini'

// The annotations make the compiler refuse a schema that has drifted from the contract; door.test.ts feeds both the same replies.
export type CrashSession = Session<CrashDefinition, CrashOutcome>
export type CrashRound = Round<CrashOutcome>

const whole = z.int()
const cents = whole.check(z.minimum(1))

const game: z.ZodMiniType<CrashDefinition> = z.object({
  kind: z.literal('crash'),
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  minBet: cents,
  maxBet: cents,
  chips: z.array(cents),
  rtp: z.number(),
  maxWinMultiple: z.number(),
  rules: z.array(z.string()),
  theme: z.object({
    background: z.string(),
    surface: z.string(),
    accent: z.string(),
    text: z.string(),
    backdrop: z.string(),
    logo: z.string(),
  }),
  growthPerMs: z.number(),
  hero: z.string(),
  highestMultiple: whole,
})

const outcome: z.ZodMiniType<CrashOutcome> = z.object({
  kind: z.literal('crash'),
  startedAt: z.iso.datetime(),
  elapsedMs: whole,
  autoCashOut: z.nullable(whole),
  cashedOutAt: z.nullable(whole),
  crashedAt: z.nullable(whole),
})

export const crashDoors = doorsOf(game, outcome)
