/**
 * Drill: nodes of a former version run on the database of this one, beside its nodes and alone, while players play; then this version is deployed again. Ends with code 1 when a process
 * does not start, a statement failed by the schema, a round was lost or money is not exact; what else failed is printed. `node tests/chaos/former-version.ts [COMMIT [FOLDER]]`: default is
 * the newest commit with other migrations, built in a temporary folder (some 2 GB, npm's registry or cache); in the given folder it is built already. Needs the programs of `npm run cluster` and git.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requestCommand } from '../../tools/cluster/control.ts'
import { formerCommit, PROJECT, run, unknownMigrations, versionOf } from './another-version.ts'
import { closeConnections } from './client.ts'
import { originsOf, type RunningCluster, startCluster } from './cluster-process.ts'
import { hideMigrations } from './hidden-migrations.ts'
import { isNothingLost, Load } from './load.ts'
import { inOwnNamespace } from './own-namespace.ts'

const BASE_PORT = Number(process.env['HERNA_CLUSTER_PORT'] ?? 18_643)
const SOCKETS = 50
/** With both versions changing, and with each alone. */
const PLAY_MS = 15_000
/** Since this commit a version goes on with migrations that it does not know; one before it refuses, so they are hidden from it. */
const TOLERANT = 'packages/service-kit/src/database/migrations.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

const isTolerant = (commit: string): boolean =>
  run('git', ['show', `${commit}:${TOLERANT}`], PROJECT).includes('the database is newer than this version')

const SCHEMA_ERROR = /(?:"code":"|database error )(?:23|42)\w{3}/

/** Lines of the nodes' logs with an error of classes 23 (a constraint is violated) and 42 (a table, column or function is missing), also of work that no player asked for. */
const schemaErrors = (logs: string): string[] =>
  readdirSync(logs)
    .filter((name) => /^(services|game-host|studio)-/.test(name))
    .flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'))
    .filter((line) => SCHEMA_ERROR.test(line))

await inOwnNamespace(async (folder) => {
  const commit = process.argv[2] ?? formerCommit()
  const unknown = unknownMigrations(commit)
  print(`the former version: ${run('git', ['log', '-1', '--format=%h %cs %s', commit], PROJECT).trim()}`)
  print(`migrations that it does not know: ${unknown.join(', ')}`)
  const given = process.argv[3]
  const former = given ? resolve(given) : versionOf(commit, join(folder, 'former'))
  const data = join(folder, 'data')
  const cluster = await startCluster(data, BASE_PORT)
  try {
    const reveal = isTolerant(commit) ? null : await hideMigrations(BASE_PORT, cluster.databasePassword, unknown)
    if (reveal) print('it refuses to start on unknown migrations, so they are hidden from it')
    return await runBoth(cluster, { data, former, reveal })
  } finally {
    closeConnections()
    await cluster.stop()
  }
})

interface Versions {
  data: string
  former: string
  reveal: (() => Promise<void>) | null
}

async function runBoth(cluster: RunningCluster, { data, former, reveal }: Versions): Promise<boolean> {
  const load = await Load.start(originsOf(BASE_PORT), SOCKETS)
  const problems: string[] = []
  const phase = async (what: string, work: () => Promise<void>) => {
    print(`\n── ${what}`)
    load.observations.restart()
    await work()
    await pause(PLAY_MS)
    await load.pause()
    for (const line of load.observations.lines()) print(line)
    const losses = await load.losses(cluster)
    if (!isNothingLost(losses)) problems.push(`lost: ${JSON.stringify(losses)}`)
    else print('money: exact; nobody was logged out')
    load.resume()
  }
  await phase('this version alone', async () => undefined)
  await phase('the former version is deployed and plays alone', () => requestCommand(data, { deploy: former }, print))
  await reveal?.()
  await phase('this version is deployed again', () => requestCommand(data, { deploy: PROJECT }, print))
  await load.pause()
  load.close()
  for (const { name, report } of load.players) print(`${name}: ${report.rounds} rounds, ${report.cancelled} cancelled`)
  problems.push(...schemaErrors(join(data, 'logs')))
  for (const problem of problems) print(`✗ ${problem}`)
  return problems.length === 0
}
