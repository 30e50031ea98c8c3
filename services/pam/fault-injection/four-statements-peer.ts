// The comparison server of `bench/wallet.ts`: the same server, checks and rows, in the usual form of a transaction with a
// locking SELECT and an INSERT, so four round trips. Started by it: `node four-statements-peer.ts <database> <port>`.
import { type BetRequest, wallet, WALLET_PREFIX } from '@herna/contract/wallet'
import { addOperation, createServer, inTransaction, listen, openDatabase, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import { admitProviders, callerOf } from '../src/wallet/index.ts'

const [url = '', port = ''] = process.argv.slice(2)
const { pool } = await openDatabase({ url })
const secret = process.env['BENCH_SECRET'] ?? ''

interface BetFacts {
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

const CHECK_BET = `SELECT w.player_id, w.cash, pam.is_active(s, $1) AS active, pam.is_excluded(w.player_id, $2, $1) AS excluded,
    pam.is_stopped(w.player_id, $2) AS stopped, pam.limit_passed(w.player_id, '{stake,loss}', $3, $1) AS passed,
    EXISTS (SELECT 1 FROM pam.ledger WHERE provider = $4 AND provider_transaction = $5) AS known,
    EXISTS (SELECT 1 FROM pam.ledger WHERE provider = $4 AND reverses = $5) AS rolled_back,
    EXISTS (SELECT 1 FROM pam.rounds r WHERE r.player_id = w.player_id AND r.state = 'open' AND r.game_code = $2) AS unfinished
  FROM pam.wallet_sessions ws JOIN pam.sessions s ON s.id = ws.login_id JOIN pam.wallets w ON w.player_id = ws.player_id
  WHERE ws.id = $6 AND ws.provider = $4 FOR NO KEY UPDATE OF w`
const POST_BET = `WITH totals AS (INSERT INTO pam.daily_totals AS t (player_id, day, staked) VALUES ($1, pam.day_of($2), $3)
      ON CONFLICT (player_id, day) DO UPDATE SET staked = t.staked + excluded.staked),
  round AS (INSERT INTO pam.rounds (provider, player_id, round_id, game_code, opened_at, staked, staked_cash, staked_bonus, payment, balance_after)
      VALUES ($4, $1, $5, $6, $2, $3, $3, 0, 'balance', $7) RETURNING key)
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, games, provider, provider_transaction, round_key, payment)
    SELECT $2, pam.day_of($2), $1, 'bet', $3, -$3::bigint, $3, $4, $8, key, 'balance' FROM round RETURNING id`

async function post(
  client: pg.PoolClient,
  provider: string,
  { sessionId, transactionId, roundId, gameCode, amount }: BetRequest,
) {
  const now = new Date()
  const { rows } = await client.query<BetFacts>(CHECK_BET, [now, gameCode, amount, provider, transactionId, sessionId])
  const betFacts = rows[0]
  const refused =
    !betFacts?.active ||
    betFacts.excluded ||
    betFacts.stopped ||
    betFacts.passed ||
    betFacts.known ||
    betFacts.rolled_back ||
    betFacts.unfinished
  if (!betFacts || refused || Number(betFacts.cash) < amount) throw new ProblemError(409, 'refused')
  const cash = Number(betFacts.cash) - amount
  const values = [betFacts.player_id, now, amount, provider, roundId, gameCode, cash, transactionId]
  const { rows: writtenRows } = await client.query<{ id: string }>(POST_BET, values)
  const balance = { gaming: cash, cash, bonus: 0, held: amount, currencyCode: 'EUR' }
  return { transactionId, walletTransactionId: String(writtenRows[0]?.id), payment: 'balance' as const, balance }
}

const app = await createServer({ title: 'comparison server' })
await app.register(
  async (scope) => {
    admitProviders(scope, new Map([['bench', secret]]), () => new Date())
    addOperation(scope, wallet.bet, { summary: 'a bet', tags: [] }, ({ body, request }) =>
      inTransaction(pool, (client) => post(client, callerOf(request), body)),
    )
  },
  { prefix: WALLET_PREFIX },
)
await listen(app, { host: '127.0.0.1', port: Number(port), setting: 'port' })
