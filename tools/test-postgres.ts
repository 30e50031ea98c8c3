import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './test-chromium.ts'

const DEBIAN_SERVER_FOLDER = '/usr/lib/postgresql'
/** Test data need not survive a crash, so nothing is flushed to disk. */
const WITHOUT_DURABILITY = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

interface TestServer {
  name: string
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a temporary cluster of Debian's PostgreSQL (15 or newer), the kind of server an operator runs, next to the embedded one. CI installs it
 * when missing. Returns the reason when this machine has no such server; throws with what to install when one of its programs cannot be run.
 */
export async function startSystemPostgres(): Promise<TestServer | { reason: string }> {
  if (!existsSync(DEBIAN_SERVER_FOLDER) && process.env.CI) installDebianPackages(['postgresql'])
  const versions = existsSync(DEBIAN_SERVER_FOLDER) ? readdirSync(DEBIAN_SERVER_FOLDER).toSorted() : []
  const version = versions.find((name) => Number(name) >= 15)
  if (!version) return { reason: `no PostgreSQL 15 or newer in ${DEBIAN_SERVER_FOLDER} (Debian: apt-get install postgresql)` }
  if (process.getuid?.() !== 0) return { reason: 'only root can start a server as the user postgres' }
  const bin = join(DEBIAN_SERVER_FOLDER, version, 'bin')
  for (const program of ['initdb', 'pg_ctl'].map((name) => join(bin, name)))
    if (!existsSync(program))
      throw new Error(`${program} is missing; install the server (Debian: apt-get install postgresql-${version})`)
  const data = mkdtempSync(join(tmpdir(), 'herna-pg-'))
  const port = await freePort()
  const asPostgres = (command: string, ...args: string[]) =>
    runProgram('runuser', ['-u', 'postgres', '--', join(bin, command), ...args])
  runProgram('chown', ['postgres', data])
  asPostgres('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale')
  const options = `-p ${port} -k ${data} -c max_connections=200 ${WITHOUT_DURABILITY}`
  asPostgres('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start')
  return {
    name: `Debian's PostgreSQL ${version}`,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const PACKAGE_OF_PROGRAM: Record<string, string> = { runuser: 'util-linux', chown: 'coreutils' }
/** Debian's `runuser` is in `/usr/sbin`, which is often not on the PATH. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/bin', '/bin']

/** Runs a program of the system; throws naming it when it is missing or fails. */
export function runProgram(program: string, args: string[], path = [process.env.PATH, ...SYSTEM_FOLDERS].join(delimiter)): void {
  const result = spawnSync(program, args, { encoding: 'utf8', cwd: '/', stdio: 'pipe', env: { ...process.env, PATH: path } })
  if (result.error) {
    const isMissing = (result.error as NodeJS.ErrnoException).code === 'ENOENT'
    const advice = `install it (Debian: apt-get install ${PACKAGE_OF_PROGRAM[program] ?? program}) or add its folder to PATH`
    throw new Error(
      isMissing ? `the program ${program} is not on PATH (${path}); ${advice}` : `${program}: ${result.error.message}`,
    )
  }
  if (result.status !== 0)
    throw new Error(`${[program, ...args].join(' ')} failed: ${result.stderr.trim() || `exit code ${result.status}`}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
