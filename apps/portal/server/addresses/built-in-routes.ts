import { portal } from '@herna/contract/portal'
import type { ServerResponse } from 'node:http'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import { sendJson, sendPlain } from '../http/plain-response.ts'
import { STATUS_PATH } from '../status/status-page.ts'
import { publicPaths, robots, sitemapIndex, sitemapPart } from './sitemap.ts'

interface Facts {
  origin: string
  buildId: string
  content: () => ContentSnapshot | null
  /** True when the content service fails and the content may be outdated. */
  isStale: () => boolean
  now: () => number
  /** Sends the page that shows players what works. */
  statusPage: Answer
  /** Sends the metrics; absent in development. */
  metrics?: Answer
}
type Answer = (response: ServerResponse) => void | Promise<void>
/** An address of the portal's own, and its route for metrics. */
interface OwnAddress {
  route: string
  send: Answer
}

const XML = 'application/xml; charset=utf-8'

/** Handlers of health checks, metrics, status page, build id, robots.txt and sitemaps; `null` for other paths. */
export function builtInRoutes(facts: Facts): (path: string) => OwnAddress | null {
  const { origin, buildId, content } = facts
  const sitemap =
    (write: (paths: string[]) => string | null): Answer =>
    (response) => {
      const snapshot = content()
      if (!snapshot) return sendPlain(response, { status: 503, headers: { 'Retry-After': '3' } })
      const body = write(publicPaths(snapshot, facts.now()))
      if (body === null) return sendPlain(response, { status: 404 })
      sendPlain(response, { status: 200, type: XML, body, headers: { 'Cache-Control': 'public, max-age=300' } })
    }
  const fixed: Record<string, Answer> = {
    '/healthz': (response) => sendJson(response, 200, { status: 'ok' }),
    '/readyz': (response) => {
      const snapshot = content()
      sendJson(response, snapshot ? 200 : 503, {
        status: snapshot ? 'ready' : 'no content yet',
        content: snapshot?.version ?? null,
        stale: facts.isStale(),
      })
    },
    [STATUS_PATH]: facts.statusPage,
    ...(facts.metrics ? { '/metrics': facts.metrics } : {}),
    // [7.36] [4.38] Browsers compare this id with the build of their page; requested with a timestamp.
    [portal.latestBuild.path]: (response) => sendJson(response, 200, { id: buildId }),
    '/robots.txt': (response) =>
      sendPlain(response, { status: 200, body: robots(origin), headers: { 'Cache-Control': 'public, max-age=3600' } }),
    '/sitemap.xml': sitemap((paths) => sitemapIndex(origin, paths)),
  }
  return (path) => {
    const sitemapMatch = /^\/sitemaps\/(\d{1,4})\.xml$/.exec(path)
    if (sitemapMatch)
      return { route: '/sitemaps/:part.xml', send: sitemap((paths) => sitemapPart(origin, paths, Number(sitemapMatch[1]))) }
    return Object.hasOwn(fixed, path) ? { route: path, send: fixed[path] as Answer } : null
  }
}
