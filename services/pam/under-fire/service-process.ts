import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../../main.ts')
const START_DEADLINE = 90_000

export interface FireProof {
  address: string
  folder: string
  /** Milliseconds each restart took until the service was ready. */
  restarts: number[]
  kill(): Promise<void>
  freeze(milliseconds: number): Promise<void>
  /** Ends the database server at once, as a crash of its machine would; the service goes with it and is started again. */
  crashDatabase(): Promise<void>
  /** Whether it ended without having been killed. */
  hasDied(): boolean
  close(): Promise<void>
}

/** PAM as a process of its own, on its own data and database, that can be killed, frozen and left without its database. */
export async function startService(environment: Record<string, string>): Promise<FireProof> {
  const folder = mkdtempSync(join(tmpdir(), 'herna-fire-'))
  // The database's user must be able to enter when this runs as root.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: '',
    HERNA_DATA_DIR: folder,
    HERNA_HOST: '127.0.0.1',
    HERNA_SERVICES_PORT: String(port),
    HERNA_SEED_PLAYERS: 'off',
    HERNA_LOG_LEVEL: 'fatal',
    HERNA_CONTENT_URL: 'http://127.0.0.1:1',
    ...environment,
  }
  const restarts: number[] = []
  let child = await launch(env, address)
  const startAgain = async () => {
    const begun = performance.now()
    child = await launch(env, address)
    restarts.push(Math.round(performance.now() - begun))
  }
  const ended = () =>
    child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((done) => child.once('exit', done))
  return {
    address,
    folder,
    restarts,
    async kill() {
      child.kill('SIGKILL')
      await ended()
      await startAgain()
    },
    async freeze(milliseconds) {
      child.kill('SIGSTOP')
      await new Promise((done) => setTimeout(done, milliseconds))
      child.kill('SIGCONT')
    },
    async crashDatabase() {
      process.kill(postmasterOf(folder), 'SIGQUIT')
      await ended()
      await startAgain()
    },
    hasDied: () => child.exitCode !== null || child.signalCode !== null,
    async close() {
      child.kill('SIGTERM')
      await ended()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function launch(env: NodeJS.ProcessEnv, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN, '--only', 'pam'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const until = Date.now() + START_DEADLINE
  let problem = 'it does not answer'
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode} instead of starting`)
    const ready = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    if (ready?.ok) return child
    if (ready) problem = await ready.text()
    await new Promise((done) => setTimeout(done, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the service did not start in time: ${problem}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
