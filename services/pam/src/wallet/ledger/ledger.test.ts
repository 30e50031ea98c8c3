import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dayOf, periodOf } from '../../foundation/index.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { sessionStatusOf } from '../../identity/index.ts'
import { grantMoney } from '../../provider.fixture.ts'
import { postBonus, readWalletBalances } from './index.ts'

let pam: RunningPam
let playerId: string
beforeAll(async () => {
  pam = await runPam()
  await pam.newPlayer('Uctovnik')
  const { rows } = await pam.database.pool.query(`SELECT id FROM pam.players WHERE username = 'Uctovnik'`)
  playerId = rows[0].id
  await grantMoney(pam, playerId, { cash: 1_000, bonus: 500 })
})
afterAll(() => pam.close())

const run = (sql: string, values: unknown[] = []) => pam.database.pool.query(sql, values)
test('a transaction whose postings do not sum to 0 is refused by the database (M4)', async () => {
  const bet = (stake: number, received: number) =>
    run(
      `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, games, provider, provider_transaction) VALUES (now(), current_date, $1, 'bet', $3, -$2::bigint, $3, 'x', 'x')`,
      [playerId, stake, received],
    )
  await expect(bet(100, 101)).rejects.toThrow('postings_sum_to_zero')
  await expect(bet(100, 99)).rejects.toThrow('postings_sum_to_zero')
  // Balanced, but not allowed for a bet: a negative stake.
  await expect(bet(-100, -100)).rejects.toThrow('kind_posts_to_expected_accounts')
  const grantAsDeposit = `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, promotions) VALUES (now(), current_date, $1, 'deposit', 100, 100, -100)`
  await expect(run(grantAsDeposit, [playerId])).rejects.toThrow('kind_posts_to_expected_accounts')
})

test('a posting above the balance is refused entirely by the database (M4)', async () => {
  const initialBalances = await readWalletBalances(pam.database.pool, playerId)
  const bonusId = randomUUID()
  const currentTime = pam.clock.now
  await expect(
    postBonus(pam.database.pool, { playerId, kind: 'bonus-forfeit', amount: 501, bonusId, at: currentTime }),
  ).rejects.toThrow('wallets_bonus_check')
  expect(await readWalletBalances(pam.database.pool, playerId)).toEqual(initialBalances)
  expect((await run('SELECT 1 FROM pam.ledger WHERE reference = $1', [bonusId])).rowCount).toBe(0)
})

test('the ledger cannot be changed or deleted, and balances change through postings only (M4)', async () => {
  for (const sql of [
    'UPDATE pam.ledger SET amount = amount + 1',
    'DELETE FROM pam.ledger',
    'TRUNCATE pam.ledger',
    'UPDATE pam.wallets SET cash = cash + 1',
    'DELETE FROM pam.wallets',
    'TRUNCATE pam.wallets',
    'INSERT INTO pam.wallets (player_id, cash) SELECT id, 5 FROM pam.players',
    'DELETE FROM pam.rounds',
    'TRUNCATE pam.rounds',
  ]) {
    if (sql === 'DELETE FROM pam.rounds')
      await run(
        `INSERT INTO pam.rounds (provider, player_id, round_id, game_code, opened_at, staked, staked_cash, staked_bonus, payment, balance_after)
         VALUES ('x', $1, 'x', 'x', now(), 0, 0, 0, 'balance', 0)`,
        [playerId],
      )
    await expect(run(sql), sql).rejects.toThrow('append-only')
  }
})

test('a bonus is granted, converted and forfeited once; converted bonus money is cash', async () => {
  const bonusId = randomUUID()
  const currentTime = pam.clock.now
  const db = pam.database.pool
  const initialBalances = await readWalletBalances(db, playerId)
  expect(await postBonus(db, { playerId, kind: 'bonus-grant', amount: 300, bonusId, at: currentTime })).toBe(true)
  expect(await postBonus(db, { playerId, kind: 'bonus-grant', amount: 300, bonusId, at: currentTime })).toBe(false)
  expect(await postBonus(db, { playerId, kind: 'bonus-conversion', amount: 200, bonusId, at: currentTime })).toBe(true)
  expect(await postBonus(db, { playerId, kind: 'bonus-forfeit', amount: 100, bonusId, at: currentTime })).toBe(true)
  expect(await readWalletBalances(db, playerId)).toEqual({ ...initialBalances, cash: initialBalances.cash + 200 })
})

test('the postings view sums to 0 over the operator’s and the player’s accounts', async () => {
  const { rows } = await run('SELECT account, sum(amount)::int AS cents FROM pam.postings WHERE player_id = $1 GROUP BY 1', [
    playerId,
  ])
  const accounts = Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
  expect(Object.values(accounts).reduce((sum: number, cents) => sum + Number(cents), 0)).toBe(0)
  expect(accounts['operator:promotions']).toBe(-(accounts['player:cash'] + accounts['player:bonus']))
})

test('the database’s days, weeks and months match the calendar, also around clock changes', async () => {
  const samples = fc.sample(fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), {
    seed: inject('seed'),
    numRuns: inject('breadth') === 'full' ? 3_000 : 300,
  })
  const edges = [
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-12-31T23:00:00Z',
  ]
  const instants = [...samples, ...edges.map((edge) => new Date(edge))]
  const { rows } = await run(
    `SELECT pam.day_of(t)::text AS day, date_trunc('week', pam.day_of(t)::timestamp)::date::text AS week,
       date_trunc('month', pam.day_of(t)::timestamp)::date::text AS month FROM unnest($1::timestamptz[]) WITH ORDINALITY u (t, n) ORDER BY n`,
    [instants],
  )
  for (const [index, instant] of instants.entries()) {
    const day = dayOf(instant)
    expect(rows[index]).toEqual({ day, week: periodOf(day, 'week').from, month: periodOf(day, 'month').from })
  }
})

test('the database and the service agree on whether a login is active (M3) (M8)', async () => {
  const now = new Date('2026-03-02T10:00:00Z')
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const logins = [0, 100, 719, 720, 721].flatMap((started) =>
    [0, 29, 30, 31].flatMap((idle) =>
      [0, 43_199, 43_200].flatMap((full) =>
        [null, now].flatMap((lockedAt) =>
          [null, now].map((endedAt) => ({
            startedAt: minutesAgo(started),
            lastActionAt: minutesAgo(idle),
            fullLoginAt: minutesAgo(full),
            lockedAt,
            endedAt,
          })),
        ),
      ),
    ),
  )
  const sessions = logins.map((login) => ({
    started_at: login.startedAt,
    last_action_at: login.lastActionAt,
    full_login_at: login.fullLoginAt,
    locked_at: login.lockedAt,
    ended_at: login.endedAt,
  }))
  const { rows } = await run(
    `SELECT pam.is_active(s, $2) AS active FROM jsonb_array_elements($1) WITH ORDINALITY a (login, n),
       jsonb_populate_record(NULL::pam.sessions, login) s ORDER BY n`,
    [JSON.stringify(sessions), now],
  )
  expect(rows).toHaveLength(240)
  for (const [index, login] of logins.entries())
    expect(rows[index].active, JSON.stringify(login)).toBe(sessionStatusOf(login, now) === 'active')
})
