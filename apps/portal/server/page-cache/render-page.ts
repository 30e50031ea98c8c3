import { randomBytes } from 'node:crypto'
import type { PublicConfiguration } from '../../app/config/index.ts'
import type { JackpotsAccess, LoaderServices, ReportError, WinnersAccess } from '../../app/loader-context/index.ts'
import type { RenderContent } from '../content/content-access.ts'
import { createStoredResponse } from '../http/stored-response.ts'
import { contentSecurityPolicy, hashScripts } from '../security/content-security-policy.ts'
import { plainSecurityHeaders, securityHeaders } from '../security/security-headers.ts'
import type { Rendered } from './page-cache.ts'
import type { RoutesAt } from './page-key.ts'

/** Exports of the portal's entry module besides React Router's. */
export interface PortalEntry {
  provideContext(provided: LoaderServices): unknown
  /** Inline scripts that are identical on every page. */
  TRUSTED_SCRIPTS: readonly string[]
  /** The HTML of a response that is a complete page; undefined for other responses, whose body is read. */
  htmlOf(response: Response): string | undefined
}
/** The built portal: a request handler with its entry module and routes. */
export interface Application {
  handler(request: Request, context: unknown): Promise<Response>
  entry: PortalEntry
  routesAt: RoutesAt
  /** Template of a path's route, for metrics and traces. */
  templateAt(path: string): string
}

interface Renderer {
  application: Application
  configuration: PublicConfiguration
  winners: WinnersAccess
  jackpots: JackpotsAccess
  now: () => number
  reportError?: ReportError
}
export interface RenderRequest {
  /** Path and query, canonical. */
  address: string
  content: RenderContent
  /** True for drafts, which are never cached [S10]. */
  draft: boolean
}

/** A page or a redirect; redirects always stay on the portal [S6]. */
export type Outcome = { kind: 'page'; rendered: Rendered } | { kind: 'redirect'; status: number; to: string }

const PUBLIC = 'public, max-age=2, must-revalidate'
const PRIVATE = 'private, no-store'

/** Renders a page or resource route to bytes and headers. Throws when the page is incomplete. */
export async function renderPage(renderer: Renderer, { address, content, draft }: RenderRequest): Promise<Outcome> {
  const { application, configuration, winners, jackpots, now, reportError } = renderer
  const { handler, entry } = application
  const nonce = randomBytes(18).toString('base64url')
  const request = new Request(configuration.origin + address)
  const response = await handler(
    request,
    entry.provideContext({ content, configuration, winners, jackpots, now, nonce, ...(reportError ? { reportError } : {}) }),
  )
  const location = response.headers.get('location')
  if (location && response.status >= 300 && response.status < 400)
    return { kind: 'redirect', status: response.status, to: portalPath(location, configuration.origin) }

  const isCacheable = response.status === 200 && !draft && !content.missed && !response.headers.has('set-cookie')
  const cacheControl = isCacheable ? (response.headers.get('cache-control') ?? PUBLIC) : PRIVATE
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const headers = plainSecurityHeaders(configuration.origin)
  if (response.headers.has('x-remix-response')) headers.push('X-Remix-Response', 'yes')
  let text = entry.htmlOf(response) ?? (await response.text())
  refuseIncompletePage(text, type, response.status)
  if (type.startsWith('text/html')) {
    const hashedPage = hashScripts(text, nonce, entry.TRUSTED_SCRIPTS)
    text = hashedPage.html
    headers.splice(0, headers.length, ...securityHeaders(configuration))
    headers.push('Content-Security-Policy', contentSecurityPolicy(configuration, hashedPage.hashes))
  }
  const isStored = isCacheable && !/no-store|private/.test(cacheControl)
  const seconds = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]
  const laterCompression = cacheControl.includes('immutable') ? { laterQuality: 10 } : {}
  const storedResponse = createStoredResponse(Buffer.from(text), {
    status: response.status,
    route: application.templateAt(address.split('?', 1)[0] ?? '/'),
    type,
    cacheControl,
    headers,
    isSentOnce: !isStored,
    ...laterCompression,
  })
  return {
    kind: 'page',
    rendered: { response: storedResponse, isStored, until: seconds ? now() + Number(seconds) * 1000 : null },
  }
}

/** React Router's plain-text response when even the error page failed to render. */
const LAST_RESORT = /^Unexpected Server Error/

/** Throws on an incomplete page, so that it is answered as a failure and never cached. */
function refuseIncompletePage(text: string, type: string, status: number): void {
  const isIncomplete = type.startsWith('text/html') && !text.trimEnd().endsWith('</html>')
  if (isIncomplete || (status === 500 && type.startsWith('text/plain') && LAST_RESORT.test(text)))
    throw new Error(`incomplete page: ${text.length} characters of ${type} with status ${status}`)
}

/** A redirect target as a path on the portal; another origin becomes the lobby. */
export function portalPath(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return '/'
  const { origin: target, pathname, search, hash } = new URL(location, origin)
  return target === origin ? pathname.replace(/^\/{2,}/, '/') + search + hash : '/'
}
