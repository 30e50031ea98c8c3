import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { waitForExit } from './running-process.ts'

const PROGRAM = fileURLToPath(new URL('run-server.fixture.ts', import.meta.url))
let folder: string
const children: ChildProcess[] = []
beforeAll(() => {
  folder = createFolder('herna-embedded-')
})
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => waitForExit(child.pid ?? 0, 10_000)))
  rmSync(folder, { recursive: true, force: true })
})

/** Accessible to others: when the tests run as root, the server runs as another user. */
function createFolder(prefix: string): string {
  const created = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(created, 0o755)
  return created
}

/** Resolves with the URL once the server runs, or with its error output. */
function start(data = folder): Promise<{ child: ChildProcess; url: string; stderr: string }> {
  const child = spawn(process.execPath, [PROGRAM, data], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  return new Promise((resolve) => {
    let stderr = ''
    child.stderr?.on('data', (chunk) => {
      stderr += String(chunk)
    })
    child.stdout?.once('data', (chunk) => resolve({ child, url: String(chunk).trim(), stderr }))
    child.once('exit', () => resolve({ child, url: '', stderr }))
  })
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const postmaster = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await waitForExit(child.pid ?? 0, 10_000)
}

test('data written before kill -9 of all processes is present after the next start', async () => {
  const first = await start()
  await query(first.url, 'CREATE TABLE numbers (n int); INSERT INTO numbers VALUES (42)')
  const server = postmaster()
  first.child.kill('SIGKILL')
  process.kill(server, 'SIGKILL')
  const second = await start()
  expect(await query(second.url, 'SELECT n FROM numbers')).toEqual([{ n: 42 }])
  await stop(second.child)
})

test('a server orphaned by kill -9 of its parent is stopped, and the next start has the data', async () => {
  const first = await start()
  await query(first.url, 'UPDATE numbers SET n = 43')
  const orphan = postmaster()
  first.child.kill('SIGKILL')
  await waitForExit(first.child.pid ?? 0, 5_000)
  const second = await start()
  expect(await query(second.url, 'SELECT n FROM numbers')).toEqual([{ n: 43 }])
  expect(postmaster()).not.toBe(orphan)
  expect(await waitForExit(orphan, 1_000)).toBe(true)
  await stop(second.child)
})

test('a second process on the same data is rejected in one line, and the first continues [F10]', async () => {
  const first = await start()
  const second = await start()
  expect(second.url).toBe('')
  expect(second.stderr).toBe(
    `the data folder ${folder} is in use by process ${first.child.pid}: stop that one first, or set HERNA_DATA_DIR to another folder`,
  )
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await stop(first.child)
})

test('fsync is on, and the URL stays the same after a restart', async () => {
  const first = await start()
  expect(await query(first.url, `SELECT current_setting('fsync') AS fsync`)).toEqual([{ fsync: 'on' }])
  await stop(first.child)
  const second = await start()
  expect(second.url).toBe(first.url)
  await stop(second.child)
})

test.each([
  ['PG_VERSION is missing', (data: string) => rmSync(join(data, 'PG_VERSION'))],
  ['PG_VERSION is "12"', (data: string) => writeFileSync(join(data, 'PG_VERSION'), '12\n')],
  ['global/pg_control is missing', (data: string) => rmSync(join(data, 'global', 'pg_control'))],
  ['pg_control', (data: string) => writeFileSync(join(data, 'global', 'pg_control'), 'rubbish')],
  ['could not locate a valid checkpoint record', (data: string) => emptyFiles(join(data, 'pg_wal'))],
])('a damaged database folder is reported in one line: %s', async (reason, damage) => {
  const copy = createFolder('herna-damaged-')
  // Preserves the owner, which may differ from the user who runs the tests.
  spawnSync('cp', ['-a', `${folder}/.`, copy])
  damage(join(copy, 'postgres'))
  const { url, stderr } = await start(copy)
  expect(url).toBe('')
  expect(stderr.split('\n')).toHaveLength(1)
  expect(stderr).toContain(`the database folder ${join(copy, 'postgres')} is damaged`)
  expect(stderr).toContain(reason)
  rmSync(copy, { recursive: true, force: true })
})

function emptyFiles(folderOfWal: string): void {
  for (const name of readdirSync(folderOfWal)) if (/^[0-9A-F]{24}$/.test(name)) writeFileSync(join(folderOfWal, name), '')
}

test.skipIf(process.getuid?.() !== 0)(
  'started as root in a folder the server’s user cannot access, it logs where the data is stored and works',
  async () => {
    const inaccessible = mkdtempSync(join(tmpdir(), 'herna-closed-'))
    const notes: string[] = []
    const server = await startEmbeddedPostgres({ folder: inaccessible, onLine: (line) => notes.push(line) })
    const note = notes.find((line) => line.startsWith('user "postgres" cannot access'))
    const dataFolder = /the database is stored in (.+)$/.exec(note ?? '')?.[1] ?? ''
    expect(dataFolder).toMatch(/herna\/[0-9a-f]{12}\/postgres$/)
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await server.stop()
    for (const folder of [inaccessible, dirname(dataFolder)]) rmSync(folder, { recursive: true, force: true })
  },
)

test('a tool uses the server of the running services and leaves it running', async () => {
  const first = await start()
  const tool = await reachEmbeddedPostgres({ folder })
  expect(tool.url).toBe(first.url)
  await tool.stop()
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await stop(first.child)
})
