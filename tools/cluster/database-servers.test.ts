import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { dataFolderOf, readDatabaseRecord } from './database-record.ts'
import { DatabaseServers } from './database-servers.ts'
import { startServer } from './postgres-server.ts'
import { type ClusterPrograms, searchFolders } from './programs.ts'
import { portsOf } from './topology.ts'

const programOf = (file: string) =>
  searchFolders()
    .map((path) => join(path, file))
    .find((path) => existsSync(path)) ?? ''
const [postgres = '', initdb = '', createdb = '', psql = '', basebackup = ''] = [
  'postgres',
  'initdb',
  'createdb',
  'psql',
  'pg_basebackup',
].map(programOf)
const PROGRAMS: ClusterPrograms = { postgres, initdb, createdb, psql, basebackup, redis: '', nginx: '', openssl: '' }
/** Starts servers of Debian's package several times: only in the full run, and as root, who can start them as their user. */
const isDue =
  ![postgres, initdb, createdb, psql, basebackup].includes('') && process.getuid?.() === 0 && inject('breadth') === 'full'

let folder: string
let servers: DatabaseServers
let plan: ConstructorParameters<typeof DatabaseServers>[1]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herna-standby-'))
  chmodSync(folder, 0o755)
  const names = ['database', 'pam', 'internal', 'wallet', 'liveStudio', 'liveRounds', 'preview', 'operator', 'editor'] as const
  const secrets = Object.fromEntries(names.map((name) => [name, name])) as unknown as typeof plan.secrets
  plan = { basePort: await freeBasePort(), folder, secrets }
  servers = new DatabaseServers(PROGRAMS, plan)
})
afterEach(async () => {
  await servers.stopStandby()
  await servers.stopPrimary()
  rmSync(folder, { recursive: true })
})

/** Ports of which the database's are free. */
async function freeBasePort(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((done) => {
      const probe = createServer().once('error', () => done(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
    })
  for (let basePort = 23_000; ; basePort += 100) {
    const { postgres: primary, standby } = portsOf(basePort)
    if ((await isFree(primary)) && (await isFree(standby))) return basePort
  }
}

/** What psql prints, or its error; nothing when it does not end in this time. */
function query(port: number, statement: string, timeout = 20_000): string {
  const args = ['-XAtqc', statement, '-h', '127.0.0.1', '-p', String(port), '-U', 'herna', 'herna']
  const { stdout, stderr } = spawnSync(psql, args, { encoding: 'utf8', timeout, env: { ...process.env, PGPASSWORD: 'database' } })
  return stdout.trim() || stderr.trim()
}
const atPrimary = (statement: string) => query(portsOf(plan.basePort).postgres, statement)

/** Ends the first process of the primary, and no other, as a killed server does. */
const killPrimary = (data: string) =>
  process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

test.runIf(isDue)(
  'after a fail-over the standby has every commit, the former primary refuses writes, and is rebuilt as the standby',
  async () => {
    await servers.startPrimary()
    await servers.startStandby()
    expect(readDatabaseRecord(folder)).toEqual({ primary: 1, standby: 'synchronous' })
    atPrimary('CREATE TABLE bets (id int)')
    for (let id = 1; id <= 5; id++) atPrimary(`INSERT INTO bets VALUES (${id})`)
    const former = dataFolderOf(folder, 1)
    killPrimary(former)
    const lines: string[] = []
    await servers.promote(false, (line) => lines.push(line))
    expect(lines).toHaveLength(2)
    expect(readDatabaseRecord(folder)).toEqual({ primary: 2, standby: 'absent' })
    expect(atPrimary('SELECT count(*), max(id) FROM bets')).toBe('5|5')
    expect(atPrimary('INSERT INTO bets VALUES (6) RETURNING id')).toBe('6')

    const { standby: port } = portsOf(plan.basePort)
    const restarted = await startServer(PROGRAMS, plan, { name: 'former', data: former, port })
    await expect.poll(() => query(port, 'INSERT INTO bets VALUES (7)')).toContain('read-only transaction')
    await restarted.stop()

    await expect(servers.startStandby()).rejects.toThrow('rebuild replaces them by a copy')
    await servers.rebuildStandby()
    expect(readDatabaseRecord(folder)).toEqual({ primary: 2, standby: 'synchronous' })
    expect(query(port, 'SELECT count(*) FROM bets')).toBe('6')
    expect(await servers.status()).toEqual([
      `primary: server 2 at port ${portsOf(plan.basePort).postgres}`,
      expect.stringMatching(
        /^standby: it has every confirmed bet; streaming, sync, \d+ bytes not stored, .* WAL kept for it: reserved$/,
      ),
    ])
  },
)

test.runIf(isDue)(
  'without the standby commits wait, unless an operator goes on without it; then it is not promoted until it has caught up',
  async () => {
    await servers.startPrimary()
    await servers.startStandby()
    atPrimary('CREATE TABLE bets (id int)')
    await servers.stopStandby()
    // The statement's time limit does not end the wait for the standby, which would confirm the commit.
    expect(query(portsOf(plan.basePort).postgres, `SET statement_timeout = '1s'; INSERT INTO bets VALUES (1)`, 3_000)).toBe('')
    expect((await servers.status()).at(-1)).toContain('no bet is confirmed until the standby is back')

    await servers.goOnWithoutStandby()
    expect(atPrimary('INSERT INTO bets VALUES (2) RETURNING id')).toBe('2')
    await expect(servers.promote(false, () => undefined)).rejects.toThrow('may lack bets that were confirmed')
    expect(atPrimary('INSERT INTO bets VALUES (3) RETURNING id')).toBe('3')

    await servers.startStandby()
    expect(readDatabaseRecord(folder).standby).toBe('synchronous')
    await servers.promote(false, () => undefined)
    expect(atPrimary('SELECT count(*) FROM bets WHERE id > 1')).toBe('2')
  },
)
