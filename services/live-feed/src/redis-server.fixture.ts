import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@herna/service-kit'
import { createClient } from '@redis/client'
import { expect, onTestFinished } from 'vitest'

const ADVICE = 'these tests need redis-server on the PATH; install it (Debian: apt-get install redis-server)'

/** A Redis server of its own for one test, which can be stopped and started again. */
export async function startRedis() {
  if (spawnSync('redis-server', ['--version']).status !== 0) throw new Error(ADVICE)
  const folder = mkdtempSync(join(tmpdir(), 'herna-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  /** Each command is written to disk before its reply. */
  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
    child = spawn('redis-server', [...args, '--appendonly', 'yes', '--appendfsync', 'always'], { stdio: 'ignore' })
    await expect.poll(isReachable).toBe(true)
  }
  const isReachable = async (): Promise<boolean> => {
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
  /** Like the loss of power: nothing is said to the clients or saved. */
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await start()
  onTestFinished(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url,
    start,
    kill,
    /** Removes what was saved. */
    dropData: () => rmSync(join(folder, 'appendonlydir'), { recursive: true, force: true }),
    async run(command: string[]): Promise<unknown> {
      const client = createClient({ url })
      await client.connect()
      try {
        return await client.sendCommand(command)
      } finally {
        client.destroy()
      }
    },
  }
}
