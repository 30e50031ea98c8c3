import type { ServiceDefinition } from '@herna/service-kit'

export type DoorName = 'services' | 'game-host' | 'embeds'

export interface ListedService {
  /** Which listening address it stands behind. The game host and the embeds have origins of their own [S5] [7.41]. */
  door: DoorName
  load(): Promise<ServiceDefinition>
}

/** Every service by the name that `--only` takes. Loaded only when run. */
export const SERVICES: Record<string, ListedService> = {
  content: { door: 'services', load: async () => (await import('./content/src/index.ts')).contentService },
  winners: { door: 'services', load: async () => (await import('./winners/src/index.ts')).winnersService },
  pam: { door: 'services', load: async () => (await import('./pam/src/index.ts')).pamService },
  notifications: {
    door: 'services',
    load: async () => (await import('./notifications/src/index.ts')).notificationsService,
  },
  'game-host': { door: 'game-host', load: async () => (await import('@herna/game-host')).gameHostService },
  'embed-host': { door: 'embeds', load: async () => (await import('./embed-host/src/index.ts')).embedHostService },
}
