import type { Tracing } from '@herna/telemetry'
import { randomUUID } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { EarlyScripts } from '../app/config/index.ts'
import { reportTo, serverErrorReports } from './report-failure.ts'
import { BUSY_PAGE, LOADING_PAGE, PLAIN_PAGE_HEADERS } from './addresses/loading-page.ts'
import { builtInRoutes } from './addresses/built-in-routes.ts'
import type { Operator } from './configuration/operator.ts'
import { publicConfiguration } from './configuration/public-configuration.ts'
import type { Settings } from './configuration/settings.ts'
import { contentOfRender } from './content/content-access.ts'
import { createContentClient } from './content/content-client.ts'
import { ContentRefused } from './content/content-failure.ts'
import { createDraftContent } from './content/draft-content.ts'
import { watchDates } from './content/next-date.ts'
import { createItemCache } from './content/item-cache.ts'
import { createPublishedContent } from './content/published-content.ts'
import { snapshotFile } from './content/snapshot-file.ts'
import { installableFiles } from './installable/installable-files.ts'
import { type StoredResponse, sendStored } from './http/stored-response.ts'
import { isBot } from './http/bots.ts'
import { sendPlain } from './http/plain-response.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { resolvePage } from './page-cache/pages.ts'
import { type Application, renderPage } from './page-cache/render-page.ts'
import { createRenderSlots, TooManyRenders } from './page-cache/render-slots.ts'
import { metricsPage } from './monitoring/metrics-page.ts'
import { createPortalMetrics } from './monitoring/portal-metrics.ts'
import { createRequestMonitor } from './monitoring/request-monitor.ts'
import { portalHandler } from './portal-handler.ts'
import { createPreviewCall } from './preview/preview-call.ts'
import { createPreviewGate } from './preview/preview-gate.ts'
import { unlockedLaunches } from './preview/unlocked-launches.ts'
import { createJackpotFeed } from './jackpot-feed.ts'
import { createStatusPage } from './status/status-page.ts'
import { createWinnersClient } from './winners-client.ts'

export interface PortalOptions {
  settings: Settings
  operator: Operator
  log: Logger
  /** The built React Router application. */
  application: Application
  buildId: string
  earlyScripts?: EarlyScripts
  assets: Map<string, StoredResponse>
  now?: () => number
  /** Milliseconds between version checks when the content service is unreachable. */
  watchPause?: number
  tracing?: Tracing | undefined
}

const NO_CONTENT_RESPONSE = {
  status: 503,
  type: 'text/html; charset=utf-8',
  body: LOADING_PAGE,
  headers: { ...PLAIN_PAGE_HEADERS, 'Retry-After': '3' },
}

const BUSY_RESPONSE = {
  status: 503,
  type: 'text/html; charset=utf-8',
  body: BUSY_PAGE,
  headers: { ...PLAIN_PAGE_HEADERS, 'Retry-After': '3' },
}
/** Limits of concurrent renders, so that cached pages are served in between; further renders wait in a queue or get 503. */
const RENDER_LIMITS = { concurrency: 2, queueLimit: 60, maxWaitMs: 5_000 }
const BUSY_LOG_INTERVAL_MS = 10_000

