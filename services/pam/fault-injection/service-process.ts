import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@herna/service-kit'

const MAIN = resolve(import.meta.dirname, '../../main.ts')
const START_TIMEOUT_MS = 90_000

export interface ServiceProcess {
  address: string
  folder: string
  /** Duration of each restart until ready, in ms. */
  restarts: number[]
  kill(): Promise<void>
  freeze(milliseconds: number): Promise<void>
  /** Crashes the database server; the service exits with it and is restarted. */
  crashDatabase(): Promise<void>
  /** Whether it exited without having been killed. */
  hasDied(): boolean
  close(): Promise<void>
}

/** PAM as a separate process with its own data folder and database. */
export async function startService(environment: Record<string, string>): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'herna-fault-injection-'))
  // The database's user must be able to read the folder when this runs as root.
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
  const restart = async () => {
    const startedAt = performance.now()
    child = await launch(env, address)
    restarts.push(Math.round(performance.now() - startedAt))
  }
  const processExit = () =>
    child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((done) => child.once('exit', done))
  return {
    address,
    folder,
    restarts,
    async kill() {
      child.kill('SIGKILL')
      await processExit()
      await restart()
    },
    async freeze(milliseconds) {
      child.kill('SIGSTOP')
      await new Promise((done) => setTimeout(done, milliseconds))
      child.kill('SIGCONT')
    },
    async crashDatabase() {
      process.kill(postmasterOf(folder), 'SIGQUIT')
      await processExit()
      await restart()
    },
    hasDied: () => child.exitCode !== null || child.signalCode !== null,
    async close() {
      child.kill('SIGTERM')
      await processExit()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function launch(env: NodeJS.ProcessEnv, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN, '--only', 'pam'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const deadline = Date.now() + START_TIMEOUT_MS
  let problem = 'no response'
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode} instead of starting`)
    const ready = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    if (ready?.ok) return child
    if (ready) problem = await ready.text()
    await new Promise((done) => setTimeout(done, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the service did not start in time: ${problem}`)
}
