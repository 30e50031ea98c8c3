/**
 * Drill: kills processes of a cluster, one after the other, while players play and pages are loaded, and reports what they met. Ends with code 1 when money
 * is not exact or a node did not come back. `node tests/chaos/kill-nodes.ts [seconds]` starts a cluster with data of its own; with `--running` it uses the one of
 * HERNA_CLUSTER_DIR and HERNA_CLUSTER_PORT. Needs the programs of `npm run cluster`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { portsOf } from '../../tools/cluster/topology.ts'
import { call, closeConnections } from './client.ts'
import { type RunningCluster, runningCluster, startCluster } from './cluster-process.ts'
import { Player } from './player.ts'
import { reconcile } from './reconciliation.ts'

const SECONDS = Number(process.argv[2] ?? 60)
const BASE_PORT = Number(process.env['HERNA_CLUSTER_PORT'] ?? 18_443)
const KILL_EVERY_MS = 8_000
const PAGE_EVERY_MS = 100
const PASSWORD = 'Skusobna-Jazda-7'
const TARGETS = ['game-host-1', 'services-1', 'portal-1', 'studio-1', 'game-host-2', 'services-2', 'portal-2', 'studio-2']
/** More than a minute's logins of one address. */
const GUESSES = 40
const LOGINS_PER_MINUTE = 30

const origin = (index: number) => `https://localhost:${BASE_PORT + index}`
const origins = { portal: origin(0), services: origin(1), games: origin(2) }
const print = (text: string) => process.stdout.write(`${text}\n`)

async function loadPages(until: number): Promise<{ pages: number; failed: Record<string, number>; slowestMs: number }> {
  const report = { pages: 0, failed: {} as Record<string, number>, slowestMs: 0 }
  while (performance.now() < until) {
    const startedAt = performance.now()
    const status = await call(`${origins.portal}/`, { from: '127.0.0.20' }).then(
      (response) => String(response.status),
      (error: Error) => error.message,
    )
    report.pages += 1
    if (status !== '200') report.failed[status] = (report.failed[status] ?? 0) + 1
    report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - startedAt))
    await pause(PAGE_EVERY_MS)
  }
  return report
}

/** Waits until all processes are ready: one node at a time may fail. */
async function untilReady(until: number): Promise<void> {
  const ports = portsOf(BASE_PORT).nodes.flatMap(({ portal, services, games, studio }) => [portal, services, games, studio])
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (performance.now() < until && (await Promise.all(ports.map(isReady))).includes(false)) await pause(500)
}

async function killOneAfterTheOther(cluster: RunningCluster, until: number): Promise<string[]> {
  const killed: string[] = []
  for (let turn = 0; performance.now() + KILL_EVERY_MS < until; turn++) {
    await pause(KILL_EVERY_MS)
    const name = TARGETS[turn % TARGETS.length] ?? ''
    await untilReady(until)
    const pid = cluster.pidOf(name)
    if (pid === null) continue
    process.kill(pid, 'SIGKILL')
    print(`killed ${name} (process ${pid})`)
    killed.push(name)
  }
  return killed
}

/** Wrong logins of one address, spread by the proxy over both nodes: how many were checked before the limit. */
async function guessPasswords(from: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let guess = 0; guess < GUESSES; guess++) {
    // Unknown names, so that no account is locked.
    const body = { username: `nikto-${guess}`, password: 'Hadam-Heslo-1' }
    const { status } = await call(`${origins.services}/platform/login`, {
      method: 'POST',
      headers: { origin: origins.portal },
      body,
      from,
    })
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const isRunning = process.argv.includes('--running')
const folder = isRunning ? (process.env['HERNA_CLUSTER_DIR'] ?? '.cluster') : mkdtempSync(join(tmpdir(), 'herna-cluster-'))
if (!isRunning) chmodSync(folder, 0o755)
const cluster = isRunning ? runningCluster(folder) : await startCluster(folder, BASE_PORT)
let isRight = false
try {
  const names = ['hrac', 'hracka-bonusy']
  const players = names.map((_, index) => new Player(origins, `127.0.0.${10 + index}`))
  for (const [index, player] of players.entries()) await player.logIn(names[index] ?? '', PASSWORD)
  print(`session of 127.0.0.10: ${await players[0]?.sessionAddresses()}`)
  for (const player of players) await player.openGame()
  const until = performance.now() + SECONDS * 1_000
  const play = async (player: Player) => {
    while (performance.now() < until) await player.playRound()
  }
  const [pages, killed] = await Promise.all([loadPages(until), killOneAfterTheOther(cluster, until), ...players.map(play)])
  for (const [index, { report }] of players.entries()) print(`player ${names[index]}: ${JSON.stringify(report)}`)
  print(`pages: ${JSON.stringify(pages)}`)
  print(`killed: ${killed.join(', ')}`)
  print(
    `40 wrong logins from 127.0.0.30: ${JSON.stringify(await guessPasswords('127.0.0.30'))}; from 127.0.0.31: ${JSON.stringify(await guessPasswords('127.0.0.31'))} (limit ${LOGINS_PER_MINUTE})`,
  )
  const result = await reconcile(origins.services, cluster.operatorToken)
  isRight = result.isRight && players.every(({ report }) => report.wrong.length === 0)
  print(`reconciliation: ${JSON.stringify(result)}`)
} finally {
  closeConnections()
  await cluster.stop()
  if (!isRunning) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isRight ? 0 : 1
