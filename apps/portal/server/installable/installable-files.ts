import { OFFLINE_PAGE, PLAIN_PAGE_HEADERS } from '../addresses/loading-page.ts'
import { createStoredResponse, type StoredResponse } from '../http/stored-response.ts'
import { plainSecurityHeaders } from '../security/security-headers.ts'
import { startWorker } from './worker.ts'

const OFFLINE_PATH = '/offline.html'
/** The dark theme's page colour, shown while the app starts. */
const BACKGROUND = '#0f0c17'
/** The browser asks each time: a stored worker would delay a new build. */
const REVALIDATED = 'no-cache'
/** Applies to what the worker fetches: pages and files of this origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

interface Facts {
  /** The brand's name. */
  name: string
  language: string
  origin: string
  buildId: string
}

/** What makes the portal installable, by path: the web app manifest, the service worker and its offline page. */
export function installableFiles({ name, language, origin, buildId }: Facts): Map<string, StoredResponse> {
  const file = (body: string, type: string, headers: Record<string, string> = {}) => {
    const facts = { status: 200, type, cacheControl: REVALIDATED }
    return createStoredResponse(Buffer.from(body), { ...facts, headers: merged(plainSecurityHeaders(origin), headers) })
  }
  return new Map([
    ['/manifest.webmanifest', file(JSON.stringify(manifest(name, language)), 'application/manifest+json')],
    ['/sw.js', file(workerText(buildId), 'text/javascript; charset=utf-8', { 'Content-Security-Policy': WORKER_POLICY })],
    [OFFLINE_PATH, file(OFFLINE_PAGE, 'text/html; charset=utf-8', PLAIN_PAGE_HEADERS)],
  ])
}

const manifest = (name: string, language: string) => ({
  id: '/',
  name,
  short_name: name,
  lang: language,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** The worker as a classic script, which all browsers accept; Node has removed its types. Another build is another text, so browsers install it. */
const workerText = (buildId: string): string =>
  `(${startWorker.toString()})(self, ${JSON.stringify({ build: buildId, offlinePage: OFFLINE_PATH })})\n`

/** Alternating names and values; `headers` replace those of the same name. */
function merged(pairs: readonly string[], headers: Record<string, string>): string[] {
  const kept = pairs.flatMap((name, index) => (index % 2 === 0 && !(name in headers) ? [name, pairs[index + 1] ?? ''] : []))
  return [...kept, ...Object.entries(headers).flat()]
}
