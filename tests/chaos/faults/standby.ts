import { setTimeout as pause } from 'node:timers/promises'
import { dataFolderOf, otherServer, readDatabaseRecord } from '../../../tools/cluster/database-record.ts'
import { executeSql, startServer } from '../../../tools/cluster/postgres-server.ts'
import { findPrograms } from '../../../tools/cluster/programs.ts'
import { clusterSecrets } from '../../../tools/cluster/secrets.ts'
import { portsOf } from '../../../tools/cluster/topology.ts'
import { childrenOf } from '../cluster-process.ts'
import type { Fault, FaultContext } from './fault.ts'

const AWAY_MS = 8_000
const HANGING_MS = 3_000
const STARTING = /starting up|not yet accepting|onsistent recovery state|Connection refused/

function processOf({ cluster }: FaultContext, name: string): number {
  const pid = cluster.pidOf(name)
  if (pid === null) throw new Error(`${name} is not running`)
  return pid
}

/** Starts the former primary by hand, as somebody might by mistake, and tries to write. */
async function requireFormerRefusesWrites({ basePort, folder, print }: FaultContext): Promise<void> {
  const programs = findPrograms()
  const plan = { basePort, folder, secrets: clusterSecrets(folder) }
  const data = dataFolderOf(folder, otherServer(readDatabaseRecord(folder).primary))
  const { standby: port } = portsOf(basePort)
  const former = await startServer(programs, plan, { name: 'former', data, port })
  const write = () =>
    executeSql(programs, plan, port, 'CREATE TABLE written_by_the_former_primary ()').then(
      () => 'it accepted a write',
      (error: Error) => error.message,
    )
  let answer = await write()
  for (; STARTING.test(answer); answer = await write()) await pause(200)
  await former.stop()
  if (!answer.includes('read-only transaction')) throw new Error(`the former primary was started by hand: ${answer}`)
  print('the former primary, started by hand, refuses to write')
}

async function failOver(context: FaultContext): Promise<void> {
  await context.do('promote')
  await pause(AWAY_MS)
  // Whatever the former primary answered: the next drills need a standby.
  await requireFormerRefusesWrites(context).finally(() => context.do('rebuild'))
  await context.do('status')
}

export const STANDBY_FAULTS: readonly Fault[] = [
  {
    name: 'kill the primary and promote the standby',
    isShort: true,
    cause: async (context) => {
      process.kill(processOf(context, 'postgres'), 'SIGKILL')
      await failOver(context)
    },
  },
  {
    name: 'promote the standby of a primary that hangs',
    cause: async (context) => {
      const primary = processOf(context, 'postgres')
      for (const pid of [primary, ...childrenOf(primary)]) process.kill(pid, 'SIGSTOP')
      await pause(HANGING_MS)
      await failOver(context)
    },
  },
  {
    name: 'kill the standby, then go on without it',
    isShort: true,
    cause: async (context) => {
      process.kill(processOf(context, 'standby'), 'SIGKILL')
      await pause(AWAY_MS)
      await context.stop('standby')
      context.print('commits go on without the standby')
      await pause(AWAY_MS)
      await context.start('standby')
    },
  },
]
