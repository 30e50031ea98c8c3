import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, openDatabase, type TestDatabase } from '@herna/service-kit'
import { type RunningPam, runPam } from '@herna/services/pam/fixtures'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'

// The operator's scripts against a real server of Debian. The embedded server ships no pg_basebackup.
const DEBIAN = '/usr/lib/postgresql'
const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).find((name) => Number(name) >= 15) : undefined
const bin = join(DEBIAN, version ?? '', 'bin')
const canRun = version !== undefined && process.getuid?.() === 0
/** Starts a server twice: only in the full run. */
const isDue = canRun && inject('breadth') === 'full'

let folder: string
const running = new Set<string>()
const closing: (() => Promise<void>)[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-backup-'))
  chmodSync(folder, 0o755)
  // A clone below /root is closed to the server's user.
  cpSync(resolve(import.meta.dirname, '../../../deploy/backup'), join(folder, 'scripts'), { recursive: true })
  mkdirSync(join(folder, 'backup/wal'), { recursive: true })
  run('chown', '-R', 'postgres', folder)
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  for (const data of running) asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  running.clear()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C.UTF-8' },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}
const asPostgres = (...command: string[]) =>
  run('runuser', '-u', 'postgres', '--', 'env', `PATH=${bin}:/usr/bin:/bin`, ...command)

async function start(data: string): Promise<string> {
  const port = await freePort()
  asPostgres('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder}`, 'start')
  running.add(data)
  return `postgres://postgres@127.0.0.1:${port}/herna`
}

async function pamOn(url: string, dataFolder: string): Promise<{ pam: RunningPam; database: TestDatabase }> {
  const database = await openDatabase({ url, connections: 5 })
  const testDatabase = { ...database, url, dataFolder }
  const pam = await runPam({ database: testDatabase })
  closing.push(
    () => database.close(),
    () => pam.close(),
  )
  return { pam, database: testDatabase }
}

/** Until the server has read its archive up to the moment, it refuses writes. */
async function promoted(url: string): Promise<void> {
  const { pool, close } = await openDatabase({ url, connections: 1 })
  const isRecovering = async () => (await pool.query('SELECT pg_is_in_recovery() AS recovering')).rows[0].recovering as boolean
  await expect.poll(isRecovering, { timeout: 30_000 }).toBe(false)
  await close()
}

const reconciliationOf = async (pam: RunningPam) => {
  const headers = { authorization: 'Bearer operators-token-of-tests' }
  return (await pam.app.inject({ url: '/platform/operator/reconciliation', headers })).json()
}

test.runIf(isDue)(
  'money written before a moment is restored to the cent, what came after it is not, and the restored wallet goes on',
  { timeout: 180_000 },
  async () => {
    const [data, restored, backup] = [join(folder, 'cluster'), join(folder, 'restored'), join(folder, 'backup')]
    const dataFolder = mkdtempSync(join(folder, 'data-'))
    asPostgres('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale')
    const archive = `${join(folder, 'scripts/archive-wal.sh')} "%p" "%f" ${backup}/wal`
    writeFileSync(join(data, 'postgresql.auto.conf'), `archive_mode = on\narchive_command = '${archive}'\n`)
    const url = await start(data)
    asPostgres('createdb', '-h', folder, '-p', new URL(url).port, '-U', 'postgres', 'herna')
    const { pam, database } = await pamOn(url, dataFolder)
    await pam.newPlayer('Obnovena')
    const browser = await pam.playing('Obnovena')
    const deposit = (target: typeof browser, amount: number) =>
      target.expect(200, 'POST', '/platform/deposits', { paymentId: randomUUID(), amount })
    await deposit(browser, 5_000)

    run('chown', '-R', 'postgres', dataFolder)
    const server = [`PGHOST=${folder}`, `PGPORT=${new URL(url).port}`, 'PGUSER=postgres']
    const script = join(folder, 'scripts/base-backup.sh')
    for (let n = 0; n < 2; n += 1) asPostgres('env', ...server, script, '--to', backup, '--keys', dataFolder, '--keep', '1')
    expect(readdirSync(join(backup, 'base')), 'one is kept').toHaveLength(1)
    expect(readdirSync(join(backup, 'keys'))).toEqual(readdirSync(join(backup, 'base')))

    await deposit(browser, 2_000)
    // Backups and times are compared by the second.
    await database.pool.query('SELECT pg_sleep(1.1)')
    const { rows } = await database.pool.query<{ at: string }>('SELECT clock_timestamp()::text AS at')
    await deposit(browser, 3_000)
    const { rows: switched } = await database.pool.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file')
    await expect.poll(() => readdirSync(join(backup, 'wal')), { timeout: 30_000 }).toContain(switched[0]?.file)
    for (const close of closing.splice(0).toReversed()) await close()
    asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    running.delete(data)
    rmSync(data, { recursive: true })

    asPostgres(join(folder, 'scripts/restore.sh'), '--from', backup, '--to', restored, '--time', rows[0]?.at ?? '')
    const restoredUrl = await start(restored)
    await promoted(restoredUrl)
    // Without the keys of the backup the start would be refused.
    const [name = ''] = readdirSync(join(backup, 'keys'))
    const later = await pamOn(restoredUrl, join(backup, 'keys', name))
    expect(await reconciliationOf(later.pam)).toMatchObject({ isRight: true, differences: [], wallets: { cash: 7_000 } })
    const again = await later.pam.playing('Obnovena')
    await deposit(again, 100)
    expect(await reconciliationOf(later.pam)).toMatchObject({ isRight: true, wallets: { cash: 7_100 } })
  },
)

test.runIf(canRun)('the archive refuses another file of the same name, and repeats are accepted', () => {
  const [archive, first, second] = [join(folder, 'archive'), join(folder, 'first'), join(folder, 'second')]
  mkdirSync(archive)
  run('chown', 'postgres', archive)
  writeFileSync(first, 'one')
  writeFileSync(second, 'two')
  const keep = (file: string) => asPostgres(join(folder, 'scripts/archive-wal.sh'), file, '000000010000000000000000', archive)
  keep(first)
  keep(first)
  expect(() => keep(second)).toThrow('two servers use one archive')
  expect(readdirSync(archive)).toEqual(['000000010000000000000000'])
})

test.runIf(canRun)('a restore without a backup before the time, or into a folder that is in use, changes nothing', () => {
  const backup = join(folder, 'old')
  mkdirSync(join(backup, 'base/20260302T100000Z'), { recursive: true })
  const restore = (to: string) =>
    run(join(folder, 'scripts/restore.sh'), '--from', backup, '--to', to, '--time', '2026-03-02 11:00:00+01:00')
  expect(() => restore(join(folder, 'nowhere'))).toThrow('no backup')
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  expect(() => restore(folder)).toThrow('is not empty')
})
