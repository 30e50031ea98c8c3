import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, FaultContext } from './fault.ts'

const AWAY_MS = 10_000

function postmaster({ cluster }: FaultContext): number {
  const pid = cluster.pidOf('postgres')
  if (pid === null) throw new Error('PostgreSQL is not running')
  return pid
}

export const POSTGRES_FAULTS: readonly Fault[] = [
  {
    name: 'restart PostgreSQL',
    isShort: true,
    cause: async ({ stop, start }) => {
      await stop('postgres')
      await start('postgres')
    },
  },
  {
    name: 'PostgreSQL away',
    cause: async ({ stop, start }) => {
      await stop('postgres')
      await pause(AWAY_MS)
      await start('postgres')
    },
  },
  {
    name: 'kill PostgreSQL',
    isShort: true,
    cause: async (context) => {
      process.kill(postmaster(context), 'SIGKILL')
      // Its processes end by themselves; until then another server refuses the data folder.
      await pause(2_000)
      await context.start('postgres')
    },
  },
]
