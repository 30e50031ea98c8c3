import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, type TrustedProxies } from '@herna/contract/edge'
import type { Logger } from 'pino'
import { badAddressPage, PLAIN_PAGE_HEADERS } from '../addresses/loading-page.ts'
import { isForeign, readForm } from '../http/form.ts'
import { sendPlain } from '../http/plain-answer.ts'
import type { PreviewCall } from './preview-call.ts'
import { previewCookie } from './preview-cookie.ts'
import { type LaunchesOf, unlockGame } from './game-password.ts'
import { type Asking, FIELD, PREVIEW_PAGE_HEADERS, previewPage } from './preview-page.ts'

/**
 * The door of the editors' preview [6.4]. States of a visitor: without a pass (asked for the password), with one that holds (let in), with one
 * that is over (asked again). The content service knows the password and gives the passes; the portal keeps neither.
 */
export interface PreviewGate {
  guards(path: string): boolean
  /** The visitor's pass; null when he was answered with the page that asks for the password. */
  admit(request: IncomingMessage, response: ServerResponse, address: { path: string; query: string }): Promise<string | null>
  /** Takes the password that was sent to an address of the preview, and leads back there. */
  enter(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>
  /** Gives the launch addresses of a game for its password [5.3]; enters nothing. */
  unlockGame(request: IncomingMessage, response: ServerResponse): Promise<void>
}

interface Gate {
  origin: string
  brand: string
  call: PreviewCall
  launchesOf: LaunchesOf
  /** False: this portal has no preview [4.15]; games behind a password still ask for theirs. */
  isOpen: boolean
  log: Logger
  now: () => number
  trusted: TrustedProxies
}

/** Redirects of editors lead into the preview, so they belong to it [2.23]; routes match them in any case, `preview` in lower case alone [2.1]. */
const GUARDED = /^\/(?:preview|[Rr][Ee][Dd][Ii][Rr][Ee][Cc][Tt])(?:\.data)?(?:\/|$)/

export function createPreviewGate({ origin, brand, call, launchesOf, isOpen, log, now, trusted }: Gate): PreviewGate {
  const cookie = previewCookie(origin.startsWith('https:'))
  const refuse = (response: ServerResponse, asking: Asking, headers: Record<string, string> = {}) => {
    const { status, body } = previewPage(asking, brand)
    const more: Record<string, string> = {}
    if (status === 401) more['WWW-Authenticate'] = 'FormBased realm="preview"'
    if (asking.kind === 'wait') more['Retry-After'] = String(asking.seconds)
    sendPlain(response, {
      status,
      type: 'text/html; charset=utf-8',
      body,
      headers: { ...PREVIEW_PAGE_HEADERS, ...more, ...headers },
    })
  }

  const refuseAll = (response: ServerResponse) =>
    sendPlain(response, { status: 404, type: 'text/html; charset=utf-8', body: badAddressPage(404), headers: PLAIN_PAGE_HEADERS })

  return {
    unlockGame: unlockGame({ origin, call, launchesOf, now, trusted, cookie }),
    guards: (path) => GUARDED.test(decoded(path)),
    async admit(request, response, { path, query }) {
      if (!isOpen) {
        refuseAll(response)
        return null
      }
      const pass = cookie.read(request)
      const holds = pass !== null && (await call.holds(pass))
      if (pass !== null && holds) return pass
      const kind = holds === null ? 'away' : pass === null ? 'first' : 'over'
      if (path.endsWith('.data') && kind !== 'away') openAnew(response, path, query)
      // What a page fetches leaves the pass where it is: the next page has to say that it is over.
      else refuse(response, { kind }, kind === 'over' && isPage(request) ? { 'Set-Cookie': cookie.clear() } : {})
      return null
    },
    async enter(request, response, address) {
      if (!isOpen) {
        request.resume()
        return refuseAll(response)
      }
      if (isForeign(request, origin, trusted)) {
        request.resume()
        return refuse(response, { kind: 'foreign' })
      }
      const form = await readForm(request)
      if (typeof form === 'number') return sendPlain(response, { status: form, headers: { Connection: 'close' } })
      const secret = form.get(FIELD) ?? ''
      if (secret === '' || secret.length > 1_000) return refuse(response, { kind: secret === '' ? 'empty' : 'wrong' })
      const visitor = { address: clientAddress(request, trusted), device: cookie.device.read(request) }
      const outcome = await call.exchange(secret, visitor)
      log.info({ event: 'preview', outcome: outcome.kind }, 'the password of the preview was given')
      if (outcome.kind !== 'pass') return refuse(response, outcome)
      const seconds = Math.max(0, Math.floor((Date.parse(outcome.until) - now()) / 1000))
      const headers = {
        Location: address,
        'Set-Cookie': [cookie.set(outcome.pass, seconds), cookie.device.set(outcome.pass)],
        Vary: 'Cookie',
      }
      sendPlain(response, { status: 303, headers })
    },
  }
}

/** A browser that does not say what it asks for is taken to ask for a page. */
const isPage = ({ headers }: IncomingMessage): boolean => (headers['sec-fetch-dest'] ?? 'document') === 'document'

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * What the portal's router is answered when it asks for a draft page's data without a pass: refused, and told to open the page anew, which then
 * asks for the password. Written as React Router writes its redirects.
 */
function openAnew(response: ServerResponse, path: string, query: string): void {
  const given = new URLSearchParams(query)
  given.delete('_routes')
  const page = path.replace(/(?:\/_)?\.data$/, '')
  const redirect = given.size > 0 ? `${page}?${given}` : page
  sendPlain(response, {
    status: 401,
    type: 'text/x-script',
    body: `${encodeRedirect({ redirect, status: 302, revalidate: false, reload: true, replace: false })}\n`,
    headers: { 'X-Remix-Response': 'yes', 'WWW-Authenticate': 'FormBased realm="preview"', Vary: 'Cookie' },
  })
}

/** turbo-stream: a flat list in which an object's names and values stand by their places. */
function encodeRedirect(facts: Record<string, string | number | boolean>): string {
  const entries = Object.entries(facts)
  const places = Object.fromEntries(entries.map((_, index) => [`_${2 + index * 2}`, 3 + index * 2]))
  return JSON.stringify([['SingleFetchRedirect', 1], places, ...entries.flat()])
}
