import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../startup-error.ts'

interface Listening {
  host: string
  port: number
  /** The environment variable that says the port. */
  setting: string
}

/** Listens; a taken port is named in one line. Port 0 takes any free one. */
export async function listen(app: FastifyInstance, { host, port, setting }: Listening): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, port, setting)
  }
}

/** Says what `listen` would say of a taken port, before anything is made ready for it: a first start works for seconds until it listens. */
export async function requireFreePort({ host, port, setting }: Listening): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port })
    await once(probe, 'listening')
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, port, setting)
  }
  probe.close()
  await once(probe, 'close')
}

function explained(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`${setting}: port ${port} is already in use by another program`)
  if (error.code === 'EACCES') return new StartupError(`${setting}: this user may not listen on port ${port}`)
  return error
}
