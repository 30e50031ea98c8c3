/**
 * Bank check under fault injection (M5, F9, F11): workers play on a real service that is repeatedly killed, frozen and cut off
 * from its database. Afterwards nothing acknowledged is missing or duplicated, and the total is unchanged. `node
 * services/pam/fault-injection/bank-check.ts --seconds 60 --workers 20 --seed 1`; with `--once` each kind of failure is injected
 * once, in a fixed order.
 */
import { parseArgs } from 'node:util'
import { operator } from '@herna/contract/player'
import { callOperation, type Host } from '@herna/http-client'
import { reachEmbeddedPostgres } from '@herna/service-kit'
import pg from 'pg'
import { type ServiceProcess, startService } from './service-process.ts'
import { type LoggedInPlayer, writePlayers } from './write-players.ts'
import { type WorkerResult, runWorker } from './worker.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    workers: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    once: { type: 'boolean', default: false },
  },
})
const PROVIDER = 'bank-check'
const SECRET = 'the-secret-of-the-bank-check-provider-1234567890'
const OPERATOR = 'operators-token-of-bank-check'
const START_BALANCE = 100_000
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Mulberry32: the same seed injects the same failures. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function inDatabase<T>({ folder }: ServiceProcess, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = await reachEmbeddedPostgres({ folder })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const FAILURES = {
  kills: async (service: ServiceProcess) => {
    await service.kill()
    return 1
  },
  freezes: async (service: ServiceProcess, milliseconds: number) => {
    await service.freeze(milliseconds)
    return 1
  },
  'cut connections': (service: ServiceProcess) => cutConnections(service),
  'database crashes': async (service: ServiceProcess) => {
    await service.crashDatabase()
    return 1
  },
}
type Failure = keyof typeof FAILURES
const FAILURE_KINDS = Object.keys(FAILURES) as Failure[]
/** Cumulative share of each kind. */
const SHARES = [0.3, 0.5, 0.75, 1]
const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds))

async function injectFailures(service: ServiceProcess, random: () => number, endsAt: number): Promise<Record<string, number>> {
  const failureCounts: Record<Failure, number> = { kills: 0, freezes: 0, 'cut connections': 0, 'database crashes': 0 }
  while (Date.now() < endsAt) {
    await pause(1_000 + random() * 2_500)
    const sample = random()
    const kind = FAILURE_KINDS[SHARES.findIndex((share) => sample < share)] as Failure
    failureCounts[kind] += await FAILURES[kind](service, 300 + random() * 2_500)
  }
  return failureCounts
}

/** Play runs before each failure and after the last. */
async function injectEachFailureOnce(service: ServiceProcess): Promise<Record<string, number>> {
  const failureCounts: Record<string, number> = {}
  for (const kind of FAILURE_KINDS) {
    await pause(400)
    failureCounts[kind] = await FAILURES[kind](service, 300)
  }
  await pause(400)
  return failureCounts
}

/** Terminates all connections of the service, several times; the service must survive. */
async function cutConnections(service: ServiceProcess): Promise<number> {
  return inDatabase(service, async (client) => {
    let cut = 0
    for (let round = 0; round < 5; round++) {
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      cut += rowCount ?? 0
      await pause(100)
    }
    if (service.hasDied()) throw new Error('the service exited after its connections were terminated')
    return cut
  })
}

/** Compares the workers' records with the ledger. Returns the problems; empty: consistent. */
async function checkLedger(
  client: Pick<pg.Client, 'query'>,
  players: readonly LoggedInPlayer[],
  results: readonly WorkerResult[],
  startBalance: number,
): Promise<string[]> {
  const problems: string[] = []
  const { rows: posted } = await client.query<{ id: string; kind: string; amount: string }>(
    'SELECT provider_transaction AS id, kind, amount FROM pam.ledger WHERE provider IS NOT NULL',
  )
  const byId = new Map(posted.map((row) => [row.id, row]))
  if (byId.size !== posted.length) problems.push('a transaction was posted twice')
  for (const { acknowledged } of results)
    for (const { transactionId, amount, kind } of acknowledged) {
      const row = byId.get(transactionId)
      if (!row) problems.push(`${kind} ${transactionId} was acknowledged and is missing`)
      else if (row.kind !== kind || Number(row.amount) !== amount)
        problems.push(`${kind} ${transactionId} of ${amount} is posted as ${row.kind} of ${row.amount}`)
    }
  const { rows: wallets } = await client.query<{ id: string; cash: string }>('SELECT player_id AS id, cash FROM pam.wallets')
  const cashOf = new Map(wallets.map(({ id, cash }) => [id, Number(cash)]))
  for (const [index, { playerId }] of players.entries())
    if (cashOf.get(playerId) !== results[index]?.balance)
      problems.push(`player ${playerId} has ${cashOf.get(playerId)}, by the worker's record ${results[index]?.balance}`)
  const { rows: sums } = await client.query<{ total: string; games: string }>(
    'SELECT sum(cash + bonus + games + promotions + bank) AS total, sum(games) AS games FROM pam.ledger',
  )
  if (Number(sums[0]?.total) !== 0) problems.push(`the accounts sum to ${sums[0]?.total}`)
  const total = [...cashOf.values()].reduce((sum, cash) => sum + cash, 0) + Number(sums[0]?.games)
  if (total !== players.length * startBalance)
    problems.push(`players and games hold ${total}, they started with ${players.length * startBalance}`)
  return problems
}

const seed = Number(values.seed)
const random = randomOf(seed)
const service = await startService({ HERNA_WALLET_PROVIDERS: `${PROVIDER}:${SECRET}`, HERNA_OPERATOR_TOKEN: OPERATOR })
let hasFailed = true
try {
  const players = await inDatabase(service, (client) =>
    writePlayers(client, { count: Number(values.workers), balance: START_BALANCE, provider: PROVIDER, gameCode: 'bank-check' }),
  )
  const endsAt = Date.now() + Number(values.seconds) * 1_000
  let isStopped = false
  const options = { address: service.address, provider: PROVIDER, secret: SECRET, random, isStopped: () => isStopped }
  const playing = Promise.all(players.map((player) => runWorker(options, player)))
  // A worker that finds a problem stops everything.
  const injection = values.once ? injectEachFailureOnce(service) : injectFailures(service, random, endsAt)
  const failureCounts = await Promise.race([injection, playing.then(() => ({}))])
  isStopped = true
  const results: WorkerResult[] = await playing
  const problems = await inDatabase(service, (client) => checkLedger(client, players, results, START_BALANCE))
  const platform: Host = { base: `${service.address}/platform`, headers: { authorization: `Bearer ${OPERATOR}` } }
  const { isRight, sum } = await callOperation(platform, operator.reconciliation)
  if (!isRight) problems.push(`the reconciliation finds differences (sum ${sum})`)
  const acknowledged = results.reduce((total, result) => total + result.acknowledged.length, 0)
  const unanswered = results.reduce((total, result) => total + result.unanswered, 0)
  print(`seed ${seed}, ${players.length} workers: ${acknowledged} acknowledged, ${unanswered} calls without a response retried`)
  print(
    `${Object.entries(failureCounts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}; restarts took ${service.restarts.join(', ')} ms`,
  )
  for (const problem of problems) print(`PROBLEM: ${problem}`)
  hasFailed = problems.length > 0
  print(
    hasFailed
      ? 'the ledger is NOT consistent'
      : 'the ledger is consistent: nothing lost, nothing duplicated, the total is unchanged',
  )
} finally {
  await service.close()
}
process.exit(hasFailed ? 1 : 0)
