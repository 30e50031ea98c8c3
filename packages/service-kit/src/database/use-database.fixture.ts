/** A process under load for the tests of lost connections: runs transactions, some of them idle, until it reads `end`; then prints the counts. */
import { setTimeout as pause } from 'node:timers/promises'
import { inLongTransaction } from './long-connection.ts'
import { openDatabase } from './open-database.ts'
import { inTransaction } from './transaction.ts'

const counts = { done: 0, failed: 0, reported: 0 }
const { pool, close } = await openDatabase({ url: process.argv[2] ?? '', onError: () => (counts.reported += 1) })
let isStopping = false

async function repeatUntilStopped(work: () => Promise<unknown>): Promise<void> {
  while (!isStopping) {
    try {
      await work()
      counts.done += 1
    } catch {
      counts.failed += 1
    }
  }
}
const runShortTransaction = () => inTransaction(pool, (client) => client.query('SELECT pg_sleep(0.01)'))
const idle = () => inTransaction(pool, () => pause(20))
const runLongTransaction = () => inLongTransaction(pool, {}, () => pause(20))
const loops = [runShortTransaction, runShortTransaction, runShortTransaction, idle, idle, runLongTransaction].map(
  repeatUntilStopped,
)

process.stdin.once('data', async () => {
  isStopping = true
  await Promise.all(loops)
  const { rows } = await pool.query('SELECT 1 AS one')
  await close()
  process.stdout.write(JSON.stringify({ ...counts, one: rows[0]?.one }))
})
process.stdout.write('ready\n')