/** The portal: published content kept up to date, the page cache and the request listener. */
export function createPortal({
  settings,
  operator,
  log,
  application,
  buildId,
  earlyScripts,
  assets,
  now = Date.now,
  watchPause,
  tracing,
}: PortalOptions) {
  const configuration = publicConfiguration(settings, operator, buildId, earlyScripts)
  const locale = configuration.locale.iso
  const metrics = createPortalMetrics()
  const serverTracing = tracing?.server('portal')
  const monitor = createRequestMonitor(metrics.requests, serverTracing)
  const client = createContentClient({ base: settings.contentUrl, locale, onFailure: () => metrics.upstreamFailed('content') })
  const file = snapshotFile(join(settings.dataFolder, 'portal'), locale, log)
  const published = createPublishedContent({ client, locale, file, log, ...(watchPause ? { pause: watchPause } : {}) })
  const items = createItemCache(client, now)
  const winners = createWinnersClient({
    base: settings.winnersUrl,
    country: locale.slice(-2),
    onFailure: () => metrics.upstreamFailed('winners'),
  })
  const jackpots = createJackpotFeed({
    address: settings.jackpotsUrl,
    now,
    log,
    onFailure: () => metrics.upstreamFailed('jackpots'),
  })
  const drafts = createDraftContent(client, locale)
  const cache = createPageCache(settings.pageCacheBytes, now)
  metrics.watch({ cache, isStale: () => published.lastError() !== null })
  const dates = watchDates(now, () => cache.empty())
  published.onChange((content) => {
    cache.empty()
    dates.follow(content)
  })
  const stored = published.current()
  if (stored) dates.follow(stored)

  const reportError = serverErrorReports({ dsn: settings.errorDsn, buildId, log, now })
  const report = reportTo(log, reportError)
  const { origin } = settings
  const installable = installableFiles({
    name: configuration.brand.name,
    language: configuration.locale.language,
    origin,
    buildId,
  })
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
  const { routesAt, templateAt } = application
  const slots = createRenderSlots(RENDER_LIMITS)
  const render = (pass: string | null) => (address: string) =>
    slots(() => {
      const content = contentOfRender({
        client,
        published: published.current(),
        lastError: published.lastError(),
        items,
        drafts,
        pass,
        report,
      })
      const request = { address, content, draft: pass !== null }
      const end = metrics.renders.startTimer({ route: templateAt(pathOf(address)) })
      return renderPage({ application, configuration, winners, jackpots, now, reportError }, request).finally(end)
    })
  const publicPages = { cache, routesAt, render: render(null) }

  /** True before the first content, unless the service refused a call: then the error page names what is missing [8.13]. */
  const hasNoContent = () => published.current() === null && !(published.lastError() instanceof ContentRefused)

  let busyUntil = 0
  const refuseBusy = (response: ServerResponse) => {
    if (now() >= busyUntil) log.warn({ event: 'busy', ...RENDER_LIMITS }, 'render queue is full; responding 503')
    busyUntil = Math.max(busyUntil, now() + BUSY_LOG_INTERVAL_MS)
    metrics.rendersRefused.inc()
    sendPlain(response, BUSY_RESPONSE)
  }

  const handle = portalHandler({
    origin,
    monitor,
    preview,
    assets: new Map([...assets, ...installable]),
    ready: (address) => cache.find(address),
    ownAddress: builtInRoutes({
      origin,
      buildId,
      content: published.current,
      isStale: () => published.lastError() !== null,
      now,
      statusPage: createStatusPage({ addresses: settings.statusUrls, published, brand: operator.brand, locale, now }),
      metrics: metricsPage(metrics.registry, settings.monitoring, settings.trusted),
    }),
    onFailure(error, path) {
      const reference = randomUUID().slice(0, 8)
      log.error({ err: error, reference, path }, 'page request failed')
      reportError(error, { reference, path })
    },
    async page(path, query, request, response) {
      monitor.route(response, templateAt(path))
      if (hasNoContent()) return sendPlain(response, NO_CONTENT_RESPONSE)
      if (preview.isGuarded(path)) {
        const pass = await preview.admit(request, response, { path, query })
        if (pass === null) return
        return sendPage({ cache: createPageCache(0, now), routesAt, render: render(pass) })
      }
      return sendPage(publicPages)

      async function sendPage(pages: Parameters<typeof resolvePage>[0]): Promise<void> {
        const outcome = await resolvePage(pages, { path, query }).catch((error: unknown) => {
          if (error instanceof TooManyRenders) return null
          throw error
        })
        if (outcome === null) return refuseBusy(response)
        if (outcome.kind !== 'page') return sendRedirect(response, outcome.status, outcome.to)
        const { status } = outcome.response
        // [2.25] Bots get plain text, so that an error page is not indexed.
        if (status >= 400 && isBot(request.headers['user-agent'])) return sendPlain(response, { status, body: `${status}\n` })
        return sendStored(request, response, outcome.response)
      }
    },
  })
  const listener: RequestListener = serverTracing
    ? (request, response) => serverTracing.serve(request, response, () => handle(request, response))
    : handle
  return {
    listener,
    published,
    close: () => {
      dates.stop()
      return published.close()
    },
  }
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '/'

const sendRedirect = (response: ServerResponse, status: number, to: string): void =>
  sendPlain(response, { status, headers: { Location: to } })
