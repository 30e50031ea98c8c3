import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../startup-error.ts'

interface ListenOptions {
  host: string
  port: number
  /** Environment variable that sets the port, named in errors. */
  setting: string
}

/**
 * Connections that wait to be accepted; the system may allow fewer (`net.core.somaxconn`). When another node dies, thousands arrive within a second, and above
 * this the system drops them: the client's system tries again after 1, 3, 7 … seconds. Node's own 511 are too few.
 */
const BACKLOG = 4_096

/** Listens and resolves with the address. Port 0 takes any free port. Throws `StartupError` when the port is taken or not permitted. */
export async function listen(app: FastifyInstance, { host, port, setting }: ListenOptions): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: BACKLOG })
  } catch (error) {
    throw listenErrorOf(error as NodeJS.ErrnoException, port, setting)
  }
}

/** Throws the same `StartupError` as `listen` before the start does any work: a first start runs for seconds before it listens. */
export async function requireFreePort({ host, port, setting }: ListenOptions): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port })
    await once(probe, 'listening')
  } catch (error) {
    throw listenErrorOf(error as NodeJS.ErrnoException, port, setting)
  }
  probe.close()
  await once(probe, 'close')
}

function listenErrorOf(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`${setting}: port ${port} is already in use by another program`)
  if (error.code === 'EACCES') return new StartupError(`${setting}: this user may not listen on port ${port}`)
  return error
}
