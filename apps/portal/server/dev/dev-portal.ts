import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type * as ReactRouter from 'react-router'
import { createServer } from 'vite'
import { PORTAL_FOLDER } from '../built.ts'
import type { Operator } from '../configuration/operator.ts'
import { developmentConfiguration } from '../configuration/public-configuration.ts'
import { sendPlain } from '../http/plain-response.ts'
import { reportTo } from '../report-failure.ts'
import type { Settings } from '../configuration/settings.ts'
import { contentOfRender } from '../content/content-access.ts'
import { createContentClient } from '../content/content-client.ts'
import { createDraftContent } from '../content/draft-content.ts'
import { createItemCache } from '../content/item-cache.ts'
import { createPublishedContent } from '../content/published-content.ts'
import type { PortalEntry } from '../page-cache/render-page.ts'
import { createPreviewCall } from '../preview/preview-call.ts'
import { GAME_PASSWORD_PATH } from '../preview/game-password.ts'
import { createPreviewGate } from '../preview/preview-gate.ts'
import { unlockedLaunches } from '../preview/unlocked-launches.ts'
import { createJackpotFeed } from '../jackpot-feed.ts'
import { createWinnersClient } from '../winners-client.ts'
import { builtInRoutes } from '../addresses/built-in-routes.ts'
import { createStatusPage } from '../status/status-page.ts'

interface Development {
  settings: Settings
  operator: Operator
  log: Logger
}

/** The portal in development: Vite compiles and reloads, nothing is cached, no content security policy. */
export async function createDevPortal({ settings, operator, log }: Development) {
  const configuration = developmentConfiguration(settings, operator)
  const locale = configuration.locale.iso
  const client = createContentClient({ base: settings.contentUrl, locale })
  const published = createPublishedContent({ client, locale, file: { read: () => null, write: () => {} }, log })
  const items = createItemCache(client, Date.now)
  const winners = createWinnersClient({ base: settings.winnersUrl, country: locale.slice(-2) })
  const jackpots = createJackpotFeed({ address: settings.jackpotsUrl, now: Date.now, log })
  const drafts = createDraftContent(client, locale)
  const preview = createPreviewGate({
    origin: settings.origin,
    brand: configuration.brand.name,
    call: createPreviewCall(settings.contentUrl),
    launchesOf: unlockedLaunches({ published, drafts, configuration }),
    isOpen: settings.preview,
    log,
    now: Date.now,
    trusted: settings.trusted,
  })
  const vite = await createServer({ root: PORTAL_FOLDER, server: { middlewareMode: true }, appType: 'custom' })
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ReactRouter.ServerBuild>
  const builtIn = builtInRoutes({
    origin: settings.origin,
    buildId: 'development',
    content: published.current,
    isStale: () => published.lastError() !== null,
    now: Date.now,
    statusPage: createStatusPage({
      addresses: settings.statusUrls,
      published,
      brand: operator.brand,
      locale,
      now: Date.now,
    }),
  })
  /** Uses the application's copy of React Router, as Vite resolves another one than Node. */
  const sendPage = async (request: IncomingMessage, response: ServerResponse, pass: string | null = null) => {
    const { createRequestHandler } = (await vite.ssrLoadModule('react-router')) as typeof ReactRouter
    const build = await loadBuild()
    const entry = build.entry.module as unknown as PortalEntry
    const content = contentOfRender({
      client,
      published: published.current(),
      lastError: published.lastError(),
      items,
      drafts,
      pass,
      report: reportTo(log, () => undefined),
    })
    const renderContext = entry.provideContext({ content, configuration, winners, jackpots, now: Date.now })
    const handle = createRequestHandler(build, 'development')
    const page = await handle(new Request(settings.origin + request.url), renderContext as never)
    response.writeHead(page.status, Object.fromEntries(page.headers))
    response.end(Buffer.from(await page.arrayBuffer()))
  }
  const fail = (error: unknown, response: ServerResponse) => {
    vite.ssrFixStacktrace(error as Error)
    log.error({ err: error }, 'page request failed')
    sendPlain(response, { status: 500, body: String((error as Error).stack) })
  }
  const sendEditorPage = async (request: IncomingMessage, response: ServerResponse, [path = '/', query = '']: string[]) => {
    if (request.method === 'POST') return preview.submitPassword(request, response, query ? `${path}?${query}` : path)
    const pass = await preview.admit(request, response, { path, query })
    if (pass !== null) await sendPage(request, response, pass)
  }
  return {
    listener: (request: IncomingMessage, response: ServerResponse) => {
      const parts = (request.url ?? '/').replace(/^\/{2,}/, '/').split(/\?(.*)/s)
      const path = parts[0] ?? '/'
      const address = builtIn(path)
      if (address) return void Promise.resolve(address.send(response)).catch((error) => fail(error, response))
      if (request.method === 'POST' && path === GAME_PASSWORD_PATH)
        return void preview.unlockGame(request, response).catch((error) => fail(error, response))
      if (preview.isGuarded(path)) return void sendEditorPage(request, response, parts).catch((error) => fail(error, response))
      vite.middlewares(request, response, () => void sendPage(request, response).catch((error) => fail(error, response)))
    },
    close: async () => {
      await vite.close()
      await published.close()
    },
  }
}
