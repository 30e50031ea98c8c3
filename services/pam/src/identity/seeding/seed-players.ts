import { randomUUID } from 'node:crypto'
import { foldName, insertPlayer } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { inTransaction } from '@herna/service-kit'

/** Told in the README: these players hold play money alone, and exist in the sandbox alone. */
const PASSWORD = 'Skusobna-Jazda-7'
/** `GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ` for an authenticator app. */
const SECRET = Buffer.from('12345678901234567890')

interface SeededPlayer {
  username: string
  firstName: string
  lastName: string
  sex: 'M' | 'F'
  birthDate: string
  city: string
  postalCode: string
  /** Cents. */
  balance: number
  playerTags: string[]
  also?: (context: PamContext, db: Queryable, id: string) => Promise<unknown>
}

const PLAYERS: SeededPlayer[] = [
  {
    username: 'hrac',
    firstName: 'Peter',
    lastName: 'Kováč',
    sex: 'M',
    birthDate: '1988-04-12',
    city: 'Žilina',
    postalCode: '010 01',
    balance: 100_000,
    playerTags: [],
  },
  {
    username: 'hracka-bonusy',
    firstName: 'Jana',
    lastName: 'Horváthová',
    sex: 'F',
    birthDate: '1992-09-30',
    city: 'Košice',
    postalCode: '040 01',
    balance: 50_000,
    // The bonuses themselves come with the bonus room; these say which this player shall have.
    playerTags: ['bonus:free-spins', 'bonus:golden-chips', 'bonus:deposit', 'bonus:cashback', 'bonus:opt-in'],
  },
  {
    username: 'hrac-vyluceny',
    firstName: 'Milan',
    lastName: 'Novák',
    sex: 'M',
    birthDate: '1979-01-05',
    city: 'Nitra',
    postalCode: '949 01',
    balance: 2_550,
    playerTags: [],
    also: ({ now }, db, id) =>
      db.query(
        `INSERT INTO pam.exclusions (id, player_id, reason, product, starts_at, ends_at) VALUES ($1, $2, 'self', 'CrossProduct', $3, NULL)`,
        [randomUUID(), id, now()],
      ),
  },
  {
    username: 'hracka-dvojita',
    firstName: 'Eva',
    lastName: 'Tóthová',
    sex: 'F',
    birthDate: '1995-06-21',
    city: 'Trnava',
    postalCode: '917 01',
    balance: 100_000,
    playerTags: [],
    also: ({ keys, now }, db, id) =>
      db.query('UPDATE pam.players SET totp_secret = $2, totp_on_at = $3 WHERE id = $1', [id, keys.seal(SECRET), now()]),
  },
]

/** The sandbox's players, each once. What became of them since is left alone. */
export async function seedPlayers(context: IdentityContext): Promise<number> {
  const { rows } = await context.pool.query<{ key: string }>(
    'SELECT username_key AS key FROM pam.players WHERE username_key = ANY($1)',
    [PLAYERS.map(({ username }) => foldName(username))],
  )
  const there = new Set(rows.map(({ key }) => key))
  const missing = PLAYERS.filter(({ username }) => !there.has(foldName(username)))
  for (const player of missing) await seedPlayer(context, player)
  return missing.length
}

async function seedPlayer(context: IdentityContext, { balance, playerTags, also, ...facts }: SeededPlayer): Promise<void> {
  const id = randomUUID()
  const now = context.now()
  const passwordHash = await context.passwords.hash(PASSWORD)
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
    // Another process seeds too.
    if (!isNew) return
    await db.query(`UPDATE pam.players SET email_verified_at = $2, account_kind = 'online', player_tags = $3 WHERE id = $1`, [
      id,
      now,
      playerTags,
    ])
    await context.ports.openWallet(db, id, balance, now)
    await also?.(context, db, id)
    await writeAudit(db, { at: now, playerId: id, actor: 'system', action: 'seeded' })
  })
}
