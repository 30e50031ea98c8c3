import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { writePlayers } from '../../../fault-injection/write-players.ts'
import { reconcile } from '../ledger/index.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { WITH_PROVIDERS } from '../../provider.fixture.ts'
import { createBetBatcher } from './bet-batcher.ts'

const PROVIDER = 'testgames'
const GAME = 'vlcia-hora'
const OTHER_GAME = 'ina-hra'
let pam: RunningPam
let pool: pg.Pool
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  pool = pam.database.pool
  await pool.query(`INSERT INTO pam.game_types (game_code, type, read_at) VALUES ($1, 'slot', now())`, [GAME])
})
afterAll(() => pam.close())
const createBatcher = () => createBetBatcher({ pool, now: () => new Date() })

interface TestBet {
  playerId: string
  call: { sessionId: string; transactionId: string; roundId: string; gameCode: string; amount: number }
}

/** Mostly the usual value: with many obstacles at once a bet tests little. */
const usually = <T>(usual: T, ...unusual: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...unusual) })
const situation = fc.record({
  cash: fc.integer({ min: 0, max: 600 }),
  bonus: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }) }),
  stake: fc.integer({ min: 1, max: 400 }),
  /** The daily stake limit. */
  limit: fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_200 }) }),
  staked: fc.integer({ min: 0, max: 300 }),
  held: usually(0, 70),
  idleMinutes: usually(0, 2, 31),
  exclusion: usually('none', 'every game', 'slot', 'roulette', 'over'),
  isStopped: usually(false, true),
  register: usually('clear', 'unknown', 'excluded'),
  known: fc.oneof(
    { weight: 3, arbitrary: fc.constant('nothing' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...(['the bet', 'its rollback', 'an open round', 'its open round', 'its closed round'] as const),
      ),
    },
  ),
  isOtherGame: usually(false, true),
})
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never

const run = (text: string, values: unknown[] = []) => pool.query(text, values)
const betAlone = async ({ sessionId, transactionId, roundId, gameCode, amount }: TestBet['call']) =>
  (
    await run(
      'SELECT refusal, detail, payment, cash, bonus, held FROM pam.wallet_bet($1, $2, $3, $4, $5, $6, null, now(), false)',
      [PROVIDER, sessionId, transactionId, roundId, gameCode, amount],
    )
  ).rows[0]

/** Earlier calls must not use the money of the bet under test. */
async function arrange(testBet: TestBet, situation: Situation): Promise<void> {
  const spentEarlier = {
    nothing: 0,
    'the bet': situation.stake,
    'its rollback': 0,
    'an open round': 10,
    'its open round': 10,
    'its closed round': 10,
  }
  await post(testBet, 'bonus-cash', situation.cash + situation.held + spentEarlier[situation.known])
  await holdInOtherGame(testBet, situation)
  await arrangeEarlierCalls(testBet, situation)
  await post(testBet, 'bonus-grant', situation.bonus)
  await arrangeObstacles(testBet, situation)
}

async function post({ playerId }: TestBet, kind: string, cents: number): Promise<void> {
  if (cents > 0) await run('SELECT pam.post_bonus($1, $2, $3, gen_random_uuid(), now())', [playerId, kind, cents])
}

async function holdInOtherGame({ playerId, call }: TestBet, { held }: Situation): Promise<void> {
  if (held === 0) return
  const sessionId = await sessionOf(playerId, OTHER_GAME)
  const bet = { sessionId, gameCode: OTHER_GAME, roundId: randomUUID(), transactionId: randomUUID(), amount: held }
  expect(await betAlone({ ...call, ...bet })).toMatchObject({ refusal: null })
}
const sessionOf = async (playerId: string, gameCode: string): Promise<string> =>
  (
    await run(
      `INSERT INTO pam.wallet_sessions (id, provider, player_id, game_code, login_id, opened_at)
       SELECT gen_random_uuid(), provider, player_id, $2, login_id, now() FROM pam.wallet_sessions WHERE player_id = $1 RETURNING id`,
      [playerId, gameCode],
    )
  ).rows[0].id

