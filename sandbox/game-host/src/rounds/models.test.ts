import type { RoundReply, SessionReply } from '@herna/contract/games'
import { actTable, type TableState, tableModel, tableTotals } from '@herna/game-maths/tables'
import { type TestDatabase, testDatabase } from '@herna/service-kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MIGRATIONS } from '../game-host.ts'
import type { GameAssignment, GameAssignments } from '../games/assignments.ts'
import { ALL_KINDS, BLACKJACK, POKER, type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'
import { FakeWallet } from '../wallet/fake-wallet.fixture.ts'

const [JACKS, DEUCES] = ['jacks-9-6-10', 'deuces-10']
const HOLD = { action: 'hold' as const, held: [true, true, true, true, true] }
let wallet: FakeWallet
let database: TestDatabase
let real: RealPlay
beforeAll(async () => {
  wallet = await new FakeWallet().listen()
  database = await testDatabase(MIGRATIONS)
  real = await realPlay({ wallet, database })
})
afterAll(async () => {
  await real.close()
  await wallet.close()
  await database.close()
})

/** The host stops and starts with another catalogue. */
async function restart(assignments: GameAssignments): Promise<void> {
  await real.close()
  real = await realPlay({ wallet, database, assignments })
}
const assigned = (gameCode: string, variantId: string): GameAssignments =>
  new Map([...ALL_KINDS, [gameCode, { ...(ALL_KINDS.get(gameCode) as GameAssignment), variantId }]])
const without = (gameCode: string): GameAssignments => new Map([...ALL_KINDS].filter(([code]) => code !== gameCode))

const payOf = (variantId: string, state: TableState): number => {
  const model = tableModel(variantId)
  return tableTotals(model, actTable(model, state, { type: 'hold', held: HOLD.held })).payout
}
/** A dealt hand that pays only by jacks or better. */
async function dealtPair({ token }: SessionReply): Promise<{ round: RoundReply; pays: number }> {
  for (;;) {
    const { body: round } = await real.play(token, { bet: 100 })
    const { rows } = await database.pool.query('SELECT state FROM game_host.rounds WHERE id = $1', [round.roundId])
    const pays = payOf(JACKS, rows[0].state)
    if (pays > 0 && payOf(DEUCES, rows[0].state) !== pays) return { round, pays }
    await real.act(token, round.roundId, HOLD)
  }
}

test('a hand dealt on one model is shown and paid by it after its game was assigned another', async () => {
  const { round, pays } = await dealtPair(await real.open(POKER))
  await restart(assigned(POKER, DEUCES))
  const again = await real.open(POKER)
  expect(again.openRound).toEqual(round)
  expect(again.game).toMatchObject({ kind: 'video-poker', variant: 'jacks-or-better' })
  const { body: over } = await real.act(again.token, round.roundId, HOLD)
  expect(over).toMatchObject({ state: 'closed', win: pays, balance: wallet.balance })
  expect(wallet.of('win', round.roundId).map(({ amount }) => amount)).toEqual([pays])
  expect(await real.play(again.token, { bet: 100 }), 'the window shows the previous model').toMatchObject({
    status: 401,
    code: 'session-over',
  })
  const next = await real.open(POKER)
  expect(next.game).toMatchObject({ variant: 'deuces-wild' })
  expect((await real.get(next.token, `/api/rounds/${round.roundId}`)).body, 'the replay').toEqual(over)
  const { body: history } = await real.get<{ rounds: RoundReply[] }>(next.token, '/api/rounds')
  expect(history.rounds.find(({ roundId }) => roundId === round.roundId)).toEqual(over)
  await restart(ALL_KINDS)
})

test('a hand of a game that left the catalogue can be finished; a new one is refused', async () => {
  const { round, pays } = await dealtPair(await real.open(POKER))
  await restart(without(POKER))
  const again = await real.open(POKER)
  expect(again).toMatchObject({ openRound: { roundId: round.roundId }, game: { name: POKER, variant: 'jacks-or-better' } })
  expect((await real.act(again.token, round.roundId, HOLD)).body).toMatchObject({ state: 'closed', win: pays })
  expect(await real.play(again.token, { bet: 100 })).toMatchObject({ status: 403, code: 'blocked' })
  const demo = { gameCode: POKER, mode: 'demo', languageCode: 'sk-SK' }
  const headers = { origin: 'http://games.test:4100' }
  expect((await real.host.app.inject({ method: 'POST', url: '/api/sessions', headers, payload: demo })).statusCode).toBe(404)
  await restart(ALL_KINDS)
})

test('a hand whose game became a slot is settled as it stands and paid when the game is opened', async () => {
  const { token } = await real.open(BLACKJACK)
  let round: RoundReply
  do round = (await real.play(token, { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] })).body
  while (round.state === 'closed')
  await restart(assigned(BLACKJACK, ALL_KINDS.get(SLOT)?.variantId ?? ''))
  const again = await real.open(BLACKJACK)
  expect(again).toMatchObject({ openRound: null, game: { kind: 'slot' }, balance: wallet.balance })
  const { rows } = await database.pool.query('SELECT phase, win::int, conclusion FROM game_host.rounds WHERE id = $1', [
    round.roundId,
  ])
  expect(rows[0]).toMatchObject({ phase: 'closed', conclusion: { by: 'new-model', how: 'stand' } })
  expect(wallet.of('win', round.roundId).map(({ amount }) => amount)).toEqual([rows[0].win])
  expect((await real.play(again.token, { bet: 20 })).status, 'the slot can be played').toBe(200)
  const { body: history } = await real.get<{ rounds: RoundReply[] }>(again.token, '/api/rounds')
  expect(history.rounds.map(({ outcome }) => outcome.kind)).toEqual(['slot'])
})

test('a round of a model unknown to this version blocks no other game, and its stakes are rolled back after the time limit', async () => {
  await restart(ALL_KINDS)
  const { token } = await real.open(POKER)
  const { body: round } = await real.play(token, { bet: 100 })
  const { rows } = await database.pool.query('SELECT phase FROM game_host.rounds WHERE id = $1', [round.roundId])
  expect(rows[0].phase).toBe('open')
  await database.pool.query(`UPDATE game_host.rounds SET variant_id = 'gone-1' WHERE id = $1`, [round.roundId])
  await restart(ALL_KINDS)
  expect((await real.get(token, `/api/rounds/${round.roundId}`)).status).toBe(503)
  const other = await real.open(SLOT)
  expect((await real.play(other.token, { bet: 20 })).status).toBe(200)
  real.advanceTime(721 * 3_600_000)
  await vi.waitFor(() => expect(wallet.of('rollback', round.roundId).map(({ amount }) => amount)).toEqual([100]), {
    timeout: 10_000,
    interval: 100,
  })
  expect((await real.play((await real.open(POKER)).token, { bet: 100 })).status, 'the game is free again').toBe(200)
})
