import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dataFolderOf, readDatabaseRecord } from '../../tools/cluster/database-record.ts'
import { portsOf } from '../../tools/cluster/topology.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Public addresses of a cluster. */
export interface ClusterOrigins {
  portal: string
  services: string
  games: string
}

export function originsOf(basePort: number): ClusterOrigins {
  const { portal, services, games } = portsOf(basePort)
  const origin = (port: number) => `https://localhost:${port}`
  return { portal: origin(portal), services: origin(services), games: origin(games) }
}

/** A running cluster, started for a drill. */
export interface RunningCluster {
  basePort: number
  operatorToken: string
  databasePassword: string
  /** The current process of a name such as `services-1`, or `postgres`, `standby`, `redis`, `nginx`; null while it is away. */
  pidOf(name: string): number | null
  stop(): Promise<void>
}

/** Starts `npm run cluster` in this folder and waits until all its processes are ready. */
export async function startCluster(
  folder: string,
  basePort: number,
  environment: Record<string, string> = {},
): Promise<RunningCluster> {
  const settings = { HERNA_CLUSTER_DIR: folder, HERNA_CLUSTER_PORT: String(basePort), HERNA_DRAW_AHEAD: 'off', ...environment }
  const child = spawn(process.execPath, ['tools/cluster.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilReady(child)
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { operator: string; database: string }
  return {
    basePort,
    operatorToken: secrets.operator,
    databasePassword: secrets.database,
    pidOf: (name) => childrenOf(child.pid ?? 0).find((pid) => nameOf(pid, folder) === name) ?? null,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise<void>((done) => child.once('exit', () => done()))
      child.kill('SIGTERM')
      await exited
    },
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (output.includes('nodes are ready at')) done()
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', () => fail(new Error(`the cluster did not start:\n${output}`)))
  })
}

const ENGINE_NAMES: Record<string, string> = { 'redis-server': 'redis', nginx: 'nginx' }

/** Read without starting a program, which would hold up the players for as long as it takes. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number)

/** What the process is, from its arguments and environment. */
function nameOf(pid: number, folder: string): string | null {
  try {
    const program = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    if (program === 'postgres') {
      const primary = dataFolderOf(folder, readDatabaseRecord(folder).primary)
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(primary) ? 'postgres' : 'standby'
    }
    const engine = ENGINE_NAMES[program]
    if (engine) return engine
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const node = /HERNA_NODE=node-(\d)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]
    const part = args.includes('portal/server')
      ? 'portal'
      : args.includes('live-studio')
        ? 'studio'
        : args.includes('game-host')
          ? 'game-host'
          : 'services'
    return node ? `${part}-${node}` : null
  } catch {
    return null
  }
}
