import * as z from 'zod/mini'

const cents = z.int()

/** Whether the money is right, what is unfinished, and what each provider moved. */
export const reconciliationReply = z.object({
  at: z.iso.datetime(),
  /** The sums are 0 together and nothing differs. */
  isRight: z.boolean(),
  accounts: z.object({ cash: cents, bonus: cents, games: cents, gifts: cents, bank: cents }),
  sum: cents,
  wallets: z.object({ cash: cents, bonus: cents }),
  differences: z.array(z.object({ what: z.string(), playerId: z.uuid(), ledger: cents, kept: cents })),
  openRounds: z.object({
    count: z.int(),
    held: cents,
    oldest: z.array(
      z.object({
        provider: z.string(),
        playerId: z.uuid(),
        gameCode: z.string(),
        roundId: z.string(),
        staked: cents,
        openedAt: z.iso.datetime(),
        ageSeconds: z.int(),
      }),
    ),
  }),
  providers: z.array(
    z.object({ provider: z.string(), bets: z.int(), staked: cents, rolledBack: cents, wins: z.int(), won: cents }),
  ),
})
