import { type GamePermit, previewAuth } from '@herna/contract/content'
import { addressGroup } from '@herna/contract/edge'
import { GAME_PERMIT_LIFETIME_MS, type GamePermits } from '@herna/contract/permits'
import { addOperation, bearerOf, ProblemError, sameSecret } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unauthorised } from './draft-readers.ts'
import type { PasswordAttempts, Visitor } from './password-attempts.ts'
import type { PreviewPasses } from './preview-passes.ts'

interface Preview {
  /** Undefined: the preview is disabled. */
  password: string | undefined
  passes: PreviewPasses | null
  attempts: PasswordAttempts
  permits: GamePermits
  now: () => number
}

/** The route of the preview authentication [7.34] [5.3]. */
export function addPreviewRoute(app: FastifyInstance, { password, passes, attempts, permits, now }: Preview): void {
  const permitFor = (gameCode: string): GamePermit => {
    const expiresAt = now() + GAME_PERMIT_LIFETIME_MS
    return { permit: permits.issue(gameCode, expiresAt), until: new Date(expiresAt).toISOString() }
  }
  const options = {
    summary:
      'Exchanges the CMS password for a pass that allows reading drafts; without it, returns the expiry of the pass in Authorization. With gameCode the right password also returns a permit for that game',
    tags: ['preview'],
    isBearer: 'sometimes',
    onRequest: refuseNavigation,
  } as const
  addOperation(app, previewAuth, options, async ({ query: { secret, gameCode }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    if (password === undefined || !passes)
      throw new ProblemError(403, 'The preview is disabled: HERNA_PREVIEW_PASSWORD is not configured.')
    if (secret === undefined) {
      const pass = bearerOf(request) ?? ''
      const end = passes.endOf(pass)
      if (!end) throw unauthorised('The pass is missing or expired.')
      return { pass, until: end.toISOString() }
    }
    const visitor = visitorOf(request, passes)
    const { secondsToWait, secondsIfWrong } = await attempts.take(visitor)
    refuseDuringWait(secondsToWait, reply)
    if (sameSecret(secret, password)) {
      await attempts.recordSuccess(visitor)
      return { ...passes.issue(), ...(gameCode === undefined ? {} : { gamePermit: permitFor(gameCode) }) }
    }
    request.log.warn({ event: 'preview' }, 'wrong preview password')
    refuseDuringWait(secondsIfWrong, reply)
    throw unauthorised('Wrong preview password.', 'secret')
  })
}

/** Refuses navigation, which would leave the password in the browser's history, and requests from other sites. */
async function refuseNavigation({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'cross-site')
    throw new ProblemError(403, 'Only the portal may call this operation.')
}

/**
 * The visitor whose wrong passwords are counted: a browser with an earlier pass, or a client by its address. The portal forwards the address in
 * `X-Forwarded-For`, which is trusted when the portal is a trusted proxy.
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
