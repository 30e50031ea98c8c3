import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, type TrustedProxies } from '@herna/contract/edge'
import { portal } from '@herna/contract/portal'
import { isForeign, readForm } from '../http/form.ts'
import { sendPlain } from '../http/plain-answer.ts'
import type { PreviewCall } from './preview-call.ts'
import type { PreviewCookie } from './preview-cookie.ts'
import { FIELD } from './preview-page.ts'

/** Where a game behind a password is unlocked: answers 200 with its launch addresses, or 401, 404, 429 or 503. */
export const GAME_PASSWORD_PATH = portal.unlockDemo.path

const REFUSED = { wrong: 401, closed: 401, wait: 429, away: 503 } as const
const MODES = ['demo', 'real'] as const

/** How a game opens with its permit, by mode; null: there is no such game. A pass reads drafts. */
export type LaunchesOf = (
  gameCode: string,
  permit: string,
  draftPass: string | null,
) => Promise<Record<(typeof MODES)[number], unknown> | null>

interface Unlocking {
  origin: string
  call: PreviewCall
  launchesOf: LaunchesOf
  now: () => number
  trusted: TrustedProxies
  cookie: PreviewCookie
}

/**
 * [5.3] The password is the editors': the preview authentication call knows it. It opens the game and no preview: the pass stays on the server.
 * The launch addresses [4.17] are given out here and nowhere else, with a permit that the game host asks for.
 */
export function unlockGame({ origin, call, launchesOf, now, trusted, cookie }: Unlocking) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, headers: Record<string, string> = {}) =>
      sendPlain(response, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
    if (isForeign(request, origin, trusted)) {
      request.resume()
      return answer(403)
    }
    const form = await readForm(request)
    if (typeof form === 'number') return answer(form, { Connection: 'close' })
    const secret = form.get(FIELD) ?? ''
    if (secret === '' || secret.length > 1_000) return answer(401)
    const mode = MODES.find((each) => each === form.get('rezim'))
    const gameCode = form.get('hra') ?? ''
    if (!mode || !/^[a-z0-9][a-z0-9-]{0,119}$/.test(gameCode)) return answer(400)
    const visitor = { address: clientAddress(request, trusted), device: cookie.device.read(request) }
    const outcome = await call.exchange(secret, visitor, gameCode)
    if (outcome.kind !== 'pass')
      return answer(REFUSED[outcome.kind], outcome.kind === 'wait' ? { 'Retry-After': String(outcome.seconds) } : {})
    if (!outcome.gamePermit) return answer(503)
    const { permit, until } = outcome.gamePermit
    const launches = await launchesOf(gameCode, permit, form.has('nahlad') ? outcome.pass : null).catch(() => 'away' as const)
    if (launches === null || launches === 'away') return answer(launches === null ? 404 : 503)
    const seconds = Math.max(0, Math.floor((Date.parse(until) - now()) / 1000))
    sendPlain(response, {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ launch: launches[mode], seconds }),
    })
  }
}
