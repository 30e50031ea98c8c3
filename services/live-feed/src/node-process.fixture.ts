import { fork } from 'node:child_process'
import { once } from 'node:events'
import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { expect, onTestFinished } from 'vitest'
import { NODE_ENVIRONMENT } from './live-feed.fixture.ts'

/** A node of the live feed in a process of its own, which can be killed; it is at the end of the test. */
export async function startNodeProcess(environment: Record<string, string>) {
  const child = fork(new URL('node-main.fixture.ts', import.meta.url), {
    env: { ...process.env, ...NODE_ENVIRONMENT, ...environment },
    execArgv: [],
  })
  const exited = once(child, 'exit')
  /** Like `kill -9`: sockets are closed by the system, nothing is said to clients. */
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  onTestFinished(kill)
  const [address] = (await once(child, 'message')) as [string]
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
  return { address, hub: `${address}${LIVE_HUB_PATH}`, kill }
}
