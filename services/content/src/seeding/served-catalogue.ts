import { once } from 'node:events'
import type { Leases } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { CatalogueSource } from './catalogue.ts'

const leaseOf = (version: string): string => `catalogue ${version}`

/** Lets other nodes see that a node with this catalogue runs: one of the nodes that have it holds a lease. */
export function announceCatalogue(app: FastifyInstance, leases: Leases, { version, isFallback }: CatalogueSource): void {
  if (isFallback) return
  const closing = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const untilLost = async (signal: AbortSignal) => {
    if (!signal.aborted) await once(signal, 'abort')
  }
  app.addHook('onReady', async () => {
    running = leases.runAlone(leaseOf(version), untilLost, closing.signal)
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await running
  })
}

/** Whether a node runs whose own catalogue has this version. */
export const isServed = (leases: Leases, version: string): Promise<boolean> => leases.isHeld(leaseOf(version))
