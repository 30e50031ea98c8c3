/** A node of the lease tests in a process of its own: does the named work alone, and a job every 200 ms, until it is killed; notifies its parent of each run. */
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../database/open-database.ts'
import { openLeases } from './leases.ts'

const { pool } = await openDatabase({ url: process.argv[2] ?? '', connections: 3 })
const leases = await openLeases(pool, { leaseMs: 2_500, retryMs: 50 })
const notify = (event: string) => process.send?.(event)

const work = async (signal: AbortSignal) => {
  notify('alone')
  await pause(2_147_483_647, undefined, { signal }).catch(() => undefined)
  notify('lost')
}
void leases.runAlone('test: alone', work, new AbortController().signal)
setInterval(() => {
  leases
    .runWhenDue('test: job', 200, async () => {
      notify('job')
    })
    .catch(() => undefined)
}, 200)
notify('started')
