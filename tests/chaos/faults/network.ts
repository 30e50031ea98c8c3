import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterLinks } from '../links.ts'
import type { Fault } from './fault.ts'

/** Longer than a request waits for the database. */
const CUT_MS = 15_000

const cut = (from: string, names: readonly (keyof ClusterLinks)[], isShort = false): Fault => ({
  name: `cut node 1 off from ${from}`,
  isShort,
  cause: async ({ links }) => {
    for (const name of names) links[name].cut()
    await pause(CUT_MS)
    for (const name of names) links[name].mend()
  },
})

export const NETWORK_FAULTS: readonly Fault[] = [
  cut('PostgreSQL', ['postgres'], true),
  cut('Redis', ['redis']),
  cut('the wallet and the game host', ['internalServices', 'internalGames']),
  cut('everything', ['postgres', 'redis', 'internalServices', 'internalGames']),
]
