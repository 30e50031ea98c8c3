import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, FaultContext } from './fault.ts'

const SKEWED_MS = 10_000
const NODE_1 = ['services-1', 'game-host-1', 'studio-1', 'portal-1']

function setClock({ cluster, skewFile }: FaultContext, seconds: number): void {
  writeFileSync(skewFile, String(seconds * 1_000))
  for (const name of NODE_1) {
    const pid = cluster.pidOf(name)
    if (pid !== null) process.kill(pid, 'SIGUSR2')
  }
}

const jump = (what: string, seconds: number, isShort = false): Fault => ({
  name: `clock of node 1 ${what}`,
  isShort,
  cause: async (context) => {
    setClock(context, seconds)
    await pause(SKEWED_MS)
    setClock(context, 0)
  },
})

/** The wallet accepts signatures of a minute; within that nobody may notice. */
export const CLOCK_FAULTS: readonly Fault[] = [
  jump('45 s ahead', 45, true),
  jump('45 s behind', -45),
  jump('an hour ahead', 3_600),
  jump('an hour behind', -3_600),
]
