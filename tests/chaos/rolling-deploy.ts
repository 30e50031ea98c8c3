/**
 * Drill: deploys another version to a cluster, one node after the other, and then the former one again, while players play, pages are open and sockets are connected. Ends with code 1
 * when a page, a script or a round failed, somebody was logged out, a process does not run the deployed version, or money is not exact. `node tests/chaos/rolling-deploy.ts` copies the project into a
 * temporary folder (some 1.5 GB). Needs the programs of `npm run cluster`.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requestDeployment } from '../../tools/cluster/control.ts'
import { closeConnections } from './client.ts'
import { type RunningCluster, startCluster } from './cluster-process.ts'
import { LiveSockets } from './live-sockets.ts'
import { Player } from './player.ts'
import { reconcile } from './reconciliation.ts'
import { Visitor } from './visitor.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const NOT_COPIED = ['.git', '.cluster', 'test-results']
/** A text on every page of the portal: another build, whose scripts have other names. */
const CHANGED_TEXTS = 'apps/portal/app/texts/sk-SK/frame.json'
const BASE_PORT = Number(process.env['HERNA_CLUSTER_PORT'] ?? 18_543)
const PASSWORD = 'Skusobna-Jazda-7'
const PLAYERS = ['hrac', 'hracka-bonusy']
const VISITORS = 4
const SOCKETS = 200
/** Before, between and after the deployments. */
const QUIET_MS = 10_000
const PROCESSES = ['services', 'game-host', 'studio', 'portal'].flatMap((name) => [`${name}-1`, `${name}-2`])

const origin = (index: number) => `https://localhost:${BASE_PORT + index}`
const origins = { portal: origin(0), services: origin(1), games: origin(2) }
const print = (text: string) => process.stdout.write(`${text}\n`)

/** The project with another text, built. */
function anotherVersion(folder: string): string {
  mkdirSync(folder)
  const names = readdirSync(PROJECT).filter((name) => !NOT_COPIED.includes(name))
  // With its links as they are: the packages of the copy are those of the copy.
  run('cp', ['-a', '--reflink=auto', ...names.map((name) => join(PROJECT, name)), folder], PROJECT)
  const file = join(folder, CHANGED_TEXTS)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, `${JSON.stringify({ ...texts, skip: `${String(texts['skip'])} (nová verzia)` }, null, 2)}\n`)
  run(process.execPath, ['tools/build.ts'], folder)
  return folder
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr}`)
}

/** Processes that do not run the code of the folder. */
const inAnotherFolder = (cluster: RunningCluster, folder: string): string[] =>
  PROCESSES.filter((name) => {
    const pid = cluster.pidOf(name)
    return pid === null || readlinkSync(`/proc/${pid}/cwd`) !== folder
  })

const folder = mkdtempSync(join(tmpdir(), 'herna-cluster-'))
chmodSync(folder, 0o755)
let isRight = false
try {
  print('building another version')
  const version = anotherVersion(join(folder, 'version'))
  const cluster = await startCluster(join(folder, 'data'), BASE_PORT)
  try {
    isRight = await deployUnderLoad(cluster, version)
  } finally {
    closeConnections()
    await cluster.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isRight ? 0 : 1

async function deployUnderLoad(cluster: RunningCluster, version: string): Promise<boolean> {
  const players = PLAYERS.map((_, index) => new Player(origins, `127.0.0.${10 + index}`))
  for (const [index, player] of players.entries()) await player.logIn(PLAYERS[index] ?? '', PASSWORD)
  for (const player of players) await player.openGame()
  const visitors = Array.from({ length: VISITORS }, (_, index) => new Visitor(origins.portal, `127.0.0.${20 + index}`))
  const sockets = new LiveSockets(`${origins.services}/live/hub`, SOCKETS)
  let isOver = false
  const untilOver = async (step: () => Promise<void>) => {
    while (!isOver) await step()
  }
  const load = Promise.all([
    ...players.map((player) => untilOver(() => player.playRound())),
    ...visitors.map((visitor) => untilOver(() => visitor.visitPage())),
  ])
  const elsewhere: string[] = []
  for (const root of [version, PROJECT]) {
    await pause(QUIET_MS)
    await requestDeployment(join(folder, 'data'), { root }, print)
    elsewhere.push(...inAnotherFolder(cluster, root).map((name) => `${name} is not in ${root}`))
  }
  await pause(QUIET_MS)
  isOver = true
  await load
  // Pages that were opened before the deployments may still load any of their parts.
  for (const visitor of visitors) await visitor.loadAllParts()
  const loggedOut = (await Promise.all(players.map((player) => player.isLoggedIn()))).filter((isLoggedIn) => !isLoggedIn)
  const { open, closedAt, failed } = sockets.report
  sockets.close()
  const result = await reconcile(origins.services, cluster.operatorToken)
  for (const [index, { report }] of players.entries()) print(`player ${PLAYERS[index]}: ${JSON.stringify(report)}`)
  for (const { report } of visitors) print(`visitor: ${JSON.stringify(report)}`)
  print(
    `sockets: ${open} of ${SOCKETS} open, closed at (100 ms: number) ${JSON.stringify(byTenth(closedAt))}, failed ${JSON.stringify(failed)}`,
  )
  print(`logged out: ${loggedOut.length}; not deployed: ${JSON.stringify(elsewhere)}`)
  print(`reconciliation: ${JSON.stringify(result)}`)
  return (
    result.isRight &&
    elsewhere.length === 0 &&
    loggedOut.length === 0 &&
    open === SOCKETS &&
    visitors.every(({ report }) => Object.keys(report.failed).length === 0) &&
    players.every(({ report }) => report.wrong.length === 0 && report.cancelled === 0)
  )
}

/** How many connections were closed in each tenth of a second in which any was. */
function byTenth(times: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const time of times) {
    const tenth = (Math.floor(time / 100) / 10).toFixed(1)
    counts[tenth] = (counts[tenth] ?? 0) + 1
  }
  return counts
}
