import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EventEmitter, once } from 'node:events'
import type { HouseEvent } from '@herna/contract/events'
import { type TrustedProxies, trustProxies } from '@herna/contract/edge'
import {
  notification,
  NOTIFICATION_TOKEN_HEADER,
  NOTIFICATIONS_DESTINATION,
  type PlayerAction,
} from '@herna/contract/notifications'
import { createDoor, createWatching, LOG_SERIALIZERS } from '@herna/service-kit'
import { Client, type IMessage } from '@stomp/stompjs'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { notificationsService } from './index.ts'

const SECRET = 'a-secret-of-the-services-in-tests-32'
const PORTAL = 'https://portal.test'
const EVA = '11111111-1111-4111-8111-111111111111'
const JAN = '22222222-2222-4222-8222-222222222222'
const SESSION = '33333333-3333-4333-8333-333333333333'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const action: PlayerAction = {
  id: '44444444-4444-4444-8444-444444444444',
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: 'Vitajte',
  text: 'Správa',
  bonusId: null,
}

/** PAM's internal door as the contract says, with what a test makes happen. */
async function fakePam() {
  const happened: HouseEvent[] = []
  const news = new EventEmitter()
  const asked: string[] = []
  const says = { status: 200, sessionStatus: 200 }
  const tokens = new Map([
    ['token-of-eva', EVA],
    ['token-of-jan', JAN],
  ])
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://pam')
    if (request.headers.authorization !== `Bearer ${SECRET}`) return response.writeHead(401).end('{}')
    if (url.pathname === '/internal/v1/notification-session') {
      let body = ''
      for await (const chunk of request) body += chunk
      const playerId = tokens.get((JSON.parse(body) as { token: string }).token)
      if (says.sessionStatus !== 200) return response.writeHead(says.sessionStatus).end('<html>')
      if (!playerId) return response.writeHead(401).end('{"errorCode":"token-invalid"}')
      const endsAt = new Date(Date.now() + 3_600_000).toISOString()
      return response.end(JSON.stringify({ playerId, sessionId: SESSION, username: 'nobody', endsAt }))
    }
    asked.push(url.search)
    if (says.status !== 200) return response.writeHead(says.status).end('<html>')
    const after = url.searchParams.get('after')
    const from = after === null ? happened.length : Number(after)
    const wait = Number(url.searchParams.get('wait'))
    if (happened.length <= from && wait > 0) await Promise.race([once(news, 'news'), once(response, 'close')])
    response.end(JSON.stringify({ events: happened.slice(from), cursor: String(happened.length) }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says,
    happens(...events: Record<string, unknown>[]) {
      const at = '2026-03-02T10:00:00.000Z'
      happened.push(...events.map((event) => ({ id: String(happened.length), at, ...event }) as never as HouseEvent))
      for (const [index, event] of happened.entries()) event.id = String(index)
      news.emit('news')
    },
  }
}

async function openHouse(options: { trusted?: TrustedProxies } = {}) {
  const pam = await fakePam()
  let logged = ''
  const log = pino({ level: 'trace', serializers: LOG_SERIALIZERS }, { write: (line) => void (logged += line) })
  const watching = createWatching()
  const app = await createDoor({ title: 'test', logger: log, watching, isStrict: true, ...options })
  await notificationsService.register(app, {
    database: null as never,
    dataFolder: '/nowhere',
    log,
    environment: { HERNA_PAM_URL: pam.address, HERNA_INTERNAL_SECRET: SECRET, HERNA_PORTAL_ORIGIN: PORTAL },
    metrics: watching.metrics,
    addReadyCheck: (name, check) => watching.checks.set(name, check),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  // The feed is followed from here on.
  await expect.poll(() => pam.asked.length).toBeGreaterThan(1)
  return { pam, app, url: `${address.replace('http', 'ws')}/notifications`, logged: () => logged, metrics: watching.metrics }
}

/** A tab of the real client. */
function openTab(url: string, token: string, origin = PORTAL) {
  const received: unknown[] = []
  const destinations: (string | undefined)[] = []
  const errors: string[] = []
  let connects = 0
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, ['v12.stomp'], { origin }) as unknown as globalThis.WebSocket,
    connectHeaders: { [NOTIFICATION_TOKEN_HEADER]: token },
    reconnectDelay: 0,
  })
  const closed = new Promise<number>((done) => {
    client.onWebSocketClose = ({ code }) => done(code)
  })
  client.onStompError = ({ body }) => errors.push(body)
  const ready = new Promise<void>((done) => {
    client.onConnect = () => {
      connects += 1
      client.watchForReceipt('subscribed', () => done())
      client.subscribe(
        NOTIFICATIONS_DESTINATION,
        (message: IMessage) => {
          received.push(JSON.parse(message.body))
          destinations.push(message.headers.destination)
        },
        { receipt: 'subscribed' },
      )
    }
  })
  client.activate()
  closing.push(() => client.deactivate({ force: true }))
  return { client, received, destinations, errors, closed, ready, connects: () => connects }
}
const balance = (playerId: string, amount: number) => ({
  type: 'balance',
  playerId,
  balances: { casino_gaming: { amount, currencyCode: 'EUR' }, casino_bonus: { amount: 5, currencyCode: 'EUR' } },
})

