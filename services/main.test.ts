import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
/** The first start creates the database, the others reuse it: every test closes it. */
let folder: string
let children: ChildProcess[] = []
beforeAll(() => {
  folder = createFolder()
})
afterEach(async () => {
  await Promise.all(children.map(stop))
  children = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function createFolder(): string {
  const created = mkdtempSync(join(tmpdir(), 'herna-main-'))
  // Accessible to the database's user when the tests run as root.
  chmodSync(created, 0o755)
  return created
}

interface Started {
  child: ChildProcess
  /** Address of the listener `services`; empty when the start failed. */
  address: string
  /** Its error output and exit code. */
  stderr: string
  code: number | null
}

/** Starts the real process and waits until it is ready or has exited. */
function start(args: string[], environment: Record<string, string> = {}): Promise<Started> {
  const { DATABASE_URL: _database, ...inherited } = process.env
  const env = {
    ...inherited,
    HERNA_DATA_DIR: folder,
    HERNA_HOST: '127.0.0.1',
    HERNA_SERVICES_PORT: '0',
    HERNA_EMBEDS_PORT: '0',
    ...environment,
  }
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  children.push(child)
  return new Promise((resolve) => {
    let stderr = ''
    let log = ''
    child.stderr?.on('data', (chunk) => {
      stderr += String(chunk)
    })
    child.stdout?.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('"event":"ready"'))
        resolve({ child, address: /"address":"([^"]+)"/.exec(log)?.[1] ?? '', stderr, code: null })
    })
    child.once('close', (code) => resolve({ child, address: '', stderr, code }))
  })
}

function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

function occupyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as { port: number }).port })),
  )
}

test('the chosen services share one listener, and SIGTERM ends the process cleanly', async () => {
  const { address, child } = await start(['--only', 'winners'])
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${address}/winners/get-winners-live.php?country=SK`)).json()).toEqual([])
  expect((await fetch(`${address}/content/version`)).status).toBe(404)
  expect(await stop(child)).toBe(0)
  const again = await start(['--only', 'winners'])
  expect(again.address).not.toBe('')
})

test('without the sandbox the product starts with an empty catalogue', async () => {
  const { address, stderr } = await start([], { HERNA_DRAW_AHEAD: 'off' })
  expect(address, stderr).not.toBe('')
  const read = async (list: string) => (await fetch(`${address}/content${list}`)).json()
  expect([await read('/games/no-files'), await read('/promotions'), await read('/pages')]).toEqual([[], [], []])
  expect(await read('/layouts')).toMatchObject([{ type: 'Lobby' }])
  expect(await read('/globalsettings')).toMatchObject({ search: { recommended: [] } })
})

test('services whose supervisor died close as after SIGTERM, and their data can be used at once', async () => {
  const { child } = await start(['--only', 'winners'])
  const exited = once(child, 'exit')
  // Its pipes break too, as after kill -9.
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.disconnect()
  expect(await exited).toEqual([0, null])
  expect((await start(['--only', 'winners'])).address).not.toBe('')
})

test.each([
  [['--only', 'winners'], { HERNA_SERVICES_PORT: 'abc' }, 'HERNA_SERVICES_PORT: expected a port number, got "abc"\n'],
  [
    ['--only', 'winners'],
    { HERNA_LOG_LEVEL: 'loud' },
    'HERNA_LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"\n',
  ],
  [
    ['--only', 'winners'],
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL: expected an address such as postgres://user@host:5432/database\n',
  ],
  [
    ['--only', 'roulette'],
    {},
    '--only: unknown service "roulette", expected content, winners, pam, notifications, chat, live-feed, embed-host\n',
  ],
  [['--all'], {}, 'usage: node services/main.ts [--only content,winners,pam,notifications,chat,live-feed,embed-host]\n'],
])('an invalid start is reported in one line: %s %o', async (args, environment, line) => {
  const { stderr, code } = await start(args, environment)
  expect([stderr, code]).toEqual([line, 1])
})

test('a taken port is reported before anything is created', async () => {
  const { server, port } = await occupyPort()
  const empty = createFolder()
  const environment = { HERNA_SERVICES_PORT: String(port), HERNA_DATA_DIR: empty }
  const { stderr, code } = await start(['--only', 'winners'], environment)
  expect([stderr, code]).toEqual([`HERNA_SERVICES_PORT: port ${port} is already in use by another program\n`, 1])
  expect(readdirSync(empty)).toEqual([])
  server.close()
  rmSync(empty, { recursive: true, force: true })
})

test('a second start on the same data is rejected in one line [F10]', async () => {
  const first = await start(['--only', 'winners'])
  const second = await start(['--only', 'winners'])
  expect(second.stderr).toBe(
    `the data folder ${folder} is in use by process ${first.child.pid}: stop that one first, or set HERNA_DATA_DIR to another folder\n`,
  )
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200)
})

test('a corrupt data folder is reported in one line', async () => {
  const corrupt = createFolder()
  mkdirSync(join(corrupt, 'postgres'))
  writeFileSync(join(corrupt, 'postgres', 'rubbish'), 'x')
  const { stderr, code } = await start(['--only', 'winners'], { HERNA_DATA_DIR: corrupt })
  rmSync(corrupt, { recursive: true, force: true })
  expect([stderr, code]).toEqual([
    `the database folder ${join(corrupt, 'postgres')} is damaged (PG_VERSION is missing): restore a backup, or move the folder away to start with an empty database\n`,
    1,
  ])
})
