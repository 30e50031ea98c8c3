import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { portsOf } from '../../../tools/cluster/topology.ts'
import type { Fault } from './fault.ts'

const AWAY_MS = 10_000

async function flush(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write('FLUSHALL\r\n')
  const [reply] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  if (!reply.toString().startsWith('+OK')) throw new Error(`Redis: ${reply.toString()}`)
}

export const REDIS_FAULTS: readonly Fault[] = [
  {
    name: 'restart Redis',
    isShort: true,
    cause: async ({ stop, start }) => {
      await stop('redis')
      await start('redis')
    },
  },
  { name: 'empty Redis', isShort: true, cause: ({ basePort }) => flush(portsOf(basePort).redis) },
  {
    name: 'Redis away, and back without its data',
    cause: async ({ stop, start, folder }) => {
      await stop('redis')
      rmSync(join(folder, 'redis'), { recursive: true })
      await pause(AWAY_MS)
      await start('redis')
    },
  },
]
