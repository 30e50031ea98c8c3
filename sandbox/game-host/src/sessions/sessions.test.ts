import type { ArtBrief } from '@herna/contract/content'
import { DEMO_START_BALANCE, sessionReply } from '@herna/contract/games'
import { symbolName } from '@herna/game-art'
import { exactRtp, slotModel } from '@herna/game-maths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASSIGNMENTS, ORIGIN, PORTAL, type RunningGameHost, runGameHost } from '../game-host.fixture.ts'

let host: RunningGameHost
beforeAll(async () => {
  host = await runGameHost()
})
afterAll(() => host.close())

const open = (payload: object, headers: Record<string, string> = { origin: ORIGIN }) =>
  host.app.inject({ method: 'POST', url: '/api/sessions', headers, payload })

test('a demo session starts with the play balance and the whole game [1.6]', async () => {
  for (const [gameCode, { variantId, brief }] of ASSIGNMENTS) {
    const reply = await open({ gameCode, mode: 'demo', languageCode: 'sk-SK' })
    expect(reply.statusCode).toBe(201)
    expect(reply.headers['cache-control']).toBe('no-store')
    const { game, balance, token } = sessionReply.parse(reply.json())
    if (game.kind !== 'slot') throw new Error(game.kind)
    expect(balance).toBe(DEMO_START_BALANCE)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(game.name).toBe(brief.name)
    const model = slotModel(variantId)
    expect(game.symbols.map(({ pays }) => pays)).toEqual(model.symbols.map(({ pays }) => pays))
    expect(game.lines).toEqual(model.lines)
    const { numerator, denominator } = exactRtp(model)
    expect(game.rtp).toBeCloseTo((Number((numerator * 1_000_000n) / denominator) / 1_000_000) * 100, 2)
    expect(game.bets).toContain(game.defaultBet)
  }
})

test('within a role the best paying symbol has the first picture', async () => {
  const brief = ASSIGNMENTS.get('zlaty-vlk')?.brief as ArtBrief
  const { game } = await host.openSession('zlaty-vlk')
  for (const role of ['low', 'high'] as const) {
    const sameRole = game.symbols.filter((symbol) => symbol.role === role)
    const byPay = sameRole.toSorted((a, b) => (b.pays.at(-1)?.[1] ?? 0) - (a.pays.at(-1)?.[1] ?? 0) || b.id - a.id)
    expect(byPay.map(({ name }) => name)).toEqual(sameRole.map((_, index) => symbolName(brief, { role, index, hasWild: true })))
  }
})

test('only hashes of tokens are stored', async () => {
  const { token, sessionId } = await host.openSession()
  const { rows } = await host.database.pool.query('SELECT * FROM game_host.sessions WHERE id = $1', [sessionId])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0].token_hash).toHaveLength(32)
})

test('a game that is not offered is not found', async () => {
  const reply = await open({ gameCode: 'ruleta', mode: 'demo', languageCode: 'sk-SK' })
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
})

test.each([
  [{ gameCode: 'zlaty-vlk', mode: 'real', languageCode: 'sk-SK' }, 'launchToken'],
  [{ gameCode: 'Zlatý vlk', mode: 'demo', languageCode: 'sk-SK' }, 'gameCode'],
  [{ gameCode: 'zlaty-vlk', mode: 'demo' }, 'languageCode'],
])('a request %o is refused with the field name', async (payload, field) => {
  const reply = await open(payload)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors.map((error: { field: string }) => error.field)).toContain(field)
})

test('a page of another origin can neither open a session nor play', async () => {
  const payload = { gameCode: 'zlaty-vlk', mode: 'demo', languageCode: 'sk-SK' }
  const foreign: Record<string, string>[] = [
    { origin: PORTAL },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    expect((await open(payload, headers)).statusCode).toBe(403)
    expect((await host.app.inject({ method: 'POST', url: '/api/rounds', headers, payload: {} })).statusCode).toBe(403)
  }
  expect((await open(payload, { 'sec-fetch-site': 'same-origin', origin: ORIGIN })).statusCode).toBe(201)
})

test('sessions per minute are limited per address', async () => {
  const strict = await runGameHost({ environment: { HERNA_GAME_SESSIONS_PER_MINUTE: '3' } })
  try {
    const payload = { gameCode: 'zlaty-vlk', mode: 'demo', languageCode: 'sk-SK' }
    const codes: number[] = []
    for (let call = 0; call < 4; call += 1)
      codes.push(
        (await strict.app.inject({ method: 'POST', url: '/api/sessions', headers: { origin: ORIGIN }, payload })).statusCode,
      )
    expect(codes).toEqual([201, 201, 201, 429])
  } finally {
    await strict.close()
  }
})
