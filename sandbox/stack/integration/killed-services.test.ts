import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RoundReply, SessionReply } from '@herna/contract/games'
import { type TestDatabase, testDatabase } from '@herna/service-kit'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const SLOT = 'vlcia-hora'
const BLACKJACK = 'blackjack-klasik'
const START = 100_000

/** Real processes of PAM with its wallet and of the game host on one database; each is killed. A proxy between them stops at a chosen call. */
let database: TestDatabase
let folder: string
let pam: { child: ChildProcess; address: string }
let host: { child: ChildProcess; address: string }
let proxy: Server
/** `requested`: the call is stopped before it reaches the wallet. `posted`: the wallet has processed it, the response is stopped. */
let breakpoint: { call: string; when: 'requested' | 'posted'; onHit: () => void } | null = null
const cookies = new Map<string, string>()

function start(service: string, environment: Record<string, string>): Promise<{ child: ChildProcess; address: string }> {
  const ports = {
    HERNA_SERVICES_PORT: '0',
    HERNA_GAME_HOST_PORT: '0',
    HERNA_LIVE_STUDIO_PORT: '0',
    HERNA_EMBEDS_PORT: '0',
    HERNA_HOST: '127.0.0.1',
  }
  const env = { ...process.env, ...ports, HERNA_DATA_DIR: folder, DATABASE_URL: database.url, ...environment }
  const child = spawn(process.execPath, [MAIN, '--only', service], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let log = ''
    child.stdout.on('data', (chunk) => {
      log += String(chunk)
      const address = /"address":"([^"]+)"/.exec(log)?.[1]
      if (address && log.includes('"event":"ready"')) resolve({ child, address })
    })
    child.once('exit', (code) => reject(new Error(`${service} ended with ${code}\n${log.slice(-2_000)}`)))
  })
}
const stop = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill(signal)
  })
