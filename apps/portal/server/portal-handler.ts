import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf, withRequestId } from '@herna/telemetry'
import { badAddressPage, PLAIN_PAGE_HEADERS } from './addresses/loading-page.ts'
import { decideAddress } from './http/address.ts'
import { launchHeaders, nativeLaunch } from './http/native-launch.ts'
import { sendPlain } from './http/plain-response.ts'
import { GAME_PASSWORD_PATH } from './preview/game-password.ts'
import type { RequestMonitor } from './monitoring/request-monitor.ts'
import type { PreviewGate } from './preview/preview-gate.ts'
import { type StoredResponse, sendStored } from './http/stored-response.ts'
import { plainSecurityHeaders } from './security/security-headers.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

interface Parts {
  /** Public origin of the portal. */
  origin: string
  assets: { get(address: string): StoredResponse | undefined }
  /** A cached page of exactly this URL. */
  ready(address: string): StoredResponse | undefined
  preview: Pick<PreviewGate, 'isGuarded' | 'submitPassword' | 'unlockGame'>
  ownAddress(path: string): { route: string; send(response: ServerResponse): void | Promise<void> } | null
  monitor: RequestMonitor
  page(path: string, query: string, request: IncomingMessage, response: ServerResponse): Promise<void>
  onFailure(error: unknown, path: string): void
}

const REQUEST_ID_HEADER = 'x-request-id'
const HTML = 'text/html; charset=utf-8'

/** The request listener: cached pages and assets are sent directly, all other requests are routed. */
export function portalHandler({ origin, assets, ready, preview, ownAddress, monitor, page, onFailure }: Parts): Listener {
  const secure = origin.startsWith('https:')
  const defaultHeaders = pairs(plainSecurityHeaders(origin))
  const handle = async (request: IncomingMessage, response: ServerResponse, target: string): Promise<void> => {
    const address = decideAddress(target)
    if (request.method === 'POST' && address.kind === 'serve' && preview.isGuarded(address.path)) {
      monitor.route(response, 'preview password')
      return preview.submitPassword(request, response, address.query ? `${address.path}?${address.query}` : address.path)
    }
    if (request.method === 'POST' && address.kind === 'serve' && address.path === GAME_PASSWORD_PATH) {
      monitor.route(response, GAME_PASSWORD_PATH)
      return preview.unlockGame(request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume()
      return sendPlain(response, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    if (address.kind === 'refuse')
      return sendPlain(response, {
        status: address.status,
        type: HTML,
        body: badAddressPage(address.status),
        headers: PLAIN_PAGE_HEADERS,
      })
    const site = request.headers['sec-fetch-site']?.toString()
    const launch = nativeLaunch(address.kind === 'redirect' ? address.to : `${address.path}?${address.query}`, { secure, site })
    if (launch) monitor.route(response, 'launch')
    if (launch) return sendPlain(response, { status: 303, headers: launchHeaders(launch) })
    if (address.kind === 'redirect') monitor.route(response, 'redirect')
    if (address.kind === 'redirect') return sendPlain(response, { status: 308, headers: { Location: address.to } })
    const asset = assets.get(address.path)
    if (asset) monitor.route(response, 'asset')
    if (asset) return sendStored(request, response, asset)
    const own = ownAddress(address.path)
    if (own) monitor.route(response, own.route)
    if (own) return own.send(response)
    await page(address.path, address.query, request, response)
  }
  return (request, response) => {
    monitor.begin(request, response)
    const target = request.url ?? '/'
    const cached = request.method === 'GET' ? (ready(target) ?? assets.get(target)) : undefined
    // Cached responses have their own headers; other responses override these by name.
    if (!cached) for (const [name, value] of defaultHeaders) response.setHeader(name, value)
    if (cached) monitor.route(response, cached.route ?? 'asset')
    const sending = cached
      ? sendStored(request, response, cached)
      : identified(request, response, () => handle(request, response, target))
    sending?.catch((error: unknown) => {
      onFailure(error, target.split('?')[0] ?? '')
      if (response.headersSent) response.destroy()
      else sendPlain(response, { status: 500, type: HTML, body: badAddressPage(500), headers: PLAIN_PAGE_HEADERS })
    })
  }
}

/** Handles the request under its id, which is in the response, in log lines and in calls. A cached response calls nobody and logs nothing. */
function identified<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  const requestId = requestIdOf(request.headers)
  response.setHeader(REQUEST_ID_HEADER, requestId)
  return withRequestId(requestId, work)
}

const pairs = (flat: readonly string[]): [name: string, value: string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []))
