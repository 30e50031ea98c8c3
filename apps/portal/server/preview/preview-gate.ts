import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, type TrustedProxies } from '@herna/contract/edge'
import type { Logger } from 'pino'
import { badAddressPage, PLAIN_PAGE_HEADERS } from '../addresses/loading-page.ts'
import { isCrossSite, readForm } from '../http/form.ts'
import { sendPlain } from '../http/plain-response.ts'
import type { PreviewCall } from './preview-call.ts'
import { previewCookie } from './preview-cookie.ts'
import { type LaunchesOf, unlockGame } from './game-password.ts'
import { type PromptReason, FIELD, PREVIEW_PAGE_HEADERS, previewPage } from './preview-page.ts'

/**
 * Access control of the editors' preview [6.4]. A visitor without a valid pass gets the password page. The content service checks the
 * password and issues the passes; the portal stores neither.
 */
export interface PreviewGate {
  isGuarded(path: string): boolean
  /** The visitor's valid pass; null when the password page was sent instead. */
  admit(request: IncomingMessage, response: ServerResponse, address: { path: string; query: string }): Promise<string | null>
  /** Checks the password posted to a preview URL and redirects back to it. */
  submitPassword(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>
  /** Sends the launch of a game for its password [5.3]; gives no preview access. */
  unlockGame(request: IncomingMessage, response: ServerResponse): Promise<void>
}

interface PreviewGateOptions {
  origin: string
  brand: string
  call: PreviewCall
  launchesOf: LaunchesOf
  /** False when the preview is switched off [4.15]; password-protected games still work. */
  isOpen: boolean
  log: Logger
  now: () => number
  trusted: TrustedProxies
}

/** Editors' redirects lead into the preview, so they are guarded too [2.23]; their route is case-insensitive, `preview` is lower case only [2.1]. */
const GUARDED = /^\/(?:preview|[Rr][Ee][Dd][Ii][Rr][Ee][Cc][Tt])(?:\.data)?(?:\/|$)/

export function createPreviewGate({
  origin,
  brand,
  call,
  launchesOf,
  isOpen,
  log,
  now,
  trusted,
}: PreviewGateOptions): PreviewGate {
  const cookie = previewCookie(origin.startsWith('https:'))
  const sendPrompt = (response: ServerResponse, reason: PromptReason, headers: Record<string, string> = {}) => {
    const { status, body } = previewPage(reason, brand)
    const statusHeaders: Record<string, string> = {}
    if (status === 401) statusHeaders['WWW-Authenticate'] = 'FormBased realm="preview"'
    if (reason.kind === 'wait') statusHeaders['Retry-After'] = String(reason.seconds)
    sendPlain(response, {
      status,
      type: 'text/html; charset=utf-8',
      body,
      headers: { ...PREVIEW_PAGE_HEADERS, ...statusHeaders, ...headers },
    })
  }

  const sendNotFound = (response: ServerResponse) =>
    sendPlain(response, { status: 404, type: 'text/html; charset=utf-8', body: badAddressPage(404), headers: PLAIN_PAGE_HEADERS })

  return {
    unlockGame: unlockGame({ origin, call, launchesOf, now, trusted, cookie }),
    isGuarded: (path) => GUARDED.test(decodePath(path)),
    async admit(request, response, { path, query }) {
      if (!isOpen) {
        sendNotFound(response)
        return null
      }
      const pass = cookie.read(request)
      const isPassValid = pass !== null && (await call.isValid(pass))
      if (pass !== null && isPassValid) return pass
      const kind = isPassValid === null ? 'unavailable' : pass === null ? 'first' : 'over'
      if (path.endsWith('.data') && kind !== 'unavailable') sendReload(response, path, query)
      // Only a page request clears the cookie: after a fetch the next page must still show that the pass expired.
      else sendPrompt(response, { kind }, kind === 'over' && isPage(request) ? { 'Set-Cookie': cookie.clear() } : {})
      return null
    },
    async submitPassword(request, response, address) {
      if (!isOpen) {
        request.resume()
        return sendNotFound(response)
      }
      if (isCrossSite(request, origin, trusted)) {
        request.resume()
        return sendPrompt(response, { kind: 'foreign' })
      }
      const form = await readForm(request)
      if (typeof form === 'number') return sendPlain(response, { status: form, headers: { Connection: 'close' } })
      const secret = form.get(FIELD) ?? ''
      if (secret === '' || secret.length > 1_000) return sendPrompt(response, { kind: secret === '' ? 'empty' : 'wrong' })
      const visitor = { address: clientAddress(request, trusted), device: cookie.device.read(request) }
      const outcome = await call.exchange(secret, visitor)
      log.info({ event: 'preview', outcome: outcome.kind }, 'preview password submitted')
      if (outcome.kind !== 'pass') return sendPrompt(response, outcome)
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

/** Without `Sec-Fetch-Dest` the request counts as a page request. */
const isPage = ({ headers }: IncomingMessage): boolean => (headers['sec-fetch-dest'] ?? 'document') === 'document'

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Response to the router's request for a draft page's data without a valid pass: 401 with a document reload, which then shows the password
 * page. Encoded like React Router's redirects.
 */
function sendReload(response: ServerResponse, path: string, query: string): void {
  const parameters = new URLSearchParams(query)
  parameters.delete('_routes')
  const page = path.replace(/(?:\/_)?\.data$/, '')
  const redirect = parameters.size > 0 ? `${page}?${parameters}` : page
  sendPlain(response, {
    status: 401,
    type: 'text/x-script',
    body: `${encodeRedirect({ redirect, status: 302, revalidate: false, reload: true, replace: false })}\n`,
    headers: { 'X-Remix-Response': 'yes', 'WWW-Authenticate': 'FormBased realm="preview"', Vary: 'Cookie' },
  })
}

/** turbo-stream format: a flat list in which objects refer to names and values by index. */
function encodeRedirect(facts: Record<string, string | number | boolean>): string {
  const entries = Object.entries(facts)
  const positions = Object.fromEntries(entries.map((_, index) => [`_${2 + index * 2}`, 3 + index * 2]))
  return JSON.stringify([['SingleFetchRedirect', 1], positions, ...entries.flat()])
}
