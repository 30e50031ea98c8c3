import { FILMS_FOLDER } from '@herna/seed/films'
import { type Listener, type ServiceList, SERVICES } from '@herna/services'
import { BONUS_TEMPLATES } from './bonus-templates.ts'
import { CANNED_ANSWERS, SUPPORT_HOURS, SUPPORT_OPERATORS } from './chat-support.ts'
import { defaultCatalogue } from './default-catalogue.ts'
import { SANDBOX_PLAYERS } from './sandbox-players.ts'
import { TOURNAMENTS } from './tournaments.ts'

/** Has its own origin [S5]. Closes first, because its running rounds still need the wallet of another listener. */
const gameHostListener: Listener = {
  name: 'game-host',
  title: 'Herňa game host',
  port: { setting: 'HERNA_GAME_HOST_PORT', default: 4100 },
  closesFirst: true,
}
/** After the services' listener, and closed before it: it sends its tables to the live feed. */
const liveStudioListener: Listener = {
  name: 'live-studio',
  title: 'Herňa live studio',
  port: { setting: 'HERNA_LIVE_STUDIO_PORT', default: 4300 },
  closesFirst: true,
}
const { 'embed-host': embedHost, ...otherServices } = SERVICES

/** The product's services with the default catalogue, its bonuses, tournaments and players, and the sandbox's game provider. */
export const STACK: ServiceList = {
  ...otherServices,
  content: {
    ...otherServices.content,
    async load() {
      const { createContentService } = await import('@herna/services/content')
      return createContentService({ catalogue: defaultCatalogue, films: FILMS_FOLDER })
    },
  },
  pam: {
    ...otherServices.pam,
    async load() {
      const { createPam } = await import('@herna/services/pam')
      return createPam({ players: SANDBOX_PLAYERS, bonusTemplates: BONUS_TEMPLATES, tournaments: TOURNAMENTS })
    },
  },
  chat: {
    ...otherServices.chat,
    async load() {
      const { createChatService } = await import('@herna/services/chat')
      return createChatService({ hours: SUPPORT_HOURS, operators: SUPPORT_OPERATORS, answers: CANNED_ANSWERS })
    },
  },
  'game-host': { listener: gameHostListener, load: async () => (await import('@herna/game-host')).gameHostService },
  'live-studio': { listener: liveStudioListener, load: async () => (await import('@herna/live-studio')).liveStudioService },
  'embed-host': embedHost,
}
