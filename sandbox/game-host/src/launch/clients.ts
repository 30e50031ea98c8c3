import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Check, openRetainedFiles, type ServiceDeps } from '@herna/service-kit'
import type { ClientName, GameHostContext } from '../context.ts'
import type { GameHostSettings } from '../settings.ts'
import { type ClientFiles, createClientFiles } from './client-files.ts'
import { clientOf } from './client-of.ts'

export function openClients(
  settings: GameHostSettings,
  { dataFolder, log }: Pick<ServiceDeps, 'dataFolder' | 'log'>,
): Record<ClientName, ClientFiles> {
  const open = (folder: string, name: ClientName) =>
    createClientFiles(folder, openRetainedFiles({ folder: join(dataFolder, 'builds', `${name}-client`), log }))
  return {
    slots: open(settings.slotsClient, 'slots'),
    tables: open(settings.tablesClient, 'tables'),
    crash: open(settings.crashClient, 'crash'),
    live: open(settings.liveClient, 'live'),
  }
}

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