test('every tab of the player, and no other, hears of a balance and of a message [7.46] [3.16]', async () => {
  const { pam, url, metrics } = await openHouse()
  const [one, two, jan] = [openTab(url, 'token-of-eva'), openTab(url, 'token-of-eva'), openTab(url, 'token-of-jan')]
  await Promise.all([one.ready, two.ready, jan.ready])
  pam.happens(balance(EVA, 12_345), { type: 'player-message', playerId: EVA, action })
  for (const tab of [one, two]) {
    await expect
      .poll(() => tab.received)
      .toEqual([{ balanceUpdates: [{ balanceName: 'gaming', amount: 12_345, currencyCode: 'EUR' }] }, { action }])
    expect(tab.destinations).toEqual([NOTIFICATIONS_DESTINATION, NOTIFICATIONS_DESTINATION])
  }
  pam.happens(balance(JAN, 1))
  await expect.poll(() => jan.received).toHaveLength(1)
  expect(one.received).toHaveLength(2)
  expect(await metrics.metrics()).toMatch(/herna_notifications_pushed_total\{kind="balance"\} 3/)
  expect(await metrics.metrics()).toMatch(/herna_notification_sockets 3/)
})

test('of balances that changed in a row the last is told', async () => {
  const { pam, url } = await openHouse()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  pam.happens(balance(EVA, 1), balance(EVA, 2), balance(EVA, 3))
  await expect.poll(() => tab.received).toEqual([{ balanceUpdates: [{ balanceName: 'gaming', amount: 3, currencyCode: 'EUR' }] }])
})

test('a wrong token, no token and another destination are refused, and nothing is taken from clients [S9]', async () => {
  const { url } = await openHouse()
  for (const token of ['token-of-nobody', '', 'x'.repeat(300)]) {
    const tab = openTab(url, token)
    expect(await tab.closed).toBe(1008)
    expect([tab.errors.length, tab.connects()]).toEqual([1, 0])
  }
  for (const destination of [`/user/${JAN}/topic/notifications`, '/topic/notifications', `${NOTIFICATIONS_DESTINATION}/..`]) {
    const tab = openTab(url, 'token-of-eva')
    tab.client.onConnect = () => void tab.client.subscribe(destination, () => undefined)
    expect(await tab.closed).toBe(1008)
  }
  const talker = openTab(url, 'token-of-eva')
  await talker.ready
  talker.client.publish({ destination: NOTIFICATIONS_DESTINATION, body: '{"action":"x"}' })
  expect(await talker.closed).toBe(1008)
})

