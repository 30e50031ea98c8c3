import { type GamePermit, previewAuth } from '@herna/contract/content'
import { addressGroup } from '@herna/contract/edge'
import { GAME_PERMIT_LIFETIME_MS, type GamePermits } from '@herna/contract/permits'
import { addOperation, bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unauthorised } from './draft-readers.ts'
import type { PasswordAttempts, Visitor } from './password-attempts.ts'
import type { PreviewPasses } from './preview-passes.ts'

interface Preview {
  /** Without one the preview is closed. */
  password: string | undefined
  passes: PreviewPasses | null
  attempts: PasswordAttempts
  permits: GamePermits
  now: () => number
}

/** The preview authentication call [7.34] [5.3]. */
export function addPreviewRoute(app: FastifyInstance, { password, passes, attempts: guesses, permits, now }: Preview): void {
  const permitFor = (gameCode: string): GamePermit => {
    const until = now() + GAME_PERMIT_LIFETIME_MS
    return { permit: permits.issue(gameCode, until), until: new Date(until).toISOString() }
  }
  const options = {
    summary:
      'Exchanges the CMS password for a pass that opens drafts; without it, tells how long the pass in Authorization holds. With gameCode the right password also gives a permit for that game',
    tags: ['preview'],
    isBearer: 'sometimes',
    onRequest: refuseNavigation,
  } as const
  addOperation(app, previewAuth, options, async ({ query: { secret, gameCode }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    if (password === undefined || !passes)
      throw new ProblemError(403, 'The preview is switched off: no HERNA_PREVIEW_PASSWORD is configured.')
    if (secret === undefined) {
      const pass = bearerOf(request) ?? ''
      const end = passes.endOf(pass)
      if (!end) throw unauthorised('There is no pass that holds.')
      return { pass, until: end.toISOString() }
    }
    const visitor = visitorOf(request, passes)
    refuseDuringWait(guesses.secondsToWait(visitor), reply)
    if (sameSecret(secret, password)) {
      guesses.recordSuccess(visitor)
      return { ...passes.issue(), ...(gameCode === undefined ? {} : { gamePermit: permitFor(gameCode) }) }
    }
    request.log.warn({ event: 'preview' }, 'a wrong password of the preview')
    refuseDuringWait(guesses.recordFailure(visitor), reply)
    throw unauthorised('The password of the preview is wrong.', 'secret')
  })
}

/** Nobody types the password into an address, where it would stay in the history, and no other site makes our visitors guess. */
async function refuseNavigation({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'cross-site')
    throw new ProblemError(403, 'This is asked by the portal, not opened as a page.')
}

/**
 * Whose wrong passwords are counted: a browser that knew the password before, by the pass it got then (a stolen one guesses no more than anybody), or a
 * client by its address. The portal names its visitor in `X-Forwarded-For`, which is believed when the portal is a trusted proxy.
 */
function visitorOf(request: FastifyRequest, passes: PreviewPasses): Visitor {
  const pass = bearerOf(request) ?? ''
  if (passes.isKnown(pass)) return { key: `pass ${pass}`, isKnown: true }
  return { key: addressGroup(request.ip), isKnown: false }
}

function refuseDuringWait(seconds: number, reply: FastifyReply): void {
  if (seconds === 0) return
  reply.header('retry-after', String(seconds))
  throw new ProblemError(429, `Too many wrong passwords: try again in ${seconds} seconds.`)
}
