import { setTimeout as pause } from 'node:timers/promises'
import { portsOf } from '../../tools/cluster/topology.ts'

const TIMEOUT_MS = 2_000
const POLL_MS = 250

/** Waits until all processes of all nodes are ready; false when they are not within this time. */
export async function untilReady(basePort: number, withinMs: number): Promise<boolean> {
  const ports = portsOf(basePort).nodes.flatMap(({ portal, services, games, studio }) => [portal, services, games, studio])
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
  const giveUpAt = performance.now() + withinMs
  while ((await Promise.all(ports.map(isReady))).includes(false)) {
    if (performance.now() > giveUpAt) return false
    await pause(POLL_MS)
  }
  return true
}
