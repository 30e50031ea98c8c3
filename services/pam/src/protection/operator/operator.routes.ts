import { operator } from '@herna/contract/player'
import { addOperation, inTransaction, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { endSessionsOf, findPlayerByName, revokeFamiliesOf, writeAudit } from '../../identity/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { exclude } from '../exclude.ts'
import { addPlayStops } from './play-stops.routes.ts'
import { refreshRegisterState } from '../excluded-register/player-check.ts'

const DONE = { done: true as const }
const routeOptions = { tags: ['operator'], isBearer: true, config: { rateLimit: { max: 60, timeWindow: 60_000 } } }

/** Suspension of a player (GLI-19 2.4.1), and the switches of the sandbox's register. Mounted in the operator scope. */
export function addProtectionOperatorRoutes(app: FastifyInstance, context: PamContext): void {
  addSuspension(app, context)
  addPlayStops(app, context)
  if (context.settings.sandbox === 'on') addRegisterSwitches(app, context)
}

function addSuspension(app: FastifyInstance, context: PamContext): void {
  const options = { ...routeOptions, summary: 'Suspends a player at once, or lifts it' }
  addOperation(app, operator.suspend, options, async ({ body: { username, suspended }, request }) => {
    const player = await findPlayerByName(context.pool, username)
    if (!player) throw notFound('There is no such player.')
    const suspension = {
      playerId: player.id,
      reason: 'suspended' as const,
      product: 'CrossProduct' as const,
      gameType: null,
      endsAt: null,
    }
    if (suspended) {
      await exclude(context, suspension, { actor: 'operator', address: request.ip })
      await inTransaction(context.pool, async (db) => {
        await endSessionsOf(db, { playerId: player.id }, 'suspended', context.now())
        await revokeFamiliesOf(db, player.id, context.now())
      })
    } else {
      const currentTime = context.now()
      await context.pool.query(
        `UPDATE pam.exclusions SET lifted_at = $2 WHERE player_id = $1 AND reason = 'suspended' AND lifted_at IS NULL`,
        [player.id, currentTime],
      )
      await writeAudit(context.pool, {
        at: currentTime,
        playerId: player.id,
        actor: 'operator',
        action: 'suspension-lifted',
        address: request.ip,
      })
    }
    return DONE
  })
}

function addRegisterSwitches(app: FastifyInstance, context: PamContext): void {
  const set = { ...routeOptions, summary: 'Sets whether the register replies and whether an outage is announced' }
  addOperation(app, operator.switchRegister, set, async ({ body: { available, outageAnnounced } }) => {
    await context.pool.query(
      'UPDATE pam.register_switches SET available = coalesce($1, available), outage_announced = coalesce($2, outage_announced)',
      [available, outageAnnounced],
    )
    const details = { available, outageAnnounced }
    await writeAudit(context.pool, { at: context.now(), playerId: null, actor: 'operator', action: 'register-switched', details })
    if (outageAnnounced === false) await checkAfterOutage(context)
    return DONE
  })
  const put = { ...routeOptions, summary: 'Adds a person to the sandbox’s register, or removes them' }
  addOperation(app, operator.setExcludedPerson, put, async ({ body: { birthNumber, excluded, until } }) => {
    const personKey = context.keys.personKey(birthNumber.replace('/', ''))
    await context.pool.query('DELETE FROM pam.excluded_persons WHERE person_key = $1', [personKey])
    if (excluded)
      await context.pool.query('INSERT INTO pam.excluded_persons (person_key, until) VALUES ($1, $2)', [personKey, until])
    return DONE
  })
}

/** Checks players who were admitted during the outage. Those without a reply stay unknown and may not play. */
async function checkAfterOutage(context: PamContext): Promise<void> {
  const { rows } = await context.pool.query<{ id: string; personKey: Buffer }>(
    `SELECT id, person_key AS "personKey" FROM pam.players WHERE register_state = 'unknown' ORDER BY id`,
  )
  for (const player of rows) await refreshRegisterState(context, player)
}
