// The peer of `bench/wallet.ts`: the same door, the same checks and the same rows, as a program usually writes them with an ORM: a transaction
// of Drizzle with one statement that reads and locks and one that writes, so four round trips. Started by it: `node drizzle-peer.ts <database> <port>`.
import { type betRequest, WALLET_CALLS, WALLET_PATHS, WALLET_PREFIX } from '@herna/contract/wallet'
import { createDoor, listen, openDatabase, ProblemError } from '@herna/service-kit'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import { addCall } from '../src/http/add-call.ts'
import { admitSigned, callerOf } from '../src/wallet/seamless/admit-signed.ts'

const [url = '', port = ''] = process.argv.slice(2)
const db = drizzle((await openDatabase({ url })).pool)
const secret = process.env['BENCH_SECRET'] ?? ''

interface Facts extends Record<string, unknown> {
  player_id: string
  cash: string
  known: boolean
  rolled_back: boolean
  active: boolean
  excluded: boolean
  stopped: boolean
  passed: string | null
  unfinished: boolean
}

const bet = (provider: string, call: z.output<typeof betRequest>) =>
  db.transaction(async (tx) => {
    const now = new Date().toISOString()
    const { rows } = await tx.execute<Facts>(sql`
      SELECT w.player_id, w.cash, pam.is_active(s, ${now}) AS active, pam.is_excluded(w.player_id, ${call.gameCode}, ${now}) AS excluded,
        pam.is_stopped(w.player_id, ${call.gameCode}) AS stopped, pam.limit_passed(w.player_id, '{stake,loss}', ${call.amount}, ${now}) AS passed,
        EXISTS (SELECT 1 FROM pam.ledger WHERE provider = ${provider} AND provider_transaction = ${call.transactionId}) AS known,
        EXISTS (SELECT 1 FROM pam.ledger WHERE provider = ${provider} AND reverses = ${call.transactionId}) AS rolled_back,
        EXISTS (SELECT 1 FROM pam.rounds r WHERE r.player_id = w.player_id AND r.state = 'open' AND r.game_code = ${call.gameCode}) AS unfinished
      FROM pam.wallet_sessions ws JOIN pam.sessions s ON s.id = ws.login_id JOIN pam.wallets w ON w.player_id = ws.player_id
      WHERE ws.id = ${call.sessionId} AND ws.provider = ${provider} FOR NO KEY UPDATE OF w`)
    const facts = rows[0]
    const refused =
      !facts?.active || facts.excluded || facts.stopped || facts.passed || facts.known || facts.rolled_back || facts.unfinished
    if (!facts || refused || Number(facts.cash) < call.amount) throw new ProblemError(409, 'refused')
    const { rows: written } = await tx.execute<{ id: string }>(sql`
      WITH totals AS (INSERT INTO pam.daily_totals AS t (player_id, day, staked) VALUES (${facts.player_id}, pam.day_of(${now}), ${call.amount})
          ON CONFLICT (player_id, day) DO UPDATE SET staked = t.staked + excluded.staked),
      round AS (INSERT INTO pam.rounds (provider, player_id, round_id, game_code, opened_at, staked, staked_cash, staked_bonus, payment, balance_after)
          VALUES (${provider}, ${facts.player_id}, ${call.roundId}, ${call.gameCode}, ${now}, ${call.amount}, ${call.amount}, 0, 'balance', ${Number(facts.cash) - call.amount}) RETURNING key)
      INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, games, provider, provider_transaction, round_key, payment)
        SELECT ${now}, pam.day_of(${now}), ${facts.player_id}, 'bet', ${call.amount}, -${call.amount}::bigint, ${call.amount}, ${provider}, ${call.transactionId}, key, 'balance'
        FROM round RETURNING id`)
    const cash = Number(facts.cash) - call.amount
    const balance = { gaming: cash, cash, bonus: 0, held: call.amount, currencyCode: 'EUR' }
    return {
      transactionId: call.transactionId,
      walletTransactionId: String(written[0]?.id),
      payment: 'balance' as const,
      balance,
    }
  })

const app = await createDoor({ title: 'the peer' })
await app.register(
  async (door) => {
    admitSigned(door, new Map([['bench', secret]]), () => new Date())
    const call = { method: 'POST', path: WALLET_PATHS.bet, ...WALLET_CALLS.bet } as const
    addCall(door, call, { summary: 'a bet', tags: [] }, ({ body, request }) => bet(callerOf(request), body))
  },
  { prefix: WALLET_PREFIX },
)
await listen(app, { host: '127.0.0.1', port: Number(port), setting: 'port' })
