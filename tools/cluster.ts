import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildStaleTargets } from './builds.ts'
import { acceptCommands, ACTIONS, type Command, ENGINES, requestCommand } from './cluster/control.ts'
import { deploy } from './cluster/deploy.ts'
import type { ProxyEngine } from './cluster/engines.ts'
import { findPrograms } from './cluster/programs.ts'
import { RunningEngines } from './cluster/running-engines.ts'
import { clusterSecrets } from './cluster/secrets.ts'
import { type ClusterPlan, NODES, portalOrigin, processesOf } from './cluster/topology.ts'
import { respondsOk } from './supervised-process.ts'
import { PROCESS_FAILED_TO_START, type Supervisor, superviseProcesses } from './supervisor.ts'

// `npm run cluster`: two nodes on one machine, for trying out and for tests: PostgreSQL with a standby, Redis and nginx of Debian's packages, and of each node the portal, the
// services, the game host and the live studio as processes of their own. A process that dies starts again; until then the proxy uses the other node.
// `npm run cluster -- deploy [FOLDER]`: replaces the code of the running cluster by that of the folder, or by what is here now, one node after the other.
// `npm run cluster -- stop NAME`, `start NAME`: stops or starts postgres, standby, redis or nginx of the running cluster.
// `npm run cluster -- status`: the state of its database and processes.
// `npm run cluster -- promote [--accept-loss]`: makes the standby of the database the primary; `rebuild`: makes a standby from the primary.
const DEFAULT_PORT = 8443
const HIGHEST_PORT = 65_000
const LOG_FILE = { maxBytes: 20_000_000, maxFiles: 2 }
const PROJECT = resolve(import.meta.dirname, '..')

const print = (message: string) => console.log(`Herňa: ${message}`)
/** An empty variable counts as absent. */
const setting = (variable: string): string | undefined => process.env[variable] || undefined
const folder = resolve(PROJECT, setting('HERNA_CLUSTER_DIR') ?? '.cluster')

// A reader that has seen enough (`| head`) ends neither a command nor a running cluster.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  const [command, ...rest] = process.argv.slice(2)
  const engine = ENGINES.find((name) => name === rest[0])
  const action = ACTIONS.find((name) => name === process.argv.slice(2).join(' '))
  if (command === undefined) await runCluster()
  else if (command === 'deploy' && rest.length <= 1) await deployFrom(resolve(rest[0] ?? PROJECT))
  else if (command === 'stop' && engine) await requestCommand(folder, { stop: engine }, print)
  else if (command === 'start' && engine) await requestCommand(folder, { start: engine }, print)
  else if (action) await requestCommand(folder, { do: action }, print)
  else
    throw new Error(
      `usage: npm run cluster [-- deploy [FOLDER] | stop NAME | start NAME | ${ACTIONS.join(' | ')}] (NAME: ${ENGINES.join(', ')})`,
    )
} catch (error) {
  const message = (error as Error).message
  if (message !== PROCESS_FAILED_TO_START) console.error(`Herňa: ${message}`)
  process.exitCode = 1
}

/** Builds what is stale in the folder, so that a node is away only while its processes start. */
async function deployFrom(root: string): Promise<void> {
  const built = spawnSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error(`the build of ${root} failed`)
  await requestCommand(folder, { deploy: root }, print)
}

async function runCluster(): Promise<void> {
  const basePort = Number(setting('HERNA_CLUSTER_PORT') ?? DEFAULT_PORT)
  if (!Number.isInteger(basePort) || basePort < 1 || basePort > HIGHEST_PORT)
    throw new Error(
      `HERNA_CLUSTER_PORT: expected a whole number from 1 to ${HIGHEST_PORT}, got ${JSON.stringify(setting('HERNA_CLUSTER_PORT'))}`,
    )
  const programs = findPrograms()
  await buildStaleTargets(print, { isDev: false })
  const startedAt = performance.now()
  mkdirSync(folder, { recursive: true })
  // For drills: this node's connections can be cut.
  const linkedNode = NODES.find((node) => String(node) === setting('HERNA_CLUSTER_LINKED_NODE'))
  const plan: ClusterPlan = { basePort, folder, secrets: clusterSecrets(folder), linkedNode }
  const engines = new RunningEngines(programs, plan)
  let stopCommands = () => {}
  try {
    await engines.startAll(print)
    // For drills, which find the nodes' processes by it.
    writeFileSync(resolve(folder, 'cluster.pid'), `${process.pid}\n`)
    const onReady = (supervisor: Supervisor) => {
      stopCommands = acceptCommands(folder, executor(plan, supervisor, engines))
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      print(
        `${NODES.length} nodes are ready at ${portalOrigin(basePort)} with a self-made certificate (started in ${seconds} s; stop with Ctrl-C)`,
      )
    }
    await superviseProcesses({
      logs: { folder: resolve(folder, 'logs'), ...LOG_FILE },
      processes: processesOf(plan),
      print,
      onReady,
    })
  } finally {
    stopCommands()
    rmSync(resolve(folder, 'cluster.pid'), { force: true })
    await engines.stopAll()
  }
}

/** Executes a command for the running cluster. */
function executor(plan: ClusterPlan, supervisor: Supervisor, engines: RunningEngines) {
  const proxy: Pick<ProxyEngine, 'leaveOut'> = { leaveOut: (nodes) => engines.proxy.leaveOut(nodes) }
  const deployable = { plan, supervisor, proxy, roots: new Map(NODES.map((node) => [node, PROJECT])) }
  return async (command: Command, report: (line: string) => void): Promise<void> => {
    if ('deploy' in command) return deploy(deployable, command.deploy, report)
    if ('stop' in command) return engines.stop(command.stop)
    if ('start' in command) return engines.start(command.start)
    if (command.do === 'status') return reportStatus(plan, engines, report)
    if (command.do === 'rebuild') return engines.database.rebuildStandby()
    return engines.database.promote(command.do === 'promote --accept-loss', report)
  }
}

async function reportStatus(plan: ClusterPlan, engines: RunningEngines, report: (line: string) => void): Promise<void> {
  const processes = processesOf(plan)
  const areReady = await Promise.all(processes.map(({ readyUrl }) => respondsOk(readyUrl)))
  for (const line of await engines.database.status()) report(line)
  for (const [index, { name }] of processes.entries()) report(`${name}: ${areReady[index] ? 'ready' : 'not ready'}`)
}
