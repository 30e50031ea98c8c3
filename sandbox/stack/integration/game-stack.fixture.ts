import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GameBalance, RoundAction, RoundHistory, RoundRequest, SessionReply } from '@herna/contract/games'
import { testDatabase } from '@herna/service-kit'
import { vi } from 'vitest'
import {
  ALL_KINDS,
  type TestResponse,
  type GameAssignments,
  MIGRATIONS as GAME_HOST_SCHEMA,
  ORIGIN,
  runGameHost,
  type seededDraw,
} from '@herna/game-host/testing'
import { type Browser, grantMoney, MIGRATIONS as PAM_SCHEMA, type RunningPam, runPam } from '@herna/services/pam/fixtures'
import { BONUS_TEMPLATES } from '../src/bonus-templates.ts'
import { TOURNAMENTS } from '../src/tournaments.ts'

const SECRET = 'the-secret-of-the-stack-in-tests-0123456789'

/** A player with a PAM account who opens games at the game host. */
export interface Player {
  readonly name: string
  readonly id: string
  readonly browser: Browser
  /** Balance of the account in cents. */
  cash(): Promise<number>
  tryOpen(gameCode: string): Promise<TestResponse<SessionReply>>
  open(gameCode: string): Promise<SessionReply>
}

/** The real PAM with its wallet and the real game host on one database; a proxy between them can lose responses. */
export interface GameStack {
  readonly pam: RunningPam
  /** Path of wallet calls whose responses are lost after they were processed. */
  lostCall: string | null
  player(cents?: number): Promise<Player>
  operator(path: string, body: object): Promise<void>
  play(token: string, request: Partial<RoundRequest>): Promise<TestResponse>
  act(token: string, roundId: string, action: Partial<RoundAction>): Promise<TestResponse>
  getRound(token: string, roundId: string): Promise<TestResponse>
  history(token: string): Promise<TestResponse<RoundHistory>>
  balance(token: string): Promise<GameBalance>
  /** Waits until no wallet call of the host is pending. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** `draw`: the RNG of the rounds, for a test with its own seed. */
export async function openGameStack(
  assignments: GameAssignments = ALL_KINDS,
  draw?: ReturnType<typeof seededDraw>,
): Promise<GameStack> {
  const database = await testDatabase(PAM_SCHEMA, GAME_HOST_SCHEMA)
  const pam = await runPam({
    database,
    parts: { bonusTemplates: BONUS_TEMPLATES, tournaments: TOURNAMENTS },
    environment: { HERNA_WALLET_PROVIDERS: `sandbox:${SECRET}` },
  })
  const wallet = await pam.app.listen({ port: 0, host: '127.0.0.1' })
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const walletResponse = await fetch(wallet + request.url, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks),
    })
    const body = Buffer.from(await walletResponse.arrayBuffer())
    if (stack.lostCall !== null && request.url?.endsWith(stack.lostCall)) return void request.socket.destroy()
    response.writeHead(walletResponse.status, { 'content-type': String(walletResponse.headers.get('content-type')) }).end(body)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const host = await runGameHost({
    assignments,
    ...(draw ? { draw } : {}),
    database,
    clock: pam.clock,
    environment: {
      HERNA_WALLET_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/wallet/v1`,
      HERNA_WALLET_SECRET: SECRET,
    },
  })
  const call = async <T>(method: 'GET' | 'POST', url: string, token: string, payload?: object): Promise<TestResponse<T>> => {
    const headers = { origin: ORIGIN, ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const reply = await host.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    const body = reply.body ? reply.json() : null
    return { status: reply.statusCode, body, code: body?.errorCode }
  }
  let playerCount = 0
  const stack: GameStack = {
    pam,
    lostCall: null,
    async player(cents = 100_000) {
      playerCount += 1
      const name = `hostom${playerCount}`
      await pam.newPlayer(name)
      const browser = await pam.playing(name)
      const { body } = await browser.call('GET', '/gateway/pams/api/v2/clientOverview')
      const id = body.userId as string
      if (cents > 0) await grantMoney(pam, id, { cash: cents })
      const tryOpen = async (gameCode: string): Promise<TestResponse<SessionReply>> => {
        const token = await browser.call('GET', '/gateway/pams/api/v2/chatToken')
        const launchToken = token.body.sessionToken.sessionToken
        return call<SessionReply>('POST', '/api/sessions', '', { gameCode, mode: 'real', languageCode: 'sk-SK', launchToken })
      }
      return {
        name,
        id,
        browser,
        tryOpen,
        async open(gameCode) {
          const { status, body: session } = await tryOpen(gameCode)
          if (status !== 201) throw new Error(`no session: ${status} ${JSON.stringify(session)}`)
          return session
        },
        async cash() {
          const { rows } = await pam.database.pool.query('SELECT cash FROM pam.wallets WHERE player_id = $1', [id])
          return Number(rows[0].cash)
        },
      }
    },
    async operator(path, payload) {
      const headers = { authorization: 'Bearer operators-token-of-tests' }
      const response = await pam.app.inject({ method: 'POST', url: `/platform/operator${path}`, headers, payload })
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
    },
    play: (token, request) => call('POST', '/api/rounds', token, { roundId: randomUUID(), bet: 100, ...request }),
    act: (token, roundId, action) => call('POST', `/api/rounds/${roundId}/actions`, token, { actionId: randomUUID(), ...action }),
    getRound: (token, roundId) => call('GET', `/api/rounds/${roundId}`, token),
    history: (token) => call<RoundHistory>('GET', '/api/rounds', token),
    balance: async (token) => (await call<GameBalance>('GET', '/api/balance', token)).body,
    settled: () =>
      vi.waitFor(
        async () => {
          const { rows } = await pam.database.pool.query('SELECT FROM game_host.wallet_calls WHERE acknowledged_at IS NULL')
          if (rows.length > 0) throw new Error(`${rows.length} wallet calls are pending`)
        },
        { timeout: 20_000, interval: 100 },
      ),
    async close() {
      await host.close()
      proxy.closeAllConnections()
      proxy.close()
      await pam.close()
      await database.close()
    },
  }
  return stack
}
