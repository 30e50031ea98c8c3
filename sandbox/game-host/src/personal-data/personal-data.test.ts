import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATOR, type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'
import { PERSONAL_TABLES } from './personal-data.routes.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())

const call = (what: 'export' | 'erasure', playerId: string, authorization = `Bearer ${OPERATOR}`) =>
  real.host.app.inject({
    method: 'POST',
    url: `/operator/v1/personal-data/${what}`,
    headers: { authorization },
    payload: { playerId },
  })
const ownerOf = async (): Promise<string> =>
  (await real.host.database.pool.query('SELECT player_id FROM game_host.sessions WHERE player_id IS NOT NULL LIMIT 1')).rows[0]
    .player_id

test('every table with rows about players is exported', async () => {
  const { rows } = await real.host.database.pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'game_host' AND column_name IN ('player_id', 'owner_id') ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(PERSONAL_TABLES.map(({ table }) => table).toSorted())
})

test('sessions and rounds are exported; erasure ends the sessions, rounds stay for their period', async () => {
  const { token } = await real.open(SLOT)
  const { body: round } = await real.play(token, {})
  const playerId = await ownerOf()
  const { tables } = (await call('export', playerId)).json()
  expect(tables).toMatchObject({ sessions: [{ game_code: SLOT }], rounds: [{ id: round.roundId, game_code: SLOT }] })
  expect(JSON.stringify(tables)).not.toContain('token_hash')

  expect((await call('erasure', playerId)).json()).toEqual({ erased: 1 })
  expect((await real.play(token, {})).status).toBe(401)
  expect((await call('export', playerId)).json().tables).toMatchObject({ sessions: [], rounds: [{ id: round.roundId }] })
  expect((await call('erasure', playerId)).json(), 'repeated').toEqual({ erased: 0 })
})

test('without the operator token, or from a page, nothing is exported or erased', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  for (const what of ['export', 'erasure'] as const) {
    expect((await call(what, id, 'Bearer x')).statusCode).toBe(401)
    const url = `/operator/v1/personal-data/${what}`
    const headers = { authorization: `Bearer ${OPERATOR}`, origin: 'https://elsewhere.test' }
    expect((await real.host.app.inject({ method: 'POST', url, headers, payload: { playerId: id } })).statusCode).toBe(403)
  }
})
