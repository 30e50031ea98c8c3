import { randomUUID } from 'node:crypto'
import { foldName, insertPlayer } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { Queryable } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { inTransaction } from '@herna/service-kit'
import type { SeededPlayer } from './seeded-player.ts'

/** Creates missing seeded players; existing ones are left unchanged. Returns how many were created. */
export async function seedPlayers(context: IdentityContext, players: readonly SeededPlayer[]): Promise<number> {
  const { rows } = await context.pool.query<{ key: string }>(
    'SELECT username_key AS key FROM pam.players WHERE username_key = ANY($1)',
    [players.map(({ username }) => foldName(username))],
  )
  const existingKeys = new Set(rows.map(({ key }) => key))
  const missing = players.filter(({ username }) => !existingKeys.has(foldName(username)))
  for (const player of missing) await seedPlayer(context, player)
  return missing.length
}

async function seedPlayer(context: IdentityContext, player: SeededPlayer): Promise<void> {
  const { password, balance, playerTags, isExcluded, totpSecret, bonuses: _bonuses, ...facts } = player
  const id = randomUUID()
  const now = context.now()
  const passwordHash = await context.passwords.hash(password)
  await inTransaction(context.pool, async (db) => {
    const isNew = await insertPlayer(db, {
      ...facts,
      id,
      email: `${facts.username}@herna.invalid`,
      passwordHash,
      personKey: context.keys.personKey(`seeded:${facts.username}`),
      phone: null,
      street: 'Hlavná 1',
      termsVersion: context.settings.termsVersion,
      marketingConsent: false,
      registerState: 'clear',
      now,
    })
    // Another process may seed at the same time.
    if (!isNew) return
    await db.query(`UPDATE pam.players SET email_verified_at = $2, account_kind = 'online', player_tags = $3 WHERE id = $1`, [
      id,
      now,
      playerTags,
    ])
    await context.ports.openWallet(db, id, balance, now)
    if (isExcluded) await exclude(db, id, now)
    if (totpSecret) await turnOnSecondFactor(context, db, id, totpSecret)
    await writeAudit(db, { at: now, playerId: id, actor: 'system', action: 'seeded' })
  })
}

const exclude = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  db.query(
    `INSERT INTO pam.exclusions (id, player_id, reason, product, starts_at, ends_at) VALUES ($1, $2, 'self', 'CrossProduct', $3, NULL)`,
    [randomUUID(), id, now],
  )

const turnOnSecondFactor = ({ keys, now }: IdentityContext, db: Queryable, id: string, secret: string): Promise<unknown> =>
  db.query('UPDATE pam.players SET totp_secret = $2, totp_on_at = $3 WHERE id = $1', [id, keys.seal(Buffer.from(secret)), now()])
