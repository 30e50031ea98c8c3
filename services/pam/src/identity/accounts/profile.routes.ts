import { addOperation } from '@herna/service-kit'
import { type Account, platform, type REALITY_CHECK_MINUTES } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import { type CurrentSession, requireSession } from '../sessions/current-session.ts'
import { readPlayer } from './players.store.ts'

const tags = ['account']

export function addProfileRoutes(app: FastifyInstance, context: PamContext): void {
  addOperation(app, platform.account, { summary: 'The player’s account data', tags }, async ({ request }) => {
    return accountOf(context, await requireSession(context, request, 'platform'))
  })
  const change = { summary: 'Changes the player’s own contact data and preferences', tags }
  addOperation(app, platform.changeAccount, change, async ({ body, request }) => {
    const { player, session } = await requireSession(context, request, 'platform')
    await context.pool.query(
      `UPDATE pam.players SET phone = CASE WHEN $2 THEN $3 ELSE phone END, street = coalesce($4, street), city = coalesce($5, city),
         postal_code = coalesce($6, postal_code), marketing_consent = coalesce($7, marketing_consent),
         reality_check_minutes = coalesce($8, reality_check_minutes) WHERE id = $1`,
      [
        player.id,
        body.phone !== undefined,
        body.phone ?? null,
        body.street,
        body.city,
        body.postalCode,
        body.marketingConsent,
        body.realityCheckMinutes,
      ],
    )
    // Logs the field names, not their values; the consent's value is itself evidence.
    const details = { fields: Object.keys(body), marketingConsent: body.marketingConsent }
    const currentTime = context.now()
    await writeAudit(context.pool, {
      at: currentTime,
      playerId: player.id,
      actor: 'player',
      action: 'account-changed',
      details,
      address: request.ip,
    })
    return accountOf(context, { session, player: await readPlayer(context.pool, player.id) })
  })
}

async function accountOf({ pool }: PamContext, { session, player }: CurrentSession): Promise<Account> {
  const { rows } = await pool.query<{ remaining: number }>(
    'SELECT count(*)::int AS remaining FROM pam.recovery_codes WHERE player_id = $1 AND used_at IS NULL',
    [player.id],
  )
  return {
    userId: player.id,
    username: player.username,
    kind: player.kind,
    email: player.email,
    emailVerified: player.emailVerifiedAt !== null,
    firstName: player.firstName,
    lastName: player.lastName,
    birthDate: player.birthDate,
    phone: player.phone,
    street: player.street,
    city: player.city,
    postalCode: player.postalCode,
    registeredAt: player.registeredAt.toISOString(),
    lastLoginAt: session.previousLoginAt?.toISOString() ?? null,
    marketingConsent: player.marketingConsent,
    realityCheckMinutes: player.realityCheckMinutes as (typeof REALITY_CHECK_MINUTES)[number],
    secondFactor: { on: player.totpOnAt !== null, recoveryCodesLeft: rows[0]?.remaining ?? 0 },
  }
}
