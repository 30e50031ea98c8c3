import type { ServiceDefinition } from '@herna/service-kit'

/** An address that one or more services share. */
export interface Listener {
  name: string
  /** Title of its API documentation. */
  title: string
  port: { setting: string; default: number }
  /** Closed before the others, because its requests in progress call them. */
  closesFirst?: boolean
}

/** A service, loaded only when it runs. */
export interface ListedService {
  listener: Listener
  load(): Promise<ServiceDefinition>
}
/** Services by their name for `--only`. */
export type ServiceList = Readonly<Record<string, ListedService>>

const listener: Listener = { name: 'services', title: 'Herňa services', port: { setting: 'HERNA_SERVICES_PORT', default: 4000 } }
/** A separate origin [7.41]. */
const embedsListener: Listener = { name: 'embeds', title: 'Herňa embeds', port: { setting: 'HERNA_EMBEDS_PORT', default: 4200 } }

/** Every service of the product. */
export const SERVICES = {
  content: { listener, load: async () => (await import('./content/src/index.ts')).contentService },
  winners: { listener, load: async () => (await import('./winners/src/index.ts')).winnersService },
  pam: { listener, load: async () => (await import('./pam/src/index.ts')).pamService },
  notifications: { listener, load: async () => (await import('./notifications/src/index.ts')).notificationsService },
  chat: { listener, load: async () => (await import('./chat/src/index.ts')).chatService },
  'live-feed': { listener, load: async () => (await import('./live-feed/src/index.ts')).liveFeedService },
  'embed-host': { listener: embedsListener, load: async () => (await import('./embed-host/src/index.ts')).embedHostService },
} satisfies ServiceList

/** The distinct listeners of these services. */
export const listenersOf = (services: ServiceList): Listener[] => [
  ...new Set(Object.values(services).map((service) => service.listener)),
]
