import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { freePort } from './http/free-port.ts'

const ADVICE = 'these tests need redis-server on the PATH; install it (Debian: apt-get install redis-server)'
const START_TIMEOUT_MS = 15_000
const POLL_MS = 50

/** A Redis server of one test. */
export interface TestRedis {
  url: string
  start(): Promise<void>
  /** Like the loss of power: nothing is said to the clients or saved. */
  kill(): Promise<void>
  /** Removes what was saved. */
  dropData(): void
  run(command: string[]): Promise<unknown>
  /** Kills it and removes its data. */
  close(): Promise<void>
}

/** Starts a Redis server, which can be killed and started again; each command is on disk before its reply. */
export async function startTestRedis(): Promise<TestRedis> {
  if (spawnSync('redis-server', ['--version']).status !== 0) throw new Error(ADVICE)
  const folder = mkdtempSync(join(tmpdir(), 'herna-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
    child = spawn('redis-server', [...args, '--appendonly', 'yes', '--appendfsync', 'always'], { stdio: 'ignore' })
    const deadline = performance.now() + START_TIMEOUT_MS
    while (!(await isReachable(url))) {
      if (performance.now() > deadline) throw new Error('redis-server does not answer')
      await pause(POLL_MS)
    }
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await start()
  return {
    url,
    start,
    kill,
    dropData: () => rmSync(join(folder, 'appendonlydir'), { recursive: true, force: true }),
    async run(command) {
      const client = createClient({ url })
      await client.connect()
      try {
        return await client.sendCommand(command)
      } finally {
        client.destroy()
      }
    },
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReachable(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    client.destroy()
  }
}
