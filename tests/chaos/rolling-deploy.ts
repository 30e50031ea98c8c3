/**
 * Drill: deploys another version to a cluster, one node after the other, and then the former one again, while players play, pages are open and sockets are connected. Ends with code 1
 * when a page, a script or a bet failed, somebody was logged out, sockets closed all at once or did not come back, a process does not run the deployed version, or money is not
 * exact. `node tests/chaos/rolling-deploy.ts [FOLDER]` deploys the built version in that folder, or makes one: it copies the project into a temporary folder (some 2 GB). Needs the
 * programs of `npm run cluster`.
 */
import { readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requestCommand } from '../../tools/cluster/control.ts'
import { anotherVersion, PROJECT } from './another-version.ts'
import { closeConnections, resentRequests } from './client.ts'
import { originsOf, type RunningCluster, startCluster } from './cluster-process.ts'
import { isNothingLost, Load } from './load.ts'
import { inOwnNamespace } from './own-namespace.ts'

const BASE_PORT = Number(process.env['HERNA_CLUSTER_PORT'] ?? 18_543)
const SOCKETS = 400
/** A node closes a thousand sockets in a second, so a hundred in this time; a busy machine delays some. All at once would be `SOCKETS`. */
const MOST_AT_ONCE = SOCKETS / 2
/** Before, between and after the deployments. */
const QUIET_MS = 10_000
const PROCESSES = ['services', 'game-host', 'studio', 'portal'].flatMap((name) => [`${name}-1`, `${name}-2`])

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Processes that do not run the code of the folder. */
const inAnotherFolder = (cluster: RunningCluster, folder: string): string[] =>
  PROCESSES.filter((name) => {
    const pid = cluster.pidOf(name)
    return pid === null || readlinkSync(`/proc/${pid}/cwd`) !== folder
  })

await inOwnNamespace(async (folder) => {
  const given = process.argv[2]
  if (!given) print('building another version')
  const version = given ? resolve(given) : anotherVersion(join(folder, 'version'))
  const data = join(folder, 'data')
  const cluster = await startCluster(data, BASE_PORT)
  try {
    return await deployUnderLoad(cluster, await Load.start(originsOf(BASE_PORT), SOCKETS), { data, version })
  } finally {
    closeConnections()
    await cluster.stop()
  }
})

async function deployUnderLoad(
  cluster: RunningCluster,
  load: Load,
  { data, version }: { data: string; version: string },
): Promise<boolean> {
  const problems: string[] = []
  const { observations, sockets } = load
  for (const [name, root] of [
    ['another version', version],
    ['the former one', PROJECT],
  ] as const) {
    await pause(QUIET_MS)
    print(`deploying ${name}`)
    const startedAt = performance.now()
    await requestCommand(data, { deploy: root }, print)
    const pushesBefore = load.players.map(({ notifications }) => notifications.pushes)
    await pause(QUIET_MS)
    const { count, mostAtOnce } = sockets.closedSince(startedAt)
    print(
      `sockets: ${count} of ${SOCKETS} closed by their nodes, at most ${mostAtOnce} within 100 ms; ${sockets.report.open} open again`,
    )
    problems.push(...inAnotherFolder(cluster, root).map((process) => `${process} does not run ${name}`))
    if (count < SOCKETS) problems.push('the sockets of a node were not closed')
    if (mostAtOnce > MOST_AT_ONCE) problems.push('sockets closed all at once')
    if (!sockets.areAllOpen) problems.push('sockets did not come back')
    for (const [index, { name: player, notifications }] of load.players.entries()) {
      const { closed, isOpen, pushes } = notifications
      print(`notifications of ${player}: closed ${closed} times so far, ${pushes} pushes`)
      if (!isOpen || pushes === pushesBefore[index]) problems.push(`${player} gets no notifications any more`)
    }
  }
  await load.pause()
  // Pages that were opened before the deployments may still load any of their parts.
  for (const visitor of load.visitors) await visitor.loadAllParts()
  const losses = await load.losses(cluster)
  load.close()
  for (const line of observations.lines()) print(line)
  print(`sent again because the proxy had just closed their connection: ${resentRequests()}`)
  print(`attempts of sockets to connect that failed: ${JSON.stringify(sockets.report.failed)}`)
  for (const { name, report } of load.players) print(`${name}: ${report.rounds} rounds, ${report.cancelled} cancelled`)
  print(`lost: ${JSON.stringify(losses)}`)
  if (observations.failures > 0) problems.push('requests failed')
  if (!isNothingLost(losses)) problems.push('something was lost')
  for (const problem of problems) print(`✗ ${problem}`)
  return problems.length === 0
}
