import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { childrenOf } from '../../tools/cluster/process-list.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A running cluster, started for a drill. */
export interface RunningCluster {
  operatorToken: string
  /** The current process of a name such as `services-1`; null while it starts again. */
  pidOf(name: string): number | null
  stop(): Promise<void>
}

/** Starts `npm run cluster` in this folder and waits until all its processes are ready. */
export async function startCluster(folder: string, basePort: number): Promise<RunningCluster> {
  const env = { ...process.env, HERNA_CLUSTER_DIR: folder, HERNA_CLUSTER_PORT: String(basePort), HERNA_DRAW_AHEAD: 'off' }
  const child = spawn(process.execPath, ['tools/cluster.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  await untilReady(child)
  return {
    ...runningCluster(folder),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise<void>((done) => child.once('exit', () => done()))
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** A cluster that somebody else has started and stops. */
export function runningCluster(folder: string): RunningCluster {
  const supervisor = Number(readFileSync(join(folder, 'cluster.pid'), 'utf8'))
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { operator: string }
  return {
    operatorToken: secrets.operator,
    pidOf: (name) => childrenOf(supervisor).find((pid) => nameOf(pid) === name) ?? null,
    stop: async () => undefined,
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

/** What the process is, from its arguments and environment. */
function nameOf(pid: number): string | null {
  try {
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
