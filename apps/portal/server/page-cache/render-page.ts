import { randomBytes } from 'node:crypto'
import type { PublicConfiguration } from '../../app/config/index.ts'
import type { JackpotsAccess, Provided, WinnersAccess } from '../../app/loader-context/index.ts'
import type { RenderContent } from '../content/content-access.ts'
import { storedAnswer } from '../http/stored-answer.ts'
import { contentSecurityPolicy, sealScripts } from '../security/content-security-policy.ts'
import { plainSecurityHeaders, securityHeaders } from '../security/security-headers.ts'
import type { Rendered } from './page-cache.ts'
import type { RoutesAt } from './page-key.ts'

/** What the portal's own entry module gives the server besides React Router's part. */
export interface PortalEntry {
  provideContext(provided: Provided): unknown
  /** Inline scripts that are the same on every page. */
  TRUSTED_SCRIPTS: readonly string[]
}
/** The built portal as the server knows it: a function from requests to responses. */
export interface Application {
  handler(request: Request, context: unknown): Promise<Response>
  entry: PortalEntry
  routesAt: RoutesAt
}

interface Renderer {
  application: Application
  configuration: PublicConfiguration
  winners: WinnersAccess
  jackpots: JackpotsAccess
  now: () => number
}
export interface RenderRequest {
  /** Path and query, canonical. */
  address: string
  content: RenderContent
  /** Drafts are kept nowhere [S10]. */
  draft: boolean
}

/** Redirects stay on the portal, whatever a loader computed [S6]. */
export type Outcome = { kind: 'page'; rendered: Rendered } | { kind: 'redirect'; status: number; to: string }

const PUBLIC = 'public, max-age=2, must-revalidate'
const PRIVATE = 'private, no-store'

/** Renders a page, or what a resource route answers, to bytes and headers. */
export async function renderPage(renderer: Renderer, { address, content, draft }: RenderRequest): Promise<Outcome> {
  const { application, configuration, winners, jackpots, now } = renderer
  const { handler, entry } = application
  const nonce = randomBytes(18).toString('base64url')
  const request = new Request(configuration.origin + address)
  const response = await handler(request, entry.provideContext({ content, configuration, winners, jackpots, now, nonce }))
  const location = response.headers.get('location')
  if (location && response.status >= 300 && response.status < 400)
    return { kind: 'redirect', status: response.status, to: ownAddress(location, configuration.origin) }

  const keep = response.status === 200 && !draft && !content.missed && !response.headers.has('set-cookie')
  const cacheControl = keep ? (response.headers.get('cache-control') ?? PUBLIC) : PRIVATE
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const headers = plainSecurityHeaders(configuration.origin)
  if (response.headers.has('x-remix-response')) headers.push('X-Remix-Response', 'yes')
  let text = await response.text()
  refuseHalfPage(text, type, response.status)
  if (type.startsWith('text/html')) {
    const sealed = sealScripts(text, nonce, entry.TRUSTED_SCRIPTS)
    text = sealed.html
    headers.splice(0, headers.length, ...securityHeaders(configuration))
    headers.push('Content-Security-Policy', contentSecurityPolicy(configuration, sealed.hashes))
  }
  const isKept = keep && !/no-store|private/.test(cacheControl)
  const seconds = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]
  const livesLong = cacheControl.includes('immutable') ? { laterQuality: 10 } : {}
  const answer = storedAnswer(Buffer.from(text), { status: response.status, type, cacheControl, headers, ...livesLong })
  return { kind: 'page', rendered: { answer, keep: isKept, until: seconds ? now() + Number(seconds) * 1000 : null } }
}

/** React Router's answer when not even the error page could be rendered: plain text, which a phone paints tiny on a white page. */
const LAST_RESORT = /^Unexpected Server Error/

/** What is not a whole page is answered as a failure and kept by nobody, in the server, on the way or in the browser. */
function refuseHalfPage(text: string, type: string, status: number): void {
  const isHalf = type.startsWith('text/html') && !/<\/html>\s*$/.test(text)
  if (isHalf || (status === 500 && type.startsWith('text/plain') && LAST_RESORT.test(text)))
    throw new Error(`a page came out unfinished: ${text.length} characters of ${type} with status ${status}`)
}

/** A redirect's address as a path on the portal. Any other origin leads to the lobby. */
export function ownAddress(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return '/'
  const { origin: target, pathname, search, hash } = new URL(location, origin)
  return target === origin ? pathname.replace(/^\/{2,}/, '/') + search + hash : '/'
}
