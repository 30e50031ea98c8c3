import { bigint, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const wins = pgSchema('bulletin').table('wins', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  roundId: text('round_id').notNull(),
  wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
  country: text().notNull(),
  player: text().notNull(),
  gameCode: text('game_code').notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  jackpot: text(),
})
