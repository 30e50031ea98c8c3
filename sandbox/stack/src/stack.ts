import { FILMS_FOLDER } from '@herna/seed/films'
import { type Listener, type ServiceList, SERVICES } from '@herna/services'
import { defaultCatalogue } from './default-catalogue.ts'

/** An origin of its own [S5]. Its rounds under way still need the wallet, which another listener answers for. */
const gameHostListener: Listener = {
  name: 'game-host',
  title: 'Herňa game host',
  port: { setting: 'HERNA_GAME_HOST_PORT', default: 4100 },
  closesFirst: true,
}
const { content, 'embed-host': embedHost, ...others } = SERVICES

/** The product's services, the content service with the default catalogue, and the sandbox's game provider. */
export const STACK: ServiceList = {
  content: {
    ...content,
    async load() {
      const { createContentService } = await import('@herna/services/content')
      return createContentService({ catalogue: defaultCatalogue, films: FILMS_FOLDER })
    },
  },
  ...others,
  'game-host': { listener: gameHostListener, load: async () => (await import('@herna/game-host')).gameHostService },
  'embed-host': embedHost,
}
