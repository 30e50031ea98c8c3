import { operator } from '@herna/contract/player'
import { addOperation, inTransaction, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { findPlayerByName, writeAudit } from '../../identity/index.ts'
import { grantBonus, mayTakeBonus, templateOf } from '../bonuses/index.ts'
import { refuse } from '../../http/index.ts'
import type { EngagementContext } from '../context.ts'
import { tellPlayer } from '../player-messages/index.ts'

const about = { tags: ['operator'], isBearer: true, config: { rateLimit: { max: 60, timeWindow: 60_000 } } }
const DAY = 86_400_000

/** What an operator gives a player: a bonus, a message. */
export function addEngagementOperatorRoutes(door: FastifyInstance, context: EngagementContext): void {
  addBonusGift(door, context)
  addMessage(door, context)
}

function addBonusGift(door: FastifyInstance, context: EngagementContext): void {
  const options = { ...about, summary: 'Gives a player a template’s bonus' }
  addOperation(door, operator.giveBonus, options, async ({ body: { username, templateCode, reference, days }, request }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const template = templateOf(context, templateCode)
    if (!template) throw refuse(404, 'template-unknown', 'There is no such bonus template.', 'templateCode')
    // An account that may still be removed owns nothing.
    if (player.emailVerifiedAt === null)
      throw refuse(403, 'email-not-verified', 'The e-mail address is not verified yet.', 'username')
    const at = context.now()
    return inTransaction(context.pool, async (db) => {
      if (!(await mayTakeBonus(context, db, player))) throw refuse(403, 'player-blocked', 'This player may not take a bonus.')
      const occasion = { key: `operator:${reference}`, endsAt: new Date(at.getTime() + days * DAY) }
      const id = await grantBonus(db, player.id, template, occasion, at)
      if (id === null) return { given: false }
      const details = { bonus: id, template: template.code, reference }
      await writeAudit(db, { at, playerId: player.id, actor: 'operator', action: 'bonus-given', details, address: request.ip })
      return { given: true }
    })
  })
}

function addMessage(door: FastifyInstance, context: EngagementContext): void {
  const options = { ...about, summary: 'Sends a player a message [3.15] [3.16]' }
  addOperation(door, operator.sendMessage, options, async ({ body: { username, title, text, group }, request }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const at = context.now()
    await inTransaction(context.pool, async (db) => {
      await tellPlayer(db, player.id, { title, text, group }, at)
      await writeAudit(db, {
        at,
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
