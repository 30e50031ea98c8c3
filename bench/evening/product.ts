import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClusterOrigins, originsOf, startCluster } from '../../tests/chaos/cluster-process.ts'
import { newJourneyData } from '../../tests/journeys/prepared-data.ts'
import { startProduct } from '../../tests/journeys/running-product.ts'

const CLOCK_TICKS_PER_SECOND = 100
const CLUSTER_PORT = 18_943
/** All clients are on this machine. */
const SETTINGS = { HERNA_DRAW_AHEAD: 'off', HERNA_HOST: '127.0.0.1', HERNA_LOG_LEVEL: 'error' }

export interface EveningProduct {
  origins: ClusterOrigins
  stop(): Promise<void>
}

/** As `npm start` runs it: two processes and an embedded PostgreSQL. */
export async function startOneNode(): Promise<EveningProduct> {
  const { origin, environment, close } = await startProduct(newJourneyData(), SETTINGS)
  const at = (variable: string) => `http://localhost:${environment[variable]}`
  const origins = { portal: origin, services: at('HERNA_SERVICES_PORT'), games: at('HERNA_GAME_HOST_PORT') }
  return { origins, stop: close }
}

/** As `npm run cluster` runs it: four processes a node, PostgreSQL with a standby, Redis, nginx. */
export async function startTwoNodes(folder: string): Promise<EveningProduct> {
  const cluster = await startCluster(join(folder, 'cluster'), CLUSTER_PORT, SETTINGS)
  return { origins: originsOf(CLUSTER_PORT), stop: cluster.stop }
}

/** Seconds of processor time so far by part of the product, all nodes together, and of the load generator (this process). */
export function processorTimes(): Map<string, number> {
  const processes = readProcesses()
  const times = new Map<string, number>()
  const visit = (pid: number) => {
    for (const { id, part, seconds } of processes.filter(({ parent }) => parent === pid)) {
      if (part !== null) times.set(part, (times.get(part) ?? 0) + seconds)
      visit(id)
    }
  }
  visit(process.pid)
  const { user, system } = process.cpuUsage()
  return times.set('load generator', (user + system) / 1e6)
}

interface Process {
  id: number
  parent: number
  part: string | null
  seconds: number
}

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const fields = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number)
        // Time of its own and of ended children: PostgreSQL's processes come and go.
        const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
        const part = partOf(
          stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
          readFileSync(`/proc/${name}/cmdline`, 'utf8'),
        )
        return [{ id: Number(name), parent: fields[1] ?? 0, part, seconds: ticks / CLOCK_TICKS_PER_SECOND }]
      } catch {
        // It has just ended.
        return []
      }
    })
}

function partOf(program: string, commandLine: string): string | null {
  if (program === 'postgres') return 'PostgreSQL'
  if (program === 'redis-server') return 'Redis'
  if (program === 'nginx') return program
  if (commandLine.includes('portal/server')) return 'portal'
  if (!commandLine.includes('stack/main.ts')) return null
  if (commandLine.includes('game-host')) return 'game host'
  return commandLine.includes('live-studio') ? 'studio' : 'services'
}
