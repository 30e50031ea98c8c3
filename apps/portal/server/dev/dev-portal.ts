import type { Logger } from 'pino'
import { createRequestListener } from '@react-router/node'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { PORTAL_FOLDER } from '../built.ts'
import type { Operator } from '../configuration/operator.ts'
import { publicConfiguration } from '../configuration/public-configuration.ts'
import { reportTo } from '../report-failure.ts'
import type { Settings } from '../configuration/settings.ts'
import { contentOfRender } from '../content/content-access.ts'
import { createContentClient } from '../content/content-client.ts'
import { readDrafts } from '../content/draft-content.ts'
import { keepItems } from '../content/kept-items.ts'
import { keepPublishedContent } from '../content/published-content.ts'
import type { PortalEntry } from '../page-cache/render-page.ts'
import { createWinnersClient } from '../winners-client.ts'
import { ownAddresses } from '../addresses/own-addresses.ts'

interface Development {
  settings: Settings
  operator: Operator
  log: Logger
}

/** The portal as developers run it: Vite compiles and reloads, nothing is cached, the content security policy is left out. */
export async function createDevPortal({ settings, operator, log }: Development) {
  const configuration = publicConfiguration(settings, operator, 'development')
  const locale = configuration.locale.iso
  const client = createContentClient({ base: settings.contentUrl, locale })
  const published = keepPublishedContent({ client, locale, file: { read: () => null, write: () => {} }, log })
  const items = keepItems(client)
  const winners = createWinnersClient({ base: settings.winnersUrl, country: locale.slice(-2) })
  const drafts = readDrafts(client, locale)
  const vite = await createServer({ root: PORTAL_FOLDER, server: { middlewareMode: true }, appType: 'custom' })
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  const own = ownAddresses({
    origin: settings.origin,
    buildId: 'development',
    content: published.current,
    isStale: () => published.trouble() !== null,
    now: Date.now,
  })
  const pages = createRequestListener({
    build: loadBuild,
    mode: 'development',
    getLoadContext: async () => {
      const entry = (await loadBuild()).entry.module as unknown as PortalEntry
      const content = contentOfRender({
        client,
        published: published.current(),
        trouble: published.trouble(),
        items,
        drafts,
        report: reportTo(log),
      })
      return entry.provideContext({ content, configuration, winners, now: Date.now }) as never
    },
  })
  return {
    listener: (request: Parameters<typeof pages>[0], response: Parameters<typeof pages>[1]) => {
      const address = own(request.url?.split('?')[0] ?? '/')
      if (address) return address(response)
      vite.middlewares(request, response, () => void pages(request, response))
    },
    close: async () => {
      await vite.close()
      await published.close()
    },
  }
}
