// The live feed as a process of its own: `services/main.ts --only live-feed`, as an operator runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@herna/service-kit'

export const SOURCE = 'bench'
export const SECRET = 'the-secret-of-the-studio-that-measures-12345'
const CLOCK_TICKS_PER_SECOND = 100
const START_ATTEMPTS = 300

export interface FeedProcess {
  readonly port: number
  readonly pid: number
  readonly child: ChildProcess
  /** Ends the process with the signal and removes its data. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts a node and waits until it is ready. `nodeOptions` are those of Node.js. */
export async function startFeed({
  environment = {},
  nodeOptions = [],
}: {
  environment?: Record<string, string>
  nodeOptions?: readonly string[]
} = {}): Promise<FeedProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'herna-live-feed-'))
  // The embedded PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const main = resolve(import.meta.dirname, '../../services/main.ts')
  const child = spawn(process.execPath, [...nodeOptions, main, '--only', 'live-feed'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      HERNA_DATA_DIR: folder,
      HERNA_HOST: '127.0.0.1',
      HERNA_SERVICES_PORT: String(port),
      HERNA_LOG_LEVEL: 'fatal',
      HERNA_LIVE_SOURCES: `${SOURCE}:${SECRET}`,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(port)
  return {
    port,
    pid: child.pid as number,
    child,
    async stop(signal) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
      // Of a node that was killed, the embedded PostgreSQL goes on.
      if (signal === 'SIGKILL')
        process.kill(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A Redis for several nodes, which keeps nothing on disk; needs redis-server on the PATH. */
export async function startRedis(): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' })
  await sleep(500)
  return { url: `redis://127.0.0.1:${port}`, stop: () => void child.kill() }
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    if (ready?.ok) return
    await sleep(100)
  }
  throw new Error('the live feed did not start in 30 s')
}

/** User and system time of a process, from Linux's process table. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
}

export function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

export const sleep = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))