async function arrangeEarlierCalls({ playerId, call }: TestBet, { known, stake }: Situation): Promise<void> {
  const ids = { gameCode: GAME, roundId: randomUUID(), transactionId: randomUUID(), amount: 10 }
  if (known === 'the bet') await betAlone({ ...call, gameCode: GAME, amount: stake })
  if (known === 'an open round') await betAlone({ ...call, ...ids })
  if (known === 'its open round' || known === 'its closed round') await betAlone({ ...call, ...ids, roundId: call.roundId })
  const callIds = [PROVIDER, playerId, randomUUID(), call.roundId, GAME]
  if (known === 'its closed round') await run('SELECT pam.wallet_win($1, $2, $3, $4, $5, 0, true, null, null, now())', callIds)
  if (known === 'its rollback')
    await run('SELECT pam.wallet_rollback($1, $2, $3, $4, $5, $6, now())', [...callIds, call.transactionId])
}

async function arrangeObstacles({ playerId }: TestBet, situation: Situation): Promise<void> {
  await run('UPDATE pam.daily_totals SET staked = staked + $2 WHERE player_id = $1', [playerId, situation.staked])
  await run('UPDATE pam.sessions SET last_action_at = now() - make_interval(mins => $2) WHERE player_id = $1', [
    playerId,
    situation.idleMinutes,
  ])
  await run('UPDATE pam.players SET register_state = $2 WHERE id = $1', [playerId, situation.register])
  if (situation.isStopped)
    await run(`INSERT INTO pam.play_stops (scope, subject, reason, stopped_at) VALUES ('player', $1, '-', now())`, [playerId])
  if (situation.limit !== null)
    await run(
      `INSERT INTO pam.limit_changes (player_id, kind, period, amount, loosens, requested_at, effective_at)
       VALUES ($1, 'stake', 'day', $2, false, now(), now() - interval '1 hour')`,
      [playerId, situation.limit],
    )
  const { exclusion } = situation
  const type = exclusion === 'slot' || exclusion === 'roulette' ? exclusion : null
  const end = exclusion === 'over' ? new Date(Date.now() - 60_000) : null
  if (exclusion !== 'none')
    await run(
      `INSERT INTO pam.exclusions (id, player_id, reason, product, game_type, starts_at, ends_at)
       VALUES (gen_random_uuid(), $1, 'self', 'Casino', $2, now() - interval '2 hours', $3)`,
      [playerId, type, end],
    )
}

async function createTestBets(
  count: number,
  amounts: (index: number) => number,
  gameCodes: (index: number) => string = () => GAME,
): Promise<TestBet[]> {
  const players = await writePlayers(pool, { count, balance: 0, provider: PROVIDER, gameCode: GAME })
  return players.map(({ playerId, sessionId }, index) => {
    const ids = { sessionId, transactionId: randomUUID(), roundId: randomUUID() }
    return { playerId, call: { ...ids, gameCode: gameCodes(index), amount: amounts(index) } }
  })
}

/** All rows a bet writes, without ids and timestamps. */
const writtenRowsOf = async ({ playerId, call }: TestBet) => ({
  wallet: (await run('SELECT cash, bonus FROM pam.wallets WHERE player_id = $1', [playerId])).rows,
  totals: (await run('SELECT staked, won FROM pam.daily_totals WHERE player_id = $1', [playerId])).rows,
  ledger: (
    await run(
      `SELECT l.kind, l.amount, l.cash, l.bonus, l.games, l.promotions, l.payment, r.round_id = $2 AS "isItsRound"
       FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.player_id = $1 ORDER BY l.id`,
      [playerId, call.roundId],
    )
  ).rows,
  rounds: (
    await run(
      'SELECT game_code, state, staked, staked_cash, staked_bonus, won, payment, balance_after FROM pam.rounds WHERE player_id = $1 ORDER BY key',
      [playerId],
    )
  ).rows,
})

const isBatchable = (situation: Situation): boolean =>
  situation.stake <= situation.cash + situation.bonus &&
  (situation.limit === null || situation.stake + situation.staked + situation.held <= situation.limit) &&
  situation.idleMinutes === 0 &&
  !['every game', 'slot'].includes(situation.exclusion) &&
  !situation.isStopped &&
  situation.register === 'clear' &&
  situation.known === 'nothing' &&
  !situation.isOtherGame

