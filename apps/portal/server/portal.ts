import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { reportTo } from './report-failure.ts'
import { BUSY_PAGE, LOADING_PAGE, PLAIN_PAGE_HEADERS } from './addresses/loading-page.ts'
import { ownAddresses } from './addresses/own-addresses.ts'
import type { Operator } from './configuration/operator.ts'
import { publicConfiguration } from './configuration/public-configuration.ts'
import type { Settings } from './configuration/settings.ts'
import { contentOfRender } from './content/content-access.ts'
import { createContentClient } from './content/content-client.ts'
import { ContentRefused } from './content/content-failure.ts'
import { readDrafts } from './content/draft-content.ts'
import { watchDates } from './content/next-date.ts'
import { keepItems } from './content/kept-items.ts'
import { keepPublishedContent } from './content/published-content.ts'
import { snapshotFile } from './content/snapshot-file.ts'
import { type StoredAnswer, sendStored } from './http/stored-answer.ts'
import { isBot } from './http/bots.ts'
import { sendPlain } from './http/plain-answer.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { answerPage } from './page-cache/pages.ts'
import { type Application, renderPage } from './page-cache/render-page.ts'
import { createRenderSlots, TooManyRenders } from './page-cache/render-slots.ts'
import { portalHandler } from './portal-handler.ts'
import { createPreviewCall } from './preview/preview-call.ts'
import { createPreviewGate } from './preview/preview-gate.ts'
import { unlockedLaunches } from './preview/unlocked-launches.ts'
import { createJackpotFeed } from './jackpot-feed.ts'
import { createWinnersClient } from './winners-client.ts'

export interface PortalOptions {
  settings: Settings
  operator: Operator
  log: Logger
  /** The built portal. */
  application: Application
  buildId: string
  assets: Map<string, StoredAnswer>
  now?: () => number
  /** Milliseconds between looks for new content when the service is away. */
  watchPause?: number
}

const NONE_YET = {
  status: 503,
  type: 'text/html; charset=utf-8',
  body: LOADING_PAGE,
  headers: { ...PLAIN_PAGE_HEADERS, 'Retry-After': '3' },
}

const BUSY = {
  status: 503,
  type: 'text/html; charset=utf-8',
  body: BUSY_PAGE,
  headers: { ...PLAIN_PAGE_HEADERS, 'Retry-After': '3' },
}
/** Pages that are not cached are rendered two at a time, so that cached ones are sent in between; the rest waits, or is refused. */
const RENDERS = { atOnce: 2, waiting: 60, patience: 5_000 }
const BUSY_LOG_PAUSE = 10_000

/** The portal: content kept current, pages rendered from it and cached, and the listener that serves them. */
export function createPortal({
  settings,
  operator,
  log,
  application,
  buildId,
  assets,
  now = Date.now,
  watchPause,
}: PortalOptions) {
  const configuration = publicConfiguration(settings, operator, buildId)
  const locale = configuration.locale.iso
  const client = createContentClient({ base: settings.contentUrl, locale })
  const file = snapshotFile(join(settings.dataFolder, 'portal'), locale, log)
  const published = keepPublishedContent({ client, locale, file, log, ...(watchPause ? { pause: watchPause } : {}) })
  const items = keepItems(client, now)
  const winners = createWinnersClient({ base: settings.winnersUrl, country: locale.slice(-2) })
  const jackpots = createJackpotFeed({ address: settings.jackpotsUrl, now, log })
  const drafts = readDrafts(client, locale)
  const cache = createPageCache(settings.pageCacheBytes, now)
  const dates = watchDates(now, () => cache.empty())
  published.onChange((content) => {
    cache.empty()
    dates.follow(content)
  })
  const stored = published.current()
  if (stored) dates.follow(stored)

  const report = reportTo(log)
  const { origin } = settings
  const preview = createPreviewGate({
    origin,
    brand: configuration.brand.name,
    call: createPreviewCall(settings.contentUrl),
    launchesOf: unlockedLaunches({ published, drafts, configuration }),
    isOpen: settings.preview,
    log,
    now,
    trusted: settings.trusted,
  })
  const slots = createRenderSlots(RENDERS)
  const render = (pass: string | null) => (address: string) =>
    slots(() => {
      const content = contentOfRender({
        client,
        published: published.current(),
        trouble: published.trouble(),
        items,
        drafts,
        pass,
        report,
      })
      const request = { address, content, draft: pass !== null }
      return renderPage({ application, configuration, winners, jackpots, now }, request)
    })
  const { routesAt } = application
  const publicPages = { cache, routesAt, render: render(null) }

  /** Only a service that answers wrongly is worth a page that says what is missing [8.13]; before it answers at all, the portal is opening. */
  const hasNothing = () => published.current() === null && !(published.trouble() instanceof ContentRefused)

  let busyUntil = 0
  const refuseBusy = (response: ServerResponse) => {
    if (now() >= busyUntil) log.warn({ event: 'busy', ...RENDERS }, 'more pages are asked for than can be rendered: some get 503')
    busyUntil = Math.max(busyUntil, now() + BUSY_LOG_PAUSE)
    sendPlain(response, BUSY)
  }

  const listener = portalHandler({
    origin,
    preview,
    assets,
    ready: (address) => cache.find(address),
    ownAddress: ownAddresses({
      origin,
      buildId,
      content: published.current,
      isStale: () => published.trouble() !== null,
      now,
    }),
    onFailure: (error, path) => log.error({ err: error, path }, 'page failed'),
    async page(path, query, request, response) {
      if (hasNothing()) return sendPlain(response, NONE_YET)
      if (preview.guards(path)) {
        const pass = await preview.admit(request, response, { path, query })
        if (pass === null) return
        return answerWith({ cache: createPageCache(0, now), routesAt, render: render(pass) })
      }
      return answerWith(publicPages)

      async function answerWith(pages: Parameters<typeof answerPage>[0]): Promise<void> {
        const outcome = await answerPage(pages, { path, query }).catch((error: unknown) => {
          if (error instanceof TooManyRenders) return null
          throw error
        })
        if (outcome === null) return refuseBusy(response)
        if (outcome.kind !== 'page') return sendRedirect(response, outcome.status, outcome.to)
        const { status } = outcome.answer
        // [2.25] Bots get the bare answer: an error page must not end up in an index.
        if (status >= 400 && isBot(request.headers['user-agent'])) return sendPlain(response, { status, body: `${status}\n` })
        return sendStored(request, response, outcome.answer)
      }
    },
  })
  return {
    listener,
    published,
    close: () => {
      dates.stop()
      return published.close()
    },
  }
}

const sendRedirect = (response: ServerResponse, status: number, to: string): void =>
  sendPlain(response, { status, headers: { Location: to } })
