import { createServer as createNodeServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EventEmitter, once } from 'node:events'
import type { PamEvent } from '@herna/contract/events'
import { type TrustedProxies, trustProxies } from '@herna/contract/edge'
import {
  notification,
  NOTIFICATION_TOKEN_HEADER,
  NOTIFICATIONS_DESTINATION,
  type PlayerAction,
} from '@herna/contract/notifications'
import { createServer, createHealthMonitor, LOG_SERIALIZERS } from '@herna/service-kit'
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

/** A fake of PAM's internal operations; `emit` adds events to its feed. */
async function fakePam() {
  const feedEvents: PamEvent[] = []
  const feedChanged = new EventEmitter()
  const feedRequests: string[] = []
  const statuses = { status: 200, sessionStatus: 200 }
  const tokens = new Map([
    ['token-of-eva', EVA],
    ['token-of-jan', JAN],
  ])
  const server = createNodeServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://pam')
    if (request.headers.authorization !== `Bearer ${SECRET}`) return response.writeHead(401).end('{}')
    if (url.pathname === '/internal/v1/notification-session') {
      let body = ''
      for await (const chunk of request) body += chunk
      const playerId = tokens.get((JSON.parse(body) as { token: string }).token)
      if (statuses.sessionStatus !== 200) return response.writeHead(statuses.sessionStatus).end('<html>')
      if (!playerId) return response.writeHead(401).end('{"errorCode":"token-invalid"}')
      const endsAt = new Date(Date.now() + 3_600_000).toISOString()
      return response.end(JSON.stringify({ playerId, sessionId: SESSION, username: 'nobody', endsAt }))
    }
    feedRequests.push(url.search)
    if (statuses.status !== 200) return response.writeHead(statuses.status).end('<html>')
    const after = url.searchParams.get('after')
    const from = after === null ? feedEvents.length : Number(after)
    const wait = Number(url.searchParams.get('wait'))
    if (feedEvents.length <= from && wait > 0) await Promise.race([once(feedChanged, 'news'), once(response, 'close')])
    response.end(JSON.stringify({ events: feedEvents.slice(from), cursor: String(feedEvents.length) }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    feedRequests,
    statuses,
    emit(...events: Record<string, unknown>[]) {
      const at = '2026-03-02T10:00:00.000Z'
      feedEvents.push(...events.map((event) => ({ id: '', at, ...event }) as never as PamEvent))
      for (const [index, event] of feedEvents.entries()) event.id = String(index)
      feedChanged.emit('news')
    },
  }
}

async function startService(options: { trusted?: TrustedProxies } = {}) {
  const pam = await fakePam()
  let logged = ''
  const log = pino({ level: 'trace', serializers: LOG_SERIALIZERS }, { write: (line) => void (logged += line) })
  const monitor = createHealthMonitor()
  const app = await createServer({ title: 'test', logger: log, monitor, isStrict: true, ...options })
  await notificationsService.register(app, {
    database: null as never,
    dataFolder: '/nowhere',
    log,
    environment: { HERNA_PAM_URL: pam.address, HERNA_INTERNAL_SECRET: SECRET, HERNA_PORTAL_ORIGIN: PORTAL },
    metrics: monitor.metrics,
    addReadyCheck: (name, check) => monitor.checks.set(name, check),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  // The consumer has its cursor and follows the feed.
  await expect.poll(() => pam.feedRequests.length).toBeGreaterThan(1)
  return { pam, app, url: `${address.replace('http', 'ws')}/notifications`, logged: () => logged, metrics: monitor.metrics }
}

/** A tab with the real STOMP client. */
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

test('every tab of the player, and no other, receives a balance and a message [7.46] [3.16]', async () => {
  const { pam, url, metrics } = await startService()
  const [one, two, jan] = [openTab(url, 'token-of-eva'), openTab(url, 'token-of-eva'), openTab(url, 'token-of-jan')]
  await Promise.all([one.ready, two.ready, jan.ready])
  pam.emit(balance(EVA, 12_345), { type: 'player-message', playerId: EVA, action })
  for (const tab of [one, two]) {
    await expect
      .poll(() => tab.received)
      .toEqual([{ balanceUpdates: [{ balanceName: 'gaming', amount: 12_345, currencyCode: 'EUR' }] }, { action }])
    expect(tab.destinations).toEqual([NOTIFICATIONS_DESTINATION, NOTIFICATIONS_DESTINATION])
  }
  pam.emit(balance(JAN, 1))
  await expect.poll(() => jan.received).toHaveLength(1)
  expect(one.received).toHaveLength(2)
  expect(await metrics.metrics()).toMatch(/herna_notifications_pushed_total\{kind="balance"\} 3/)
  expect(await metrics.metrics()).toMatch(/herna_notification_sockets 3/)
})

test('of several balance changes read at once only the last is sent', async () => {
  const { pam, url } = await startService()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  pam.emit(balance(EVA, 1), balance(EVA, 2), balance(EVA, 3))
  await expect.poll(() => tab.received).toEqual([{ balanceUpdates: [{ balanceName: 'gaming', amount: 3, currencyCode: 'EUR' }] }])
})

test('a wrong token, no token and another destination are refused, and clients may not send [S9]', async () => {
  const { url } = await startService()
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
  const publishingTab = openTab(url, 'token-of-eva')
  await publishingTab.ready
  publishingTab.client.publish({ destination: NOTIFICATIONS_DESTINATION, body: '{"action":"x"}' })
  expect(await publishingTab.closed).toBe(1008)
})

test('a page of another origin gets 403, another path 404 [S9]', async () => {
  const { url } = await startService()
  const refused = (address: string, origin: string) =>
    new Promise<string>((done) => new WebSocket(address, ['v12.stomp'], { origin }).on('error', ({ message }) => done(message)))
  expect(await refused(url, 'https://evil.test')).toContain('403')
  expect(await refused(url, 'null')).toContain('403')
  expect(await refused(`${url}/x`, PORTAL)).toContain('404')
})

test('the tabs of an ended session are notified and closed, other tabs are not [3.15]', async () => {
  const { pam, url } = await startService()
  const [eva, jan] = [openTab(url, 'token-of-eva'), openTab(url, 'token-of-jan')]
  await Promise.all([eva.ready, jan.ready])
  pam.emit({ type: 'session-ended', playerId: EVA, sessionId: SESSION })
  expect(await eva.closed).toBe(1008)
  expect(eva.received).toMatchObject([{ action: { type: 'LOGOUT', id: SESSION, title: null } }])
  expect(notification.safeParse(eva.received[0]).success).toBe(true)
  expect(jan.received).toEqual([])
  expect(eva.errors).toEqual(['The session is over'])
  expect(jan.client.connected).toBe(true)
  // PAM may have accepted the token just before the session ended.
  const lateTab = openTab(url, 'token-of-eva')
  expect(await lateTab.closed).toBe(1008)
})

test('while PAM is unavailable new tabs are closed with a server failure, and the feed continues after its cursor', async () => {
  const { pam, url, logged } = await startService()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  pam.statuses.status = 500
  pam.statuses.sessionStatus = 500
  const previousRequests = pam.feedRequests.length
  pam.emit({ type: 'player-message', playerId: JAN, action })
  await expect.poll(() => pam.feedRequests.length).toBeGreaterThan(previousRequests)
  const lateTab = openTab(url, 'token-of-jan')
  expect(await lateTab.closed).toBe(1011)
  expect(lateTab.errors).toEqual(['The request failed on the server'])
  pam.emit(balance(EVA, 77))
  pam.statuses.status = 200
  await expect.poll(() => tab.received, { timeout: 5_000 }).toHaveLength(1)
  expect(logged().match(/event feed unavailable/g)).toHaveLength(1)
})

test('no token is ever logged', async () => {
  const { url, logged, pam } = await startService()
  const tab = openTab(url, 'token-of-eva')
  await tab.ready
  await openTab(url, 'token-of-nobody').closed
  pam.statuses.sessionStatus = 500
  await openTab(url, 'token-of-jan').closed
  expect(logged()).not.toMatch(/token-of-/)
  expect(logged()).not.toContain(SECRET)
})

test('closing the server closes the tabs and does not wait for the feed', async () => {
  const { url, app } = await startService()
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
  const behindProxy = await startService({ trusted: trustProxies(['loopback']) })
  const results = await many(behindProxy.url, (n) => `2001:db8::${n + 1}`)
  expect(results.filter((result) => result !== 'open')).toEqual(['Unexpected server response: 429'])
  expect(await open(behindProxy.url, '192.0.2.1')).toBe('open')
  const withoutProxy = await startService()
  expect((await many(withoutProxy.url, (n) => `192.0.2.${n}`)).filter((result) => result !== 'open')).toHaveLength(1)
})
