import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackages } from './test-chromium.ts'

const SERVERS = '/usr/lib/postgresql'
/** Nothing in a test outlives it, so nothing has to reach the disk. */
const FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

interface TestServer {
  name: string
  url: string
  stop: () => Promise<void>
}

/** A throw-away cluster of Debian's PostgreSQL (15 or newer), beside the embedded one: the operator's kind of server. CI installs it when missing. */
export async function startSystemPostgres(): Promise<TestServer | null> {
  const isRoot = process.getuid?.() === 0
  if (!existsSync(SERVERS) && process.env.CI) installDebianPackages(['postgresql'])
  const version = existsSync(SERVERS)
    ? readdirSync(SERVERS)
        .toSorted()
        .find((v) => Number(v) >= 15)
    : undefined
  if (!version || !isRoot) return null
  const bin = join(SERVERS, version, 'bin')
  const data = mkdtempSync(join(tmpdir(), 'herna-pg-'))
  const port = await freePort()
  const asPostgres = (command: string, ...args: string[]) => {
    const result = spawnSync('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], {
      encoding: 'utf8',
      cwd: '/',
      stdio: 'pipe',
    })
    if (result.status !== 0) throw new Error(`${command}: ${result.stderr}`)
  }
  spawnSync('chown', ['postgres', data])
  asPostgres('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale')
  const options = `-p ${port} -k ${data} -c max_connections=200 ${FAST}`
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

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
