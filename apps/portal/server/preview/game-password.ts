import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, type TrustedProxies } from '@herna/contract/edge'
import { isForeign, readForm } from '../http/form.ts'
import { sendPlain } from '../http/plain-answer.ts'
import type { PreviewCall } from './preview-call.ts'
import type { PreviewCookie } from './preview-cookie.ts'
import { FIELD } from './preview-page.ts'

/** Where a game behind a password has it checked; answers 204, 401, 429 or 503 and nothing else. */
export const GAME_PASSWORD_PATH = '/play/heslo'

const STATUS = { pass: 204, wrong: 401, closed: 401, wait: 429, away: 503 } as const

interface GamePasswordOptions {
  origin: string
  call: PreviewCall
  trusted: TrustedProxies
  cookie: PreviewCookie
}

/** [5.3] The password is the editors': the preview authentication call knows it. It opens the game and no preview: no pass is handed out. */
export function gamePasswordDoor({ origin, call, trusted, cookie }: GamePasswordOptions) {
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
    const outcome = await call.exchange(secret, { address: clientAddress(request, trusted), device: cookie.device.read(request) })
    answer(STATUS[outcome.kind], outcome.kind === 'wait' ? { 'Retry-After': String(outcome.seconds) } : {})
  }
}
