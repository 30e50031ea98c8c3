import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Check } from '@herna/service-kit'
import type { ClientName, GameHostContext } from '../context.ts'
import type { GameHostSettings } from '../settings.ts'
import { type ClientFiles, createClientFiles } from './client-files.ts'
import { clientOf } from './client-of.ts'

export const openClients = (settings: GameHostSettings): Record<ClientName, ClientFiles> => ({
  slots: createClientFiles(settings.slotsClient),
  tables: createClientFiles(settings.tablesClient),
  crash: createClientFiles(settings.crashClient),
  live: createClientFiles(settings.liveClient),
})

/** Ready when every client app that an offered game needs is built; apps whose sources are not installed are not checked. */
export function checkClients(
  { games, clients, settings }: GameHostContext,
  addReadyCheck: (name: string, check: Check) => void,
): void {
  const { slotsClient, tablesClient, crashClient, liveClient } = settings
  const folders = { slots: slotsClient, tables: tablesClient, crash: crashClient, live: liveClient }
  const clientNames = new Set([...games.offered.values()].map(({ engine }) => clientOf(engine.kind)))
  for (const name of clientNames) {
    if (!existsSync(dirname(folders[name]))) continue
    addReadyCheck(`${name} client`, async () => {
      if (!(await clients[name].page())) throw new Error(`the ${name} client is not built; run npm run build`)
    })
  }
}
