import { inTransaction, notFound, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endSessionsOf, findPlayerByName, revokeFamiliesOf, writeAudit } from '../../identity/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { exclude } from '../exclude.ts'
import { addPlayStops } from './play-stops.routes.ts'
import { checkAfterOutage } from '../excluded-register/register-outage.ts'

const done = z.object({ done: z.literal(true) })
const about = { tags: ['operator'], security: [{ bearer: [] }], response: { 200: done } }
const DONE = { done: true as const }
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Kill switch of one player (GLI-19 2.4.1), and the switches of the register of excluded persons. Within the scope for operators alone. */
export function addProtectionOperatorRoutes(app: FastifyInstance, context: PamContext): void {
  addSuspension(app, context)
  addPlayStops(app, context)
  if (context.settings.sandbox === 'on') addRegisterSwitches(app, context)
}

function addSuspension(door: FastifyInstance, context: PamContext): void {
  const body = z.strictObject({ username: z.string().min(1).max(254), suspended: z.boolean() })
  const schema = { ...about, summary: 'Suspends a player at once, or lifts it', body }
  typed(door).post('/operator/suspension', { schema, config }, async (request) => {
    const player = await findPlayerByName(context.pool, request.body.username)
    if (!player) throw notFound('There is no such player.')
    const of = {
      playerId: player.id,
      reason: 'suspended' as const,
      product: 'CrossProduct' as const,
      gameType: null,
      endsAt: null,
    }
    if (request.body.suspended) {
      await exclude(context, of, { actor: 'operator', address: request.ip })
      await inTransaction(context.pool, async (db) => {
        await endSessionsOf(db, { playerId: player.id }, 'suspended', context.now())
        await revokeFamiliesOf(db, player.id, context.now())
      })
    } else {
      const at = context.now()
      await context.pool.query(
        `UPDATE pam.exclusions SET lifted_at = $2 WHERE player_id = $1 AND reason = 'suspended' AND lifted_at IS NULL`,
        [player.id, at],
      )
      await writeAudit(context.pool, {
        at,
        playerId: player.id,
        actor: 'operator',
        action: 'suspension-lifted',
        address: request.ip,
      })
    }
    return DONE
  })
}

function addRegisterSwitches(door: FastifyInstance, context: PamContext): void {
  const switches = z.strictObject({ available: z.boolean().optional(), outageAnnounced: z.boolean().optional() })
  const set = { ...about, summary: 'The register answers or not; an outage is announced or over', body: switches }
  typed(door).post('/operator/register', { schema: set, config }, async (request) => {
    const { available, outageAnnounced } = request.body
    await context.pool.query(
      'UPDATE pam.register_switches SET available = coalesce($1, available), outage_announced = coalesce($2, outage_announced)',
      [available, outageAnnounced],
    )
    const details = { available, outageAnnounced }
    await writeAudit(context.pool, { at: context.now(), playerId: null, actor: 'operator', action: 'register-switched', details })
    if (outageAnnounced === false) await checkAfterOutage(context)
    return DONE
  })
  const entry = z.strictObject({
    birthNumber: z.string().min(9).max(11),
    excluded: z.boolean(),
    until: z.iso.datetime().nullable().default(null),
  })
  const put = { ...about, summary: 'Writes a person into the sandbox’s register, or takes them out', body: entry }
  typed(door).post('/operator/register/persons', { schema: put, config }, async (request) => {
    const personKey = context.keys.personKey(request.body.birthNumber.replace('/', ''))
    await context.pool.query('DELETE FROM pam.excluded_persons WHERE person_key = $1', [personKey])
    if (request.body.excluded)
      await context.pool.query('INSERT INTO pam.excluded_persons (person_key, until) VALUES ($1, $2)', [
        personKey,
        request.body.until,
      ])
    return DONE
  })
}
