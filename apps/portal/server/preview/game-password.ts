import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, type TrustedProxies } from '@herna/contract/edge'
import { portal } from '@herna/contract/portal'
import { isCrossSite, readForm } from '../http/form.ts'
import { sendPlain } from '../http/plain-response.ts'
import type { PreviewCall } from './preview-call.ts'
import type { PreviewCookie } from './preview-cookie.ts'
import { FIELD } from './preview-page.ts'

/** Path that unlocks a password-protected game: 200 with its launch, or 400, 401, 403, 404, 413, 415, 429 or 503. */
export const GAME_PASSWORD_PATH = portal.unlockDemo.path

const REFUSED = { wrong: 401, closed: 401, wait: 429, unavailable: 503 } as const
const MODES = ['demo', 'real'] as const

/** Launches of a game with its permit, by mode; null for an unknown game. With `draftPass` drafts are read. */
export type LaunchesOf = (
  gameCode: string,
  permit: string,
  draftPass: string | null,
) => Promise<Record<(typeof MODES)[number], unknown> | null>

interface UnlockOptions {
  origin: string
  call: PreviewCall
  launchesOf: LaunchesOf
  now: () => number
  trusted: TrustedProxies
  cookie: PreviewCookie
}

/**
 * [5.3] The password is the editors' one, checked by the preview authentication call. It opens only the game: the preview pass stays on the
 * server. Launch URLs of protected games [4.17] are sent only here, with a permit that the game host requires.
 */
export function unlockGame({ origin, call, launchesOf, now, trusted, cookie }: UnlockOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, headers: Record<string, string> = {}) =>
      sendPlain(response, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
    if (isCrossSite(request, origin, trusted)) {
      request.resume()
      return reply(403)
    }
    const form = await readForm(request)
    if (typeof form === 'number') return reply(form, { Connection: 'close' })
    const secret = form.get(FIELD) ?? ''
    if (secret === '' || secret.length > 1_000) return reply(401)
    const mode = MODES.find((each) => each === form.get('rezim'))
    const gameCode = form.get('hra') ?? ''
    if (!mode || !/^[a-z0-9][a-z0-9-]{0,119}$/.test(gameCode)) return reply(400)
    const visitor = { address: clientAddress(request, trusted), device: cookie.device.read(request) }
    const outcome = await call.exchange(secret, visitor, gameCode)
    if (outcome.kind !== 'pass')
      return reply(REFUSED[outcome.kind], outcome.kind === 'wait' ? { 'Retry-After': String(outcome.seconds) } : {})
    if (!outcome.gamePermit) return reply(503)
    const { permit, until } = outcome.gamePermit
    const launches = await launchesOf(gameCode, permit, form.has('nahlad') ? outcome.pass : null).catch(
      () => 'unavailable' as const,
    )
    if (launches === null || launches === 'unavailable') return reply(launches === null ? 404 : 503)
    const seconds = Math.max(0, Math.floor((Date.parse(until) - now()) / 1000))
    sendPlain(response, {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ launch: launches[mode], seconds }),
    })
  }
}