test('a page of another origin gets 403, another path 404 [S9]', async () => {
  const { url } = await openHouse()
  const refused = (address: string, origin: string) =>
    new Promise<string>((done) => new WebSocket(address, ['v12.stomp'], { origin }).on('error', ({ message }) => done(message)))
  expect(await refused(url, 'https://evil.test')).toContain('403')
  expect(await refused(url, 'null')).toContain('403')
  expect(await refused(`${url}/x`, PORTAL)).toContain('404')
})

test('the tabs of a session that ended are told so and closed, other tabs are not [3.15]', async () => {
  const { pam, url } = await openHouse()
  const [eva, jan] = [openTab(url, 'token-of-eva'), openTab(url, 'token-of-jan')]
  await Promise.all([eva.ready, jan.ready])
  pam.happens({ type: 'session-ended', playerId: EVA, sessionId: SESSION })
  expect(await eva.closed).toBe(1008)
  expect(eva.received).toMatchObject([{ action: { type: 'LOGOUT', id: SESSION, title: null } }])
  expect(notification.safeParse(eva.received[0]).success).toBe(true)
  expect(jan.received).toEqual([])
  expect(eva.errors).toEqual(['The session is over'])
  expect(jan.client.connected).toBe(true)
  // PAM may have said that the token is good just before.
  const late = openTab(url, 'token-of-eva')
  expect(await late.closed).toBe(1008)
})

test('while PAM is away a tab is let go as for a fault of ours, and the feed goes on where it was', async () => {
  const { pam, url, logged } = await openHouse()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  pam.says.status = 500
  pam.says.sessionStatus = 500
  const asked = pam.asked.length
  pam.happens({ type: 'player-message', playerId: JAN, action })
  await expect.poll(() => pam.asked.length).toBeGreaterThan(asked)
  const late = openTab(url, 'token-of-jan')
  expect(await late.closed).toBe(1011)
  expect(late.errors).toEqual(['The request failed on the server'])
  pam.happens(balance(EVA, 77))
  pam.says.status = 200
  await expect.poll(() => tab.received, { timeout: 5_000 }).toHaveLength(1)
  expect(logged().match(/event feed unavailable/g)).toHaveLength(1)
})

test('no token is ever logged', async () => {
  const { url, logged, pam } = await openHouse()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  await openTab(url, 'token-of-nobody').closed
  pam.says.sessionStatus = 500
  await openTab(url, 'token-of-jan').closed
  expect(logged()).not.toMatch(/token-of-/)
  expect(logged()).not.toContain(SECRET)
})

test('closing the door lets the tabs go and does not wait for the feed', async () => {
  const { url, app } = await openHouse()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  await app.close()
  expect(await tab.closed).toBe(1001)
})

test('sockets that do not connect are limited by the client’s address, also behind a trusted proxy', async () => {
  const open = (url: string, client: string) => {
    const socket = new WebSocket(url, ['v12.stomp'], { origin: PORTAL, headers: { 'x-forwarded-for': client } })
    closing.push(() => socket.terminate())
    return new Promise<string>((done) => socket.once('open', () => done('open')).once('error', ({ message }) => done(message)))
  }
  const many = (url: string, client: (n: number) => string) =>
    Promise.all(Array.from({ length: 31 }, (_, n) => open(url, client(n))))
  const behind = await openHouse({ trusted: trustProxies(['loopback']) })
  const answers = await many(behind.url, (n) => `2001:db8::${n + 1}`)
  expect(answers.filter((answer) => answer !== 'open')).toEqual(['Unexpected server response: 429'])
  expect(await open(behind.url, '192.0.2.1')).toBe('open')
  const alone = await openHouse()
  expect((await many(alone.url, (n) => `192.0.2.${n}`)).filter((answer) => answer !== 'open')).toHaveLength(1)
})
