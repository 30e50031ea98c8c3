/**
 * The bank check under fire (M5, F9, F11): workers play on a real service that is killed, frozen and left without its database, again and again.
 * Afterwards nothing that was acknowledged is missing, nothing is there twice, and the total is what it was.
 *   node services/pam/under-fire/bank-check.ts --seconds 60 --workers 20 --seed 1
 * With `--once` each kind of failure comes once, in one order, instead of for some seconds by chance.
 */
import { parseArgs } from 'node:util'
import { operator } from '@herna/contract/player'
import { callOperation, type Host } from '@herna/http-client'
import { reachEmbeddedPostgres } from '@herna/service-kit'
import pg from 'pg'
import { type FireProof, startService } from './service-process.ts'
import { type Logged, writePlayers } from './some-players.ts'
import { type Fired, playOn } from './worker.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    workers: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    once: { type: 'boolean', default: false },
  },
})
const PROVIDER = 'fire'
const SECRET = 'the-secret-of-the-provider-under-fire-1234567890'
const OPERATOR = 'operators-token-under-fire'
const START_BALANCE = 100_000
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Mulberry32: the same seed, the same fire. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function inDatabase<T>({ folder }: FireProof, work: (client: pg.Client) => Promise<T>): Promise<T> {
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
  kills: async (service: FireProof) => {
    await service.kill()
    return 1
  },
  freezes: async (service: FireProof, milliseconds: number) => {
    await service.freeze(milliseconds)
    return 1
  },
  'cut connections': (service: FireProof) => cutConnections(service),
  'database crashes': async (service: FireProof) => {
    await service.crashDatabase()
    return 1
  },
}
type Failure = keyof typeof FAILURES
const KINDS = Object.keys(FAILURES) as Failure[]
/** How often each comes: the share of all failures that it and those before it make up. */
const SHARES = [0.3, 0.5, 0.75, 1]
const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds))

async function fire(service: FireProof, random: () => number, until: number): Promise<Record<string, number>> {
  const done: Record<Failure, number> = { kills: 0, freezes: 0, 'cut connections': 0, 'database crashes': 0 }
  while (Date.now() < until) {
    await pause(1_000 + random() * 2_500)
    const drawn = random()
    const kind = KINDS[SHARES.findIndex((share) => drawn < share)] as Failure
    done[kind] += await FAILURES[kind](service, 300 + random() * 2_500)
  }
  return done
}

/** Some play comes before each failure and after the last. */
async function fireOnce(service: FireProof): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (const kind of KINDS) {
    await pause(400)
    done[kind] = await FAILURES[kind](service, 300)
  }
  await pause(400)
  return done
}

/** Ends every connection of the service, several times; the service must live on. */
async function cutConnections(service: FireProof): Promise<number> {
  return inDatabase(service, async (client) => {
    let cut = 0
    for (let round = 0; round < 5; round++) {
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      cut += rowCount ?? 0
      await pause(100)
    }
    if (service.hasDied()) throw new Error('the service died of a cut connection')
    return cut
  })
}

/** The workers' own books held against the ledger. What is wrong, in words; empty: nothing. */
async function checkBooks(
  client: Pick<pg.Client, 'query'>,
  players: readonly Logged[],
  fired: readonly Fired[],
  startBalance: number,
): Promise<string[]> {
  const wrong: string[] = []
  const { rows: posted } = await client.query<{ id: string; kind: string; amount: string }>(
    'SELECT provider_transaction AS id, kind, amount FROM pam.ledger WHERE provider IS NOT NULL',
  )
  const byId = new Map(posted.map((row) => [row.id, row]))
  if (byId.size !== posted.length) wrong.push('a transaction was posted twice')
  for (const { acknowledged } of fired)
    for (const { transactionId, amount, kind } of acknowledged) {
      const row = byId.get(transactionId)
      if (!row) wrong.push(`${kind} ${transactionId} was acknowledged and is lost`)
      else if (row.kind !== kind || Number(row.amount) !== amount)
        wrong.push(`${kind} ${transactionId} of ${amount} is posted as ${row.kind} of ${row.amount}`)
    }
  const { rows: wallets } = await client.query<{ id: string; cash: string }>('SELECT player_id AS id, cash FROM pam.wallets')
  const cashOf = new Map(wallets.map(({ id, cash }) => [id, Number(cash)]))
  for (const [index, { playerId }] of players.entries())
    if (cashOf.get(playerId) !== fired[index]?.balance)
      wrong.push(`player ${playerId} has ${cashOf.get(playerId)}, by their own book ${fired[index]?.balance}`)
  const { rows: sums } = await client.query<{ total: string; games: string }>(
    'SELECT sum(cash + bonus + games + gifts + bank) AS total, sum(games) AS games FROM pam.ledger',
  )
  if (Number(sums[0]?.total) !== 0) wrong.push(`the accounts sum to ${sums[0]?.total}`)
  const total = [...cashOf.values()].reduce((sum, cash) => sum + cash, 0) + Number(sums[0]?.games)
  if (total !== players.length * startBalance)
    wrong.push(`players and games hold ${total}, they began with ${players.length * startBalance}`)
  return wrong
}

const seed = Number(values.seed)
const random = randomOf(seed)
const service = await startService({ HERNA_WALLET_PROVIDERS: `${PROVIDER}:${SECRET}`, HERNA_OPERATOR_TOKEN: OPERATOR })
let failed = true
try {
  const players = await inDatabase(service, (client) =>
    writePlayers(client, { count: Number(values.workers), balance: START_BALANCE, provider: PROVIDER, gameCode: 'pod-palbou' }),
  )
  const until = Date.now() + Number(values.seconds) * 1_000
  let over = false
  const bank = { address: service.address, provider: PROVIDER, secret: SECRET, random, isOver: () => over }
  const playing = Promise.all(players.map((player) => playOn(bank, player)))
  // A worker that finds something wrong stops everything.
  const failures = values.once ? fireOnce(service) : fire(service, random, until)
  const outcome = await Promise.race([failures, playing.then(() => ({}))])
  over = true
  const fired: Fired[] = await playing
  const wrong = await inDatabase(service, (client) => checkBooks(client, players, fired, START_BALANCE))
  const platform: Host = { base: `${service.address}/platform`, headers: { authorization: `Bearer ${OPERATOR}` } }
  const { isRight, sum } = await callOperation(platform, operator.reconciliation)
  if (!isRight) wrong.push(`the reconciliation finds differences (sum ${sum})`)
  const acknowledged = fired.reduce((total, { acknowledged: all }) => total + all.length, 0)
  const unanswered = fired.reduce((total, { unanswered: some }) => total + some, 0)
  say(`seed ${seed}, ${players.length} workers: ${acknowledged} acknowledged, ${unanswered} calls without an answer sent again`)
  say(
    `${Object.entries(outcome)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}; restarts took ${service.restarts.join(', ')} ms`,
  )
  for (const what of wrong) say(`WRONG: ${what}`)
  failed = wrong.length > 0
  say(failed ? 'the money is NOT right' : 'the money is right: nothing lost, nothing twice, the total is what it was')
} finally {
  await service.close()
}
process.exit(failed ? 1 : 0)