test('batched bets give the same result as single bets, and bets refused alone are never batched (M1) (M4)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(situation, { minLength: 4, maxLength: 10 }), async (situations) => {
      const situationOf = (index: number) => situations[index % situations.length] as Situation
      const testBets = await createTestBets(
        2 * situations.length,
        (index) => situationOf(index).stake,
        (index) => (situationOf(index).isOtherGame ? OTHER_GAME : GAME),
      )
      for (const [index, testBet] of testBets.entries()) await arrange(testBet, situationOf(index))
      const batcher = createBatcher()
      const written = await Promise.all(testBets.slice(0, situations.length).map(({ call }) => batcher.write(PROVIDER, call)))
      for (const [index, result] of written.entries()) {
        const [batchedBet, twin] = [testBets[index] as TestBet, testBets[situations.length + index] as TestBet]
        expect(result !== null, JSON.stringify(situationOf(index))).toBe(isBatchable(situationOf(index)))
        const alone = await betAlone(twin.call)
        const outcome = result ? { refusal: null, detail: null, ...result } : await betAlone(batchedBet.call)
        const { refusal, detail, payment, cash, bonus, held } = outcome
        // The id of an unfinished round differs between the twins.
        const uuid = /^[0-9a-f-]{36}$/
        expect({ refusal, detail: uuid.test(detail) ? 'a round' : detail, payment, cash, bonus, held }).toEqual({
          ...alone,
          detail: uuid.test(alone.detail) ? 'a round' : alone.detail,
        })
        expect(await writtenRowsOf(batchedBet)).toEqual(await writtenRowsOf(twin))
      }
    }),
    { numRuns: inject('breadth') === 'full' ? 120 : 25, seed: inject('seed') },
  )
  const { sum, accounts, wallets } = await reconcile(pool)
  expect({ sum, ...wallets }).toEqual({ sum: 0, cash: accounts.cash, bonus: accounts.bonus })
}, 120_000)

test('a wallet locked by another transaction delays no other bet: its own runs alone', async () => {
  const [held, free] = (await createTestBets(2, () => 100)) as [TestBet, TestBet]
  for (const testBet of [held, free]) await post(testBet, 'bonus-cash', 500)
  const otherConnection = await pool.connect()
  try {
    await otherConnection.query('BEGIN')
    await otherConnection.query('SELECT 1 FROM pam.wallets WHERE player_id = $1 FOR NO KEY UPDATE', [held.playerId])
    const batcher = createBatcher()
    const results = await Promise.all([held, free].map(({ call }) => batcher.write(PROVIDER, call)))
    expect(results).toEqual([null, expect.objectContaining({ payment: 'balance', cash: '400', held: '100' })])
  } finally {
    await otherConnection.query('ROLLBACK')
    otherConnection.release()
  }
})

test('two concurrent bets of one player are not batched: the second runs alone and sees the first', async () => {
  const [testBet] = (await createTestBets(1, () => 300)) as [TestBet]
  await post(testBet, 'bonus-cash', 500)
  const second = { ...testBet.call, sessionId: await sessionOf(testBet.playerId, OTHER_GAME), gameCode: OTHER_GAME }
  const batcher = createBatcher()
  const calls = [testBet.call, { ...second, transactionId: randomUUID(), roundId: randomUUID() }]
  const results = await Promise.all(calls.map((call) => batcher.write(PROVIDER, call)))
  expect(results).toEqual([expect.objectContaining({ cash: '200', held: '300' }), null])
  expect(await betAlone(calls[1] as TestBet['call'])).toMatchObject({ refusal: 'insufficient-funds' })
})

test('a bet that violates a database constraint does not fail the batch: all run alone, nothing was written', async () => {
  const three = await createTestBets(3, () => 100)
  for (const testBet of three) await post(testBet, 'bonus-cash', 500)
  const calls = three.map(({ call }, index) =>
    index < 2 ? { ...call, transactionId: three[0]?.call.transactionId as string } : call,
  )
  const batcher = createBatcher()
  expect(await Promise.all(calls.map((call) => batcher.write(PROVIDER, call)))).toEqual([null, null, null])
  for (const testBet of three) expect((await writtenRowsOf(testBet)).rounds).toEqual([])
})

test('an unreachable database fails every waiting bet, and later ones', async () => {
  const unreachable = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 })
  const batcher = createBetBatcher({ pool: unreachable, now: () => new Date() })
  const calls = (await createTestBets(2, () => 100)).map(({ call }) => call)
  for (let time = 0; time < 2; time += 1) {
    const results = await Promise.allSettled(calls.map((call) => batcher.write(PROVIDER, call)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  }
  await unreachable.end()
})

test('while others are in progress a bet waits for a batch, but not for long', async () => {
  const [testBet] = (await createTestBets(1, () => 100)) as [TestBet]
  const batcher = createBatcher()
  let finish = () => {}
  const stuck = new Promise<void>((done) => (finish = done))
  const others = [batcher.runAlone(() => stuck), batcher.runAlone(() => stuck)]
  expect(await batcher.write(PROVIDER, testBet.call)).toBeNull()
  finish()
  await Promise.all(others)
})
