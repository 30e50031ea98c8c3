/**
 * Drills: something goes wrong in a cluster while players play, pages are open and sockets are connected; then what they met, and for how long, is printed. Ends with code 1 when money
 * is not exact, a round was lost, somebody was logged out, or the cluster did not recover. `node tests/chaos/drills.ts [--short] [--minutes N] [WORD …]` starts a cluster with data of its
 * own and runs all drills, a short selection, or those whose name contains a word; with `--minutes` again, each time in another order, until so many have passed. Needs the programs of `npm run cluster`.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Command, requestCommand } from '../../tools/cluster/control.ts'
import { closeConnections } from './client.ts'
import { originsOf, startCluster } from './cluster-process.ts'
import { CLOCK_FAULTS } from './faults/clock.ts'
import { DISK_FAULTS } from './faults/disk.ts'
import type { Fault, FaultContext } from './faults/fault.ts'
import { GUESS_FAULTS } from './faults/guesses.ts'
import { NETWORK_FAULTS } from './faults/network.ts'
import { POSTGRES_FAULTS } from './faults/postgres.ts'
import { PROCESS_FAULTS } from './faults/processes.ts'
import { REDIS_FAULTS } from './faults/redis.ts'
import { STANDBY_FAULTS } from './faults/standby.ts'
import { openLinks } from './links.ts'
import { isNothingLost, Load } from './load.ts'
import { inOwnNamespace } from './own-namespace.ts'
import { untilReady } from './readiness.ts'

const BASE_PORT = Number(process.env['HERNA_CLUSTER_PORT'] ?? 18_443)
const SOCKETS = 50
const QUIET_MS = 2_000
/** A round that is asked for when the fault begins was begun after the observation, and counts. */
const OBSERVED_BEFORE_MS = 1_000
/** Recovered: ready, and nothing failed for this long. */
const CALM_MS = 4_000
const RECOVERED_WITHIN_MS = 60_000
const NODE_DISK = '512m'
const DATABASE_DISK = '2g'

const ALL: readonly Fault[] = [
  ...PROCESS_FAULTS,
  ...POSTGRES_FAULTS,
  ...STANDBY_FAULTS,
  ...REDIS_FAULTS,
  ...NETWORK_FAULTS,
  ...DISK_FAULTS,
  ...CLOCK_FAULTS,
  ...GUESS_FAULTS,
]
const print = (text: string) => process.stdout.write(`${text}\n`)

const USAGE = `usage: node tests/chaos/drills.ts [--short] [--minutes N] [WORD …] (${ALL.map(({ name }) => name).join('; ')})`

function parsedArguments() {
  const options = { short: { type: 'boolean', default: false }, minutes: { type: 'string', default: '0' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

/** The chosen drills, and for how long they are repeated: 0 is once. */
function readOptions(): { faults: Fault[]; durationMs: number } {
  const { values, positionals: words } = parsedArguments()
  const faults = ALL.filter(
    ({ name, isShort }) => (isShort || !values.short) && (words.length === 0 || words.some((word) => name.includes(word))),
  )
  const minutes = Number(values.minutes)
  if (faults.length === 0 || !(minutes >= 0)) throw new Error(USAGE)
  return { faults, durationMs: minutes * 60_000 }
}

/** All once in their order, then each time in another, until the time has passed. */
function* drillsFor({ faults, durationMs }: ReturnType<typeof readOptions>): Generator<Fault> {
  const endsAt = performance.now() + durationMs
  yield* faults
  while (performance.now() < endsAt) for (const fault of shuffled(faults)) if (performance.now() < endsAt) yield fault
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items]
  for (let index = result.length - 1; index > 0; index--) {
    const other = randomInt(index + 1)
    ;[result[index], result[other]] = [result[other] as Item, result[index] as Item]
  }
  return result
}

/** File systems of their own for a node's data, the logs and the database; none without the right to mount them. */
function mountDisks(folder: string): FaultContext['disks'] {
  const mount = (name: string, size: string): string[] => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]).status === 0 ? [path] : []
  }
  return {
    node1: [...mount('node-1', NODE_DISK), ...mount('logs', NODE_DISK)],
    databases: ['postgres', 'postgres-2'].flatMap((name) => mount(name, DATABASE_DISK)),
  }
}

async function runDrill(fault: Fault, context: FaultContext, load: Load): Promise<string[]> {
  const { observations, sockets } = load
  print(`\n── ${fault.name}`)
  load.resume()
  await pause(QUIET_MS)
  observations.restart()
  await pause(OBSERVED_BEFORE_MS)
  const startedAt = performance.now()
  const problems: string[] = []
  await fault.cause(context).catch((error: Error) => problems.push(error.message))
  const repairedAt = performance.now()
  const isRecovered = async () =>
    (await untilReady(BASE_PORT, 0)) && observations.msSinceLastFailure > CALM_MS && sockets.areAllOpen
  // Some consequences come later, such as a lost connection that is noticed.
  await pause(CALM_MS)
  while (!(await isRecovered()) && performance.now() - repairedAt < RECOVERED_WITHIN_MS) await pause(250)
  if (!(await isRecovered())) problems.push('the cluster did not recover')
  await load.pause()
  for (const line of observations.lines()) print(line)
  const { count } = sockets.closedSince(startedAt)
  print(
    `sockets: ${count} of ${SOCKETS} closed, ${sockets.report.open} open; the fault lasted ${((repairedAt - startedAt) / 1000).toFixed(1)} s`,
  )
  for (const { name, notifications } of load.players)
    if (notifications.hasGivenUp) print(`${name} gets no notifications until another page is opened`)
  const losses = await load.losses(context.cluster).catch((error: Error) => error)
  if (losses instanceof Error) problems.push(losses.message)
  else if (!isNothingLost(losses)) problems.push(`lost: ${JSON.stringify(losses)}`)
  else print('money: exact; nobody was logged out')
  for (const problem of problems) print(`✗ ${problem}`)
  return problems
}

await inOwnNamespace(async (folder) => {
  const options = readOptions()
  const data = join(folder, 'data')
  const skewFile = join(folder, 'skew')
  const disks = mountDisks(data)
  const links = await openLinks(BASE_PORT)
  const cluster = await startCluster(data, BASE_PORT, {
    HERNA_CLUSTER_LINKED_NODE: '1',
    HERNA_DRILL_SKEW_FILE: skewFile,
    NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'skewed-clock.ts')}`,
  })
  const command = (request: Command) => requestCommand(data, request, print)
  const context: FaultContext = {
    cluster,
    basePort: BASE_PORT,
    folder: data,
    links,
    disks,
    skewFile,
    start: (engine) => command({ start: engine }),
    stop: (engine) => command({ stop: engine }),
    do: (action) => command({ do: action }),
    print,
  }
  const failed: string[] = []
  let count = 0
  try {
    const load = await Load.start(originsOf(BASE_PORT), SOCKETS)
    await load.pause()
    for (const fault of drillsFor(options)) {
      count++
      if ((await runDrill(fault, context, load)).length > 0) failed.push(fault.name)
    }
    load.close()
  } finally {
    closeConnections()
    await cluster.stop()
    for (const link of Object.values(links)) link.close()
  }
  print(`\n${count - failed.length} of ${count} drills passed${failed.map((name) => `\n✗ ${name}`).join('')}`)
  return failed.length === 0
})
