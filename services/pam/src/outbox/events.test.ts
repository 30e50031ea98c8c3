import { type EventsReply, type PamEvent, winIdOf } from '@herna/contract/events'
import type { WalletSession } from '@herna/contract/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.fixture.ts'
import { type RunningPam, runPam } from '../pam.fixture.ts'
import { grantMoney, openProvider, type Provider, WITH_PROVIDERS } from '../provider.fixture.ts'
import { publishPlayerMessage } from './publish.ts'

const GAME = 'vlcia-hora'
let pam: RunningPam
let provider: Provider
let browser: Browser
let session: WalletSession
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  provider = openProvider(pam)
  await pam.newPlayer('Udalost', { firstName: 'Peter', lastName: 'Kováč', city: 'Žilina' })
  browser = await pam.playing('Udalost')
  session = await provider.play(browser, GAME)
  await grantMoney(pam, session.playerId, { cash: 10_000 })
})
afterAll(() => pam.close())

const authorization = `Bearer ${WITH_PROVIDERS.HERNA_INTERNAL_SECRET}`
const read = async (query: string): Promise<EventsReply> => {
  const response = await pam.app.inject({ url: `/internal/v1/events?${query}`, headers: { authorization } })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
/** The end of the feed, once earlier writes are below it: until then they would be delivered after it. */
const readFeedEnd = async (): Promise<EventsReply> => {
  const isBelow = `SELECT pg_snapshot_xmin(pg_current_snapshot()) > max(xact::text::bigint)::text::xid8 AS "isBelow"
    FROM (SELECT xact FROM pam.ledger UNION ALL SELECT xact FROM pam.events) written`
  await expect.poll(async () => (await pam.database.pool.query(isBelow)).rows[0].isBelow, { timeout: 20_000 }).not.toBe(false)
  return read('')
}
/** Other tests' databases share the server: their transactions delay the feed for a moment. */
const collect = async (after: string, isComplete: (events: PamEvent[]) => boolean, query = '') => {
  const events: PamEvent[] = []
  let cursor = after
  for (let tries = 0; tries < 50 && !isComplete(events); tries++) {
    const reply = await read(`after=${cursor}&wait=500&${query}`)
    events.push(...reply.events)
    cursor = reply.cursor
  }
  return { events, cursor }
}
let ids = 0
const newId = () => `e-${(ids += 1)}`
const round = async (win: object) => {
  const roundId = newId()
  const round = { roundId, gameCode: GAME }
  await provider.call('bet', { ...round, sessionId: session.sessionId, transactionId: newId(), amount: 200 })
  const won = { ...round, playerId: session.playerId, transactionId: newId(), isRoundClosed: true, ...win }
  const response = await provider.call('win', won)
  expect(response.status).toBe(200)
  return roundId
}

test('a round emits balances and, when it was won, a win with initials only [2.3]', async () => {
  const { cursor } = await readFeedEnd()
  const roundId = await round({ amount: 900, jackpot: { title: 'Zlatý poklad', amount: 500 } })
  const { events } = await collect(cursor, (all) => all.some(({ type }) => type === 'win'))
  expect(events.map(({ type }) => type)).toEqual(['balance', 'balance', 'win'])
  expect(events[1]).toMatchObject({
    playerId: session.playerId,
    balances: { casino_gaming: { amount: 10_700, currencyCode: 'EUR' }, casino_held: { amount: 0 } },
  })
  expect(events[2]).toEqual({
    id: expect.any(String),
    at: pam.clock.now.toISOString(),
    type: 'win',
    roundId,
    gameCode: GAME,
    player: 'P. K.',
    country: 'SK',
    staked: 200,
    amount: 900,
    currencyCode: 'EUR',
    jackpot: { title: 'Zlatý poklad', amount: 500 },
  })
})

test('a lost round emits no win; its end emits a balance, because nothing is held any more', async () => {
  const { cursor } = await readFeedEnd()
  await round({ amount: 0 })
  const { events } = await collect(cursor, (all) => all.length >= 2)
  expect(events.map(({ type }) => type)).toEqual(['balance', 'balance'])
})

test('read one at a time from any cursor, each event comes once and in the same order', async () => {
  const { cursor } = await readFeedEnd()
  for (let n = 0; n < 5; n++) await round({ amount: 300 })
  const allEvents = (await collect(cursor, (events) => events.length >= 15)).events
  expect(allEvents).toHaveLength(15)
  let after = cursor
  const singly: string[] = []
  for (let n = 0; n < 15; n++) {
    const reply = await read(`after=${after}&limit=1`)
    singly.push(...reply.events.map(({ id }) => id))
    after = reply.cursor
  }
  expect(singly).toEqual(allEvents.map(({ id }) => id))
  const wins = await collect(cursor, (events) => events.length >= 5, 'types=win&limit=2')
  expect(wins.events.map(({ id }) => id)).toEqual(allEvents.filter(({ type }) => type === 'win').map(({ id }) => id))
})

test('a transaction that commits late is not skipped', async () => {
  const { cursor } = await readFeedEnd()
  const late = await pam.database.pool.connect()
  const action = {
    id: '00000000-0000-4000-8000-000000000009',
    group: 'PlayerActionShowMessage' as const,
    type: 'SIMPLE_MESSAGE' as const,
    templateId: null,
    title: 'Dobrý deň',
    text: 'Správa',
    bonusId: null,
  }
  try {
    await late.query('BEGIN')
    await publishPlayerMessage(late, session.playerId, action, pam.clock.now)
    const roundId = await round({ amount: 250 })
    const meanwhile = await read(`after=${cursor}`)
    expect(meanwhile.events).toEqual([])
    await late.query('COMMIT')
    const { events } = await collect(meanwhile.cursor, (all) => all.length >= 4)
    expect(events.map(({ type }) => type)).toEqual(['player-message', 'balance', 'balance', 'win'])
    expect(events[0]).toMatchObject({ playerId: session.playerId, action })
    expect(events[3]).toMatchObject({ roundId })
  } finally {
    late.release()
  }
})

test('a long poll returns as soon as an event occurs, and empty when none does', async () => {
  const { cursor } = await readFeedEnd()
  const waiting = read(`after=${cursor}&wait=20000`)
  await grantMoney(pam, session.playerId, { cash: 100 })
  expect((await waiting).events).toMatchObject([{ type: 'balance' }])
  const quiet = await read(`after=${(await waiting).cursor}&wait=150&types=win`)
  expect(quiet.events).toEqual([])
})

test('the id of a win follows from the ledger’s row, by which an export finds what was published about it', async () => {
  const { cursor } = await readFeedEnd()
  await round({ amount: 700 })
  const { events } = await collect(cursor, (all) => all.some(({ type }) => type === 'win'))
  const { rows } = await pam.database.pool.query<{ xact: string; id: string }>(
    'SELECT xact::text, id::text FROM pam.ledger WHERE closes_round AND player_id = $1 ORDER BY ledger.id DESC LIMIT 1',
    [session.playerId],
  )
  expect(events.find(({ type }) => type === 'win')?.id).toBe(winIdOf(rows[0] as { xact: string; id: string }))
})

test('an ended session emits an event, and its notification token becomes invalid', async () => {
  const other = await pam.playing('Udalost')
  const token = (await other.call('GET', '/gateway/_notification-token')).body.notification_token
  const whose = () =>
    pam.app.inject({
      method: 'POST',
      url: '/internal/v1/notification-session',
      headers: { authorization },
      payload: { token },
    })
  const good = (await whose()).json()
  expect(good).toMatchObject({ playerId: session.playerId, username: 'Udalost' })
  const { cursor } = await readFeedEnd()
  await other.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  const { events } = await collect(cursor, (all) => all.length > 0, 'types=session-ended')
  expect(events).toMatchObject([{ type: 'session-ended', playerId: session.playerId, sessionId: good.sessionId }])
  expect((await whose()).statusCode).toBe(401)
})

test('without the shared secret, or from a page, the feed is refused', async () => {
  const url = '/internal/v1/events'
  expect((await pam.app.inject({ url })).statusCode).toBe(401)
  expect((await pam.app.inject({ url, headers: { authorization: 'Bearer x' } })).statusCode).toBe(401)
  const page = { authorization, origin: 'http://portal.test:3000' }
  expect((await pam.app.inject({ url, headers: page })).statusCode).toBe(403)
  const wrong = await pam.app.inject({ url: `${url}?after=x&types=nothing`, headers: { authorization } })
  expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'after'])
})

test('a reader whose cursor is of another database, or is no cursor, is told that it is forgotten', async () => {
  const refusalOf = async (after: string) => {
    const response = await pam.app.inject({ url: `/internal/v1/events?after=${after}`, headers: { authorization } })
    return [response.statusCode, response.json().errorCode]
  }
  expect(await refusalOf('9000000000000000000-1-0')).toEqual([409, 'cursor-forgotten'])
  expect(await refusalOf('7')).toEqual([400, 'cursor-forgotten'])
})
