import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer as createNodeServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  CHAT_CONSTANTS,
  CHAT_DESTINATION,
  CHAT_TOKEN_HEADER,
  type ChatConversation,
  type ChatPush,
  type ConversationSummary,
} from '@herna/contract/chat'
import {
  createHealthMonitor,
  createServer,
  type HttpServer,
  LOG_SERIALIZERS,
  type TestDatabase,
  testDatabase,
} from '@herna/service-kit'
import { Client } from '@stomp/stompjs'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { createChatService, MIGRATIONS } from './chat-service.ts'
import type { Passwords } from './support/passwords.ts'

const SECRET = 'a-secret-of-the-services-in-tests-32'
export const PORTAL = 'https://portal.test'
export const OPERATOR_TOKEN = 'the-operator-token'
export const PASSWORD = 'Modrá-Lampa-42'
export const EVA = '11111111-1111-4111-8111-111111111111'
export const EVAS_LOGIN = '33333333-3333-4333-8333-333333333333'

const QUICK_PASSWORDS: Passwords = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async (hash, password) => hash !== null && hash === (await QUICK_PASSWORDS.hash(password)),
}

/** A fake of PAM's internal operations: chat tokens, each redeemed once, and the end of a login. */
export async function fakePam() {
  const tokens = new Map<string, { playerId: string; sessionId: string; username: string }>()
  const events: object[] = []
  const news = new EventEmitter()
  const state = { isAvailable: true }
  const server = createNodeServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://pam')
    if (request.headers.authorization !== `Bearer ${SECRET}`) return response.writeHead(401).end('{}')
    if (!state.isAvailable) return response.writeHead(503).end('<html>')
    if (url.pathname === '/internal/v1/chat-session') {
      let body = ''
      for await (const chunk of request) body += chunk
      const { token } = JSON.parse(body) as { token: string }
      const login = tokens.get(token)
      tokens.delete(token)
      if (!login) return response.writeHead(401).end('{"errorCode":"token-invalid"}')
      return response.end(JSON.stringify({ ...login, endsAt: new Date(Date.now() + 3_600_000).toISOString() }))
    }
    const after = url.searchParams.get('after')
    const from = after === null ? events.length : Number(after)
    if (events.length <= from && Number(url.searchParams.get('wait')) > 0)
      await Promise.race([once(news, 'news'), once(response, 'close')])
    response.end(JSON.stringify({ events: events.slice(from), cursor: String(events.length) }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    /** A chat token of Eva, as PAM issues it. */
    tokenOfEva(token: string): string {
      tokens.set(token, { playerId: EVA, sessionId: EVAS_LOGIN, username: 'eva' })
      return token
    },
    endLogin(sessionId: string) {
      const at = '2026-03-02T10:00:00.000Z'
      events.push({ id: String(events.length), at, type: 'session-ended', playerId: EVA, sessionId })
      news.emit('news')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type RunningChat = Awaited<ReturnType<typeof runChat>>
interface RunOptions {
  database?: TestDatabase
  pam?: Awaited<ReturnType<typeof fakePam>>
  environment?: Record<string, string>
}

/** A node of the chat on a real database; `clock.now` is its time. */
export async function runChat({ database, pam, environment = {} }: RunOptions = {}) {
  const ownDatabase = database ?? (await testDatabase(MIGRATIONS))
  const ownPam = pam ?? (await fakePam())
  const clock = { now: new Date('2026-03-02T10:00:00.000Z') }
  let logged = ''
  const log = pino({ level: 'trace', serializers: LOG_SERIALIZERS }, { write: (line) => void (logged += line) })
  const monitor = createHealthMonitor()
  const app: HttpServer = await createServer({ title: 'chat', logger: log, monitor, isStrict: true })
  const service = createChatService({
    now: () => clock.now,
    passwords: QUICK_PASSWORDS,
    hours: 'mon-sun 08:00-22:00',
    operators: [
      { login: 'zuzana', name: 'Zuzana', password: PASSWORD },
      { login: 'peter', name: 'Peter', password: PASSWORD },
    ],
  })
  await service.register(app, {
    database: ownDatabase,
    dataFolder: ownDatabase.dataFolder,
    log,
    environment: {
      HERNA_PAM_URL: ownPam.address,
      HERNA_INTERNAL_SECRET: SECRET,
      HERNA_PORTAL_ORIGIN: PORTAL,
      HERNA_SERVICES_ORIGIN: 'https://services.test',
      HERNA_OPERATOR_TOKEN: OPERATOR_TOKEN,
      HERNA_CHAT_SESSIONS_PER_MINUTE: '100000',
      HERNA_CHAT_LOGINS_PER_MINUTE: '100000',
      ...environment,
    },
    metrics: monitor.metrics,
    addReadyCheck: (name, check) => monitor.checks.set(name, check),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const closing: (() => unknown)[] = []
  return {
    app,
    database: ownDatabase,
    pam: ownPam,
    clock,
    monitor,
    address,
    logged: () => logged,
    /** Closed with the node. */
    onClose: (close: () => unknown) => closing.push(close),
    async close() {
      for (const close of closing.splice(0)) await close()
      await app.close()
      if (!pam) ownPam.close()
      if (!database) await ownDatabase.close()
    },
  }
}

/** A page of the portal with its own cookies and, after `open`, a chat session. */
export function openPage({ app, address, onClose }: RunningChat, cookies: { value?: string } = {}) {
  let token = ''
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/chat/v1${path}`,
      ...(payload ? { payload } : {}),
      headers: {
        origin: PORTAL,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookies.value ? { cookie: cookies.value } : {}),
        ...headers,
      },
    })
    const [cookie] = response.cookies
    if (cookie) cookies.value = `${cookie.name}=${cookie.value}`
    return { status: response.statusCode, body: response.body === '' ? null : response.json(), headers: response.headers }
  }
  return {
    cookies,
    call,
    token: () => token,
    async open(sessionToken: string | null = null) {
      token = ''
      const reply = await call('POST', '/session', { ...CHAT_CONSTANTS, sessionToken })
      token = reply.status === 200 ? (reply.body as { token: string }).token : ''
      return reply
    },
    send: (text: string, key: string = crypto.randomUUID()) => call('POST', '/messages', { key, text }),
    conversation: async () => (await call('GET', '/conversation')).body as ChatConversation,
    /** A socket of the session, when it has subscribed. */
    async listen() {
      const received: ChatPush[] = []
      const client = new Client({
        webSocketFactory: () =>
          new WebSocket(`${address.replace('http', 'ws')}/chat/live`, ['v12.stomp'], {
            origin: PORTAL,
          }) as unknown as globalThis.WebSocket,
        connectHeaders: { [CHAT_TOKEN_HEADER]: token },
        reconnectDelay: 0,
      })
      const closed = new Promise<number>((done) => {
        client.onWebSocketClose = ({ code }) => done(code)
      })
      const subscribed = new Promise<void>((done) => {
        client.onConnect = () => {
          client.watchForReceipt('subscribed', () => done())
          client.subscribe(CHAT_DESTINATION, ({ body }) => received.push(JSON.parse(body) as ChatPush), { receipt: 'subscribed' })
        }
      })
      client.activate()
      onClose(() => client.deactivate({ force: true }))
      await Promise.race([subscribed, closed])
      return { client, received, closed }
    },
  }
}

/** A support page, logged in. */
export async function openSupport({ app }: RunningChat, login: string, password = PASSWORD) {
  let cookie = ''
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const response = await app.inject({
      method,
      url: `/support/v1${path}`,
      ...(payload ? { payload } : {}),
      headers: { origin: 'https://services.test', cookie },
    })
    return { status: response.statusCode, body: response.body === '' ? null : response.json(), cookies: response.cookies }
  }
  const reply = await call('POST', '/session', { login, password })
  const [set] = reply.cookies
  if (set) cookie = `${set.name}=${set.value}`
  return {
    login: reply,
    id: (reply.body as { id: string }).id,
    cookie: () => cookie,
    call,
    conversations: async () =>
      ((await call('GET', '/conversations')).body as { conversations: ConversationSummary[] }).conversations,
    answer: (id: string, text: string, key: string = crypto.randomUUID()) =>
      call('POST', `/conversations/${id}/messages`, { key, text }),
  }
}
