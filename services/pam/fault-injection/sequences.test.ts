/** Ten thousand: `SEQUENCES=10000 HERNA_TEST_SEED=1 npx vitest run --project services services/pam/fault-injection/sequences.test.ts`. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from '../src/browser.fixture.ts'
import { type BonusMovement, postBonus, reconcile } from '../src/wallet/index.ts'
import { type RunningPam, runPam } from '../src/pam.fixture.ts'
import { grantMoney, openProvider, type Provider, WITH_PROVIDERS } from '../src/provider.fixture.ts'
import { type Step, sequences } from './sequences.ts'

const RUNS = Number(process.env['SEQUENCES'] ?? (inject('breadth') === 'full' ? 400 : 50))
const GAMES = ['prva-hra', 'druha-hra'] as const

interface TestPlayer {
  browser: Browser
  playerId: string
  sessions: string[]
}
let pam: RunningPam
let provider: Provider
const players: TestPlayer[] = []
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  provider = openProvider(pam)
  for (const name of ['Nahoda', 'Zmatok']) {
    await pam.newPlayer(name)
    const browser = await pam.playing(name)
    const opened = [await provider.play(browser, GAMES[0]), await provider.play(browser, GAMES[1])]
    const playerId = opened[0]?.playerId as string
    await grantMoney(pam, playerId, { cash: 3_000, bonus: 2_000 })
    players.push({ browser, playerId, sessions: opened.map(({ sessionId }) => sessionId) })
  }
})
afterAll(() => pam.close())

/** Ids are unique per sequence. */
const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-4$3-8$4-$5')
    .replace(/-4.(.{3})-8.(.{3})-/, '-4$1-8$2-')

async function send(step: Step, run: string): Promise<number> {
  const { browser, playerId, sessions } = players[step.player] as TestPlayer
  if ('payment' in step) {
    const payment = { paymentId: uuidOf(`${run}p${step.payment}`), amount: step.amount }
    return (await browser.call('POST', `/platform/${step.kind}s`, payment)).status
  }
  if ('bonus' in step) {
    const movement: BonusMovement = {
      playerId,
      kind: step.kind,
      amount: step.amount,
      bonusId: uuidOf(`${run}b${step.bonus}`),
      at: pam.clock.now,
    }
    return postBonus(pam.database.pool, movement).then(
      () => 200,
      (error: Error) => (/wallets_(cash|bonus)_check/.test(error.message) ? 409 : Promise.reject(error)),
    )
  }
  const ids = { transactionId: run + step.transaction, roundId: run + step.round, gameCode: GAMES[step.game] }
  if (step.kind === 'bet')
    return (await provider.call('bet', { ...ids, sessionId: sessions[step.game], amount: step.amount })).status
  if (step.kind === 'win')
    return (await provider.call('win', { ...ids, playerId, amount: step.amount, isRoundClosed: step.closes })).status
  return (await provider.call('rollback', { ...ids, playerId, betTransactionId: run + step.of })).status
}

/** As float8: balances may exceed 32 bits. */
const readBalances = async () =>
  (await pam.database.pool.query('SELECT player_id, cash::float8, bonus::float8 FROM pam.wallets ORDER BY player_id')).rows
/** Sums of the ledger rows since then, per account. */
const postedSince = async (id: string) =>
  (
    await pam.database.pool.query(
      `SELECT w.player_id, coalesce(sum(l.cash), 0)::float8 AS cash, coalesce(sum(l.bonus), 0)::float8 AS bonus,
         coalesce(bool_and(l.cash + l.bonus + l.games + l.promotions + l.bank = 0), true) AS balanced
       FROM pam.wallets w LEFT JOIN pam.ledger l ON l.player_id = w.player_id AND l.id > $1 GROUP BY w.player_id ORDER BY w.player_id`,
      [id],
    )
  ).rows

/** Closes all open rounds, so the next sequence starts clean. */
async function closeRounds(run: string): Promise<void> {
  const { rows } = await pam.database.pool.query(`SELECT player_id, round_id, game_code FROM pam.rounds WHERE state = 'open'`)
  for (const [index, row] of rows.entries()) {
    const ids = { playerId: row.player_id, roundId: row.round_id, gameCode: row.game_code }
    const closed = await provider.call('win', {
      ...ids,
      transactionId: `${run}c${index}`,
      amount: index * 10,
      isRoundClosed: true,
    })
    expect(closed.status).toBe(200)
  }
}

let count = 0
test(
  'random sequences of bets, wins, rollbacks, bonuses and payments, duplicated, reordered and with invalid amounts, leave every balance equal to the ledger (M4)',
  async () => {
    const outcomes = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(sequences, async (groups) => {
        count += 1
        const run = `s${count}-`
        const initialBalances = await readBalances()
        const { rows } = await pam.database.pool.query('SELECT coalesce(max(id), 0) AS id FROM pam.ledger')
        for (const group of groups)
          for (const status of await Promise.all(group.map((step) => send(step, run)))) {
            expect([200, 400, 402, 403, 404, 409]).toContain(status)
            outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
          }
        await closeRounds(run)
        const finalBalances = await readBalances()
        const posted = await postedSince(rows[0].id)
        for (const [index, now] of finalBalances.entries()) {
          expect(posted[index].balanced).toBe(true)
          expect({ cash: now.cash, bonus: now.bonus }).toEqual({
            cash: initialBalances[index].cash + posted[index].cash,
            bonus: initialBalances[index].bonus + posted[index].bonus,
          })
          expect(Math.min(now.cash, now.bonus)).toBeGreaterThanOrEqual(0)
        }
        if (count % 500 === 0) expect((await reconcile(pam.database.pool)).differences).toEqual([])
      }),
      { numRuns: RUNS, seed: inject('seed'), endOnFailure: RUNS > 1_000 },
    )
    const { sum, differences } = await reconcile(pam.database.pool)
    expect({ sum, differences }).toEqual({ sum: 0, differences: [] })
    // Both accepted and refused calls occurred.
    for (const status of [200, 400, 404, 409]) expect(outcomes.get(status), String(status)).toBeGreaterThan(0)
  },
  60_000 + RUNS * 400,
)
