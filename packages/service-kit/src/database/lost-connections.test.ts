import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createNetServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServer } from '../http/http-server.ts'
import { type TestDatabase, testDatabase } from '../test-database.ts'
import { openDatabase } from './open-database.ts'
import { inTransaction } from './transaction.ts'
import { isConnectionLost } from './unavailable.ts'

const PROGRAM = fileURLToPath(new URL('use-database.fixture.ts', import.meta.url))
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const TERMINATE = `SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND pid <> ALL ($1)`

test('connections terminated repeatedly under load do not end the process, and it continues to work [F11]', async () => {
  const { rows: ownConnections } = await database.pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
  )
  const ownPids = ownConnections.map(({ pid }) => pid)
  const child = spawn(process.execPath, [PROGRAM, database.url], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  let ended = 0
  while (ended < 60 && child.exitCode === null) {
    const { rows } = await database.pool.query<{ ended: number }>(TERMINATE, [ownPids])
    ended += rows[0]?.ended ?? 0
    // Lets some of its work complete in between.
    await pause(10)
  }
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stdin.end('end')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  const { one, failed, reported, done } = JSON.parse(output) as Record<string, number>
  expect(one).toBe(1)
  expect(Math.min(failed ?? 0, reported ?? 0, done ?? 0)).toBeGreaterThan(0)
})

/** A proxy to the database that the test can make silent: connections stay open, nothing is forwarded. */
async function silenceableProxy(): Promise<{ url: string; silence(): void; mend(): void; close(): void }> {
  const target = new URL(database.url)
  const sockets = new Set<Socket>()
  const server: Server = createNetServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.pipe(upstream).pipe(client)
    if (isSilent) client.unpipe()
  })
  let isSilent = false
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe()
    },
    /** New connections work again, those of before never. */
    mend() {
      isSilent = false
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a silent database is a 503 with retry-after, not a failure of the service', async () => {
  const proxy = await silenceableProxy()
  const { pool } = await openDatabase({ url: proxy.url, connections: 1, timeouts: { connect: 2_000, query: 1_000 } })
  const app = await createServer({ title: 'test' })
  app.get('/read', () => pool.query('SELECT 1 AS one').then(({ rows }) => rows[0]))
  app.get('/write', () => inTransaction(pool, async (client) => (await client.query('SELECT 2 AS two')).rows[0]))
  app.get('/wrong', () => pool.query('SELECT 1 / 0'))
  expect((await app.inject('/read')).json()).toEqual({ one: 1 })
  expect((await app.inject('/write')).json()).toEqual({ two: 2 })
  expect((await app.inject('/wrong')).statusCode).toBe(500)
  proxy.silence()
  // In parallel: one request holds the silent connection, the other waits for it.
  const replies = await Promise.all(['/read', '/write', '/read', '/write'].map((url) => app.inject(url)))
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(reply.json()).toMatchObject({ status: 503, title: 'Not available' })
  }
  await app.close()
  proxy.close()
  await pool.end()
})

test('a connection cut in mid-transaction is not reused, and the next query has a new one', async () => {
  const { pool } = await openDatabase({ url: database.url, connections: 1 })
  const pidOf = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  const previousPid = await pidOf()
  const interrupted = inTransaction(pool, async (client) => {
    await database.pool.query('SELECT pg_terminate_backend($1)', [previousPid])
    await client.query('SELECT 1')
  })
  // The server's error, or the client's own if it noticed first.
  await expect(interrupted).rejects.toSatisfy(isConnectionLost)
  expect(await pidOf()).not.toBe(previousPid)
  await pool.end()
})

/** Without limits of its own, so that only the watch can end a statement. */
const openWatched = (url: string) =>
  openDatabase({ url, connections: 2, timeouts: { connect: 0, statement: 0, query: 0 }, silence: { silentMs: 400, everyMs: 20 } })

test('statements that wait for a silent database are ended as on a lost connection, and work again once it answers', async () => {
  const proxy = await silenceableProxy()
  const { pool, close } = await openWatched(proxy.url)
  const waiting = pool.query('SELECT pg_sleep(3600)')
  const interrupted = inTransaction(pool, (client) => client.query('SELECT pg_sleep(3600)'))
  const running = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT pg_sleep(3600)'`
  await expect.poll(async () => (await database.pool.query<{ count: number }>(running)).rows[0]?.count).toBe(2)
  proxy.silence()
  await expect(waiting).rejects.toSatisfy(isConnectionLost)
  await expect(interrupted).rejects.toSatisfy(isConnectionLost)
  // Nobody waits for ever for a new connection either, though the pool has no limit.
  await expect(pool.query('SELECT 1')).rejects.toSatisfy(isConnectionLost)
  proxy.mend()
  await expect
    .poll(() =>
      pool.query('SELECT 1 AS one').then(
        ({ rows }) => rows,
        () => null,
      ),
    )
    .toEqual([{ one: 1 }])
  await close()
  proxy.close()
})

test('a slow statement is not silence, and neither is a pause of the process itself', async () => {
  const { pool, close } = await openWatched(database.url)
  const slow = pool.query('SELECT pg_sleep(1.2), 1 AS one')
  const continuesAt = performance.now() + 800
  while (performance.now() < continuesAt);
  expect((await slow).rows).toMatchObject([{ one: 1 }])
  await close()
})
