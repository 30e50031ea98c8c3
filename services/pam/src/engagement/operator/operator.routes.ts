import { operator } from '@herna/contract/player'
import { addOperation, inTransaction, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { findPlayerByName, writeAudit } from '../../identity/index.ts'
import { grantBonus, mayTakeBonus, templateOf } from '../bonuses/index.ts'
import { refuse } from '../../http/index.ts'
import type { EngagementContext } from '../context.ts'
import { notifyPlayer } from '../player-messages/index.ts'

const routeOptions = { tags: ['operator'], isBearer: true, config: { rateLimit: { max: 60, timeWindow: 60_000 } } }
const DAY = 86_400_000

/** Operator routes: grant a bonus, send a message. */
export function addEngagementOperatorRoutes(app: FastifyInstance, context: EngagementContext): void {
  addBonusGrant(app, context)
  addMessage(app, context)
}

function addBonusGrant(app: FastifyInstance, context: EngagementContext): void {
  const options = { ...routeOptions, summary: 'Grants a player a template’s bonus' }
  addOperation(app, operator.grantBonus, options, async ({ body: { username, templateCode, reference, days }, request }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const template = templateOf(context, templateCode)
    if (!template) throw refuse(404, 'template-unknown', 'There is no such bonus template.', 'templateCode')
    // Accounts that may still be removed must not own anything.
    if (player.emailVerifiedAt === null)
      throw refuse(403, 'email-not-verified', 'The e-mail address is not verified yet.', 'username')
    const currentTime = context.now()
    return inTransaction(context.pool, async (db) => {
      if (player.erasedAt !== null || !(await mayTakeBonus(context, db, player)))
        throw refuse(403, 'player-blocked', 'This player may not take a bonus.')
      const grantWindow = { key: `operator:${reference}`, endsAt: new Date(currentTime.getTime() + days * DAY) }
      const id = await grantBonus(db, player.id, template, grantWindow, currentTime)
      if (id === null) return { given: false }
      const details = { bonus: id, template: template.code, reference }
      await writeAudit(db, {
        at: currentTime,
        playerId: player.id,
        actor: 'operator',
        action: 'bonus-given',
        details,
        address: request.ip,
      })
      return { given: true }
    })
  })
}

function addMessage(app: FastifyInstance, context: EngagementContext): void {
  const options = { ...routeOptions, summary: 'Sends a player a message [3.15] [3.16]' }
  addOperation(app, operator.sendMessage, options, async ({ body: { username, title, text, group, type }, request }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const currentTime = context.now()
    await inTransaction(context.pool, async (db) => {
      await notifyPlayer(db, player.id, { title, text, group, type }, currentTime)
      await writeAudit(db, {
        at: currentTime,
        playerId: player.id,
        actor: 'operator',
        action: 'message-sent',
        details: { title },
        address: request.ip,
      })
    })
    return { done: true as const }
  })
}
