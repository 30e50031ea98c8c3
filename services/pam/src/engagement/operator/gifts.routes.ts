import { MESSAGE_GROUPS } from '@herna/contract/notifications'
import { inTransaction, notFound, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { EngagementContext } from '../context.ts'
import { findPlayerByName, writeAudit } from '../../identity/index.ts'
import { grantBonus, mayTakeBonus, templateOf } from '../bonuses/index.ts'
import { refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { tellPlayer } from '../player-messages/index.ts'

const about = { tags: ['operator'], security: [{ bearer: [] }] }
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
const username = z.string().min(1).max(254)
const DAY = 86_400_000

/** What an operator gives a player: a bonus, a message. */
export function addEngagementOperatorRoutes(door: FastifyInstance, context: EngagementContext): void {
  addBonusGift(door, context)
  addMessage(door, context)
}

function addBonusGift(door: FastifyInstance, context: EngagementContext): void {
  const body = z.strictObject({
    username,
    templateCode: z.string().min(1).max(60),
    /** The operator's name of this giving: of one, a player gets one bonus, however often it is sent. */
    reference: z.string().regex(/^[\w.:-]{1,60}$/),
    days: z.int().min(1).max(365).default(14),
  })
  const schema = {
    ...about,
    summary: 'Gives a player a template’s bonus',
    body,
    response: { 200: z.object({ given: z.boolean() }) },
  }
  typed(door).post('/operator/bonuses', { schema, config }, async (request) => {
    const { templateCode, reference, days } = request.body
    const player = await findPlayerByName(context.pool, request.body.username)
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

function addMessage(door: FastifyInstance, context: PamContext): void {
  const body = z.strictObject({
    username,
    title: z.string().trim().min(1).max(120),
    text: z.string().trim().min(1).max(1_000),
    /** What is told at a login comes before the rest [4.25]. */
    group: z.enum(MESSAGE_GROUPS).default('PlayerActionShowMessage'),
  })
  const schema = {
    ...about,
    summary: 'Sends a player a message [3.15] [3.16]',
    body,
    response: { 200: z.object({ done: z.literal(true) }) },
  }
  typed(door).post('/operator/messages', { schema, config }, async (request) => {
    const player = await findPlayerByName(context.pool, request.body.username)
    if (!player) throw notFound('There is no such player.')
    const { title, text, group } = request.body
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