const startPam = async () => {
  pam = await start('pam', { HERNA_PAM_KEY: 'a key of tests, thirty-two characters long' })
}
const startHost = async () => {
  const wallet = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/wallet/v1`
  host = await start('game-host', { HERNA_WALLET_URL: wallet, HERNA_WALLET_TIMEOUT_MS: '5000' })
}

function openProxy(): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const activeBreakpoint = breakpoint && request.url?.endsWith(breakpoint.call) ? breakpoint : null
    if (activeBreakpoint?.when === 'requested') return activeBreakpoint.onHit()
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const body = Buffer.concat(chunks)
    const pamResponse = await fetch(pam.address + request.url, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    }).catch(() => null)
    // The wallet is not running.
    if (!pamResponse) return response.destroy()
    const responseBody = Buffer.from(await pamResponse.arrayBuffer())
    if (activeBreakpoint) return activeBreakpoint.onHit()
    response.writeHead(pamResponse.status, { 'content-type': String(pamResponse.headers.get('content-type')) }).end(responseBody)
  })
}

async function platform<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(pam.address + path, {
    method,
    headers: {
      origin: 'http://localhost:3000',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
async function launch(gameCode: string): Promise<SessionReply> {
  const { sessionToken } = await platform<{ sessionToken: { sessionToken: string } }>('GET', '/gateway/pams/api/v2/chatToken')
  const payload = { gameCode, mode: 'real', languageCode: 'sk-SK', launchToken: sessionToken.sessionToken }
  return game<SessionReply>('/api/sessions', '', payload)
}
async function game<T>(path: string, token: string, payload?: object): Promise<T> {
  const response = await fetch(host.address + path, {
    method: payload ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-killed-'))
  chmodSync(folder, 0o755)
  await startPam()
  proxy = openProxy()
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  await startHost()
  await platform('POST', '/platform/login', { username: 'hrac', password: 'Skusobna-Jazda-7' })
  const { temporaryToken } = await platform<{ temporaryToken: string }>('POST', '/platform/temporary-token')
  await platform('POST', '/gateway/v1/login', { username: 'hrac', ims_temporary_token: temporaryToken })
}, 300_000)
afterAll(async () => {
  await Promise.all([stop(host.child, 'SIGKILL'), stop(pam.child, 'SIGTERM')])
  proxy.closeAllConnections()
  proxy.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const readAccount = async () => {
  const { rows } = await database.pool.query<{ cash: string; bets: string; others: string }>(
    `SELECT w.cash + w.bonus AS cash, coalesce(sum(l.amount) FILTER (WHERE l.kind = 'bet'), 0) AS bets,
       coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('win', 'rollback')), 0) AS others
     FROM pam.players p JOIN pam.wallets w ON w.player_id = p.id LEFT JOIN pam.ledger l ON l.player_id = p.id
     WHERE p.username = 'hrac' GROUP BY w.cash, w.bonus`,
  )
  return { cash: Number(rows[0]?.cash), expected: START - Number(rows[0]?.bets) + Number(rows[0]?.others) }
}
const readStoredRound = async (roundId: string) => {
  const { rows } = await database.pool.query(
    `SELECT r.state, r.staked::int, r.won::int, g.phase, g.staked::int AS "hostStaked", g.win::int AS "hostWin",
       (SELECT count(*)::int FROM pam.ledger l WHERE l.round_key = r.key AND l.kind = 'bet') AS bets
     FROM game_host.rounds g LEFT JOIN pam.rounds r ON r.round_id = g.id::text WHERE g.id = $1`,
    [roundId],
  )
  return rows[0]
}

const BREAKPOINTS = [
  ['/bet', 'requested'],
  ['/bet', 'posted'],
  ['/win', 'requested'],
  ['/win', 'posted'],
] as const
/** In the gate each breakpoint is used once: two for the game host, two for the wallet. */
const breakpointsAt = (...gate: number[]) =>
  BREAKPOINTS.filter((_, index) => inject('breadth') === 'full' || gate.includes(index))

test.each(breakpointsAt(1, 2))(
  'game host killed by kill -9 with its %s %s: after the restart the round is complete and the money correct [M6] [F9]',
  async (call, when) => {
    const { token } = await launch(SLOT)
    const roundId = randomUUID()
    const hit = Promise.withResolvers<void>()
    breakpoint = { call, when, onHit: hit.resolve }
    const interruptedCall = game('/api/rounds', token, { roundId, bet: 100 }).catch((error: unknown) => error)
    await hit.promise
    await stop(host.child, 'SIGKILL')
    expect(await interruptedCall).toBeInstanceOf(Error)
    breakpoint = null
    await startHost()
    const again = await launch(SLOT)
    expect(again.openRound).toMatchObject({ roundId, state: 'closed', bet: 100 })
    const round = await readStoredRound(roundId)
    expect(round).toMatchObject({ state: 'closed', phase: 'closed', staked: 100, bets: 1, won: again.openRound?.win })
    const { cash, expected } = await readAccount()
    expect(cash).toBe(expected)
    expect(again.balance).toBe(cash)
    const next = await game<RoundReply>('/api/rounds', again.token, { roundId: randomUUID(), bet: 100 })
    expect(next.balanceAfterBet).toBe(cash - 100)
  },
  300_000,
)

test('an open hand survives kill -9: its stake is held and the hand continues [M6]', async () => {
  let { token } = await launch(BLACKJACK)
  let round: RoundReply
  do {
    const stakes = [{ spot: 'hand', amount: 100 }]
    round = await game<RoundReply>('/api/rounds', token, { roundId: randomUUID(), bet: 100, stakes })
  } while (round.state === 'closed')
  await stop(host.child, 'SIGKILL')
  await startHost()
  const again = await launch(BLACKJACK)
  token = again.token
  expect(again.openRound).toEqual(round)
  expect(await readStoredRound(round.roundId)).toMatchObject({ state: 'open', phase: 'open', staked: 100 })
  while (round.state === 'open') {
    const actions = `/api/rounds/${round.roundId}/actions`
    round = await game<RoundReply>(actions, token, { actionId: randomUUID(), action: 'stand' })
  }
  expect(await readStoredRound(round.roundId)).toMatchObject({ state: 'closed', phase: 'closed', won: round.win })
  const { cash, expected } = await readAccount()
  expect(cash).toBe(expected)
  expect(round.balance).toBe(cash)
}, 300_000)

test.each(breakpointsAt(0, 3))(
  'wallet killed by kill -9 with a %s %s: after the restart the round is complete or its stake returned, and the money correct [M6] [F9]',
  async (call, when) => {
    const { token } = await launch(SLOT)
    const roundId = randomUUID()
    const hit = Promise.withResolvers<void>()
    breakpoint = { call, when, onHit: hit.resolve }
    const played = game<RoundReply>('/api/rounds', token, { roundId, bet: 100 }).catch((error: unknown) => String(error))
    await hit.promise
    await stop(pam.child, 'SIGKILL')
    breakpoint = null
    const outcome = await played
    await startPam()
    const settled = () => readStoredRound(roundId).then((round) => round?.phase !== 'staking' && round?.state !== 'open')
    await expect.poll(settled, { timeout: 60_000 }).toBe(true)
    const round = await readStoredRound(roundId)
    if (typeof outcome === 'string') {
      // A bet without a response is cancelled and its stake rolled back.
      expect(outcome).toContain('round-cancelled')
      expect(round).toMatchObject({ phase: 'cancelled' })
      expect([null, 'rolled-back']).toContain(round?.state)
    } else expect(round).toMatchObject({ state: 'closed', phase: 'closed', staked: 100, bets: 1, won: outcome.win })
    const { cash, expected } = await readAccount()
    expect(cash).toBe(expected)
    const again = await launch(SLOT)
    expect(again.balance).toBe(cash)
    const next = await game<RoundReply>('/api/rounds', again.token, { roundId: randomUUID(), bet: 100 })
    expect(next.balanceAfterBet).toBe(cash - 100)
  },
  300_000,
)
