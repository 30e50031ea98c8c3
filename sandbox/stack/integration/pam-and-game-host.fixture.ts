import { createHealthMonitor, freePort, type TestDatabase } from '@herna/service-kit'
import { type OpenListeners, openListeners, processSettings } from '@herna/services'
import type { Tracing } from '@herna/telemetry'
import { pino } from 'pino'
import { vi } from 'vitest'
import { STACK } from '../src/stack.ts'

export interface PamAndGameHost {
  listeners: OpenListeners
  /** Base URLs. */
  services: string
  games: string
}
interface Options {
  /** Variables of the environment besides those of the test. */
  env?: Record<string, string>
  trace?: (settings: ReturnType<typeof processSettings>) => Promise<Tracing>
}

/** PAM and the game host on free ports, as one process of the product runs them, on the test's database. The caller unstubs the environment. */
export async function openPamAndGameHost(database: TestDatabase, { env = {}, trace }: Options = {}): Promise<PamAndGameHost> {
  const port = String(await freePort())
  const variables = {
    HERNA_SERVICES_PORT: port,
    HERNA_WALLET_URL: `http://127.0.0.1:${port}/wallet/v1`,
    HERNA_GAME_HOST_PORT: '0',
    HERNA_DATA_DIR: database.dataFolder,
    HERNA_HOST: '127.0.0.1',
    DATABASE_URL: '',
    ...env,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const settings = processSettings(process.env, STACK)
  const tracing = await trace?.(settings)
  const listeners = await openListeners({
    services: STACK,
    names: ['pam', 'game-host'],
    settings,
    database,
    monitor: createHealthMonitor(),
    log: pino({ level: 'silent' }),
    ...(tracing ? { tracing } : {}),
  })
  const addressOf = (name: string) => listeners.addresses.find(({ listener }) => listener === name)?.address ?? ''
  return { listeners, services: addressOf('services'), games: addressOf('game-host') }
}
