/** A process under load for the tests of lost connections: transactions, some of them idle, until `end` is read; then says how many were done. */
import { setTimeout as pause } from 'node:timers/promises'
import { inLongTransaction } from './long-work.ts'
import { openDatabase } from './open-database.ts'
import { inTransaction } from './transaction.ts'

const counts = { done: 0, failed: 0, reported: 0 }
const { pool, close } = await openDatabase({ url: process.argv[2] ?? '', onError: () => (counts.reported += 1) })
let isOver = false

async function workUntilTheEnd(work: () => Promise<unknown>): Promise<void> {
  while (!isOver) {
    try {
      await work()
      counts.done += 1
    } catch {
      counts.failed += 1
    }
  }
}
const busy = () => inTransaction(pool, (client) => client.query('SELECT pg_sleep(0.01)'))
const idle = () => inTransaction(pool, () => pause(20))
const long = () => inLongTransaction(pool, {}, () => pause(20))
const working = [busy, busy, busy, idle, idle, long].map(workUntilTheEnd)

process.stdin.once('data', async () => {
  isOver = true
  await Promise.all(working)
  const { rows } = await pool.query('SELECT 1 AS one')
  await close()
  process.stdout.write(JSON.stringify({ ...counts, one: rows[0]?.one }))
})
process.stdout.write('ready\n')
