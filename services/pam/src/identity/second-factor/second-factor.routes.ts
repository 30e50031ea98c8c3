import { addOperation, inTransaction } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../http/index.ts'
import { confirmPassword, confirmSecondFactor as confirmCode } from '../login/confirm-in-session.ts'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../sessions/current-session.ts'
import { renewCookies } from '../sessions/renew-cookies.ts'
import { confirmSecondFactor, replaceRecoveryCodes, setUpSecondFactor, switchOffSecondFactor } from './set-up.ts'

const tags = ['second factor']

export function addSecondFactorRoutes(app: FastifyInstance, context: PamContext): void {
  const rateLimit = { max: context.settings.codesPerMinute, timeWindow: 60_000 }
  const setUp = { summary: 'A secret for the authenticator app', tags, config: { rateLimit } }
  addOperation(app, platform.setUpSecondFactor, setUp, async ({ body, request }) => {
    const current = await requireSession(context, request, 'platform')
    await confirmPassword(context, current, body.password, request.ip)
    return setUpSecondFactor(context, current.player)
  })
  const confirm = { summary: 'Enables the second factor; the session continues under a new id', tags, config: { rateLimit } }
  addOperation(app, platform.confirmSecondFactor, confirm, async ({ body, request, reply }) => {
    const { player, session } = await requireSession(context, request, 'platform')
    const recoveryCodes = await confirmSecondFactor(context, player, body.code, request.ip)
    await renewCookies(context, session, reply)
    return { recoveryCodes }
  })
  const disableOptions = { summary: 'Disables the second factor', tags, config: { rateLimit } }
  addOperation(app, platform.switchOffSecondFactor, disableOptions, async ({ body, request, reply }) => {
    const current = await requireSession(context, request, 'platform')
    const { player, session } = current
    if (player.totpOnAt === null) throw refuse(409, 'second-factor-off', 'The second factor is off.')
    await confirmPassword(context, current, body.password, request.ip)
    await confirmCode(context, current, body.code, request.ip)
    await switchOffSecondFactor(context, player, request.ip)
    await renewCookies(context, session, reply)
    return { done: true as const }
  })
  const renew = { summary: 'New recovery codes; earlier ones become invalid', tags, config: { rateLimit } }
  addOperation(app, platform.renewRecoveryCodes, renew, async ({ body, request }) => {
    const current = await requireSession(context, request, 'platform')
    const { player } = current
    if (player.totpOnAt === null) throw refuse(409, 'second-factor-off', 'The second factor is off.')
    await confirmCode(context, current, body.code, request.ip)
    return { recoveryCodes: await inTransaction(context.pool, (db) => replaceRecoveryCodes(context, db, player.id)) }
  })
}
