import type { AccountKind } from '@herna/contract/player'
import type { Queryable } from '../../foundation/index.ts'

export interface Player {
  readonly id: string
  readonly username: string
  readonly kind: AccountKind
  readonly email: string
  readonly emailVerifiedAt: Date | null
  readonly passwordHash: string
  readonly personKey: Buffer
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly sex: 'M' | 'F'
  readonly phone: string | null
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly language: string
  readonly registeredAt: Date
  readonly termsVersion: string
  readonly marketingConsent: boolean
  readonly balanceHidden: boolean
  readonly realityCheckMinutes: number
  readonly marketingTags: string[]
  readonly playerTags: string[]
  readonly registerState: 'clear' | 'excluded' | 'unknown'
  readonly totpSecret: Buffer | null
  readonly totpOnAt: Date | null
  /** Null: the account exists. */
  readonly erasedAt: Date | null
}

const COLUMNS = `id, username, account_kind AS kind, email, email_verified_at AS "emailVerifiedAt", password_hash AS "passwordHash", person_key AS "personKey",
  first_name AS "firstName", last_name AS "lastName", birth_date::text AS "birthDate", sex, phone, street, city, postal_code AS "postalCode",
  language, registered_at AS "registeredAt", terms_version AS "termsVersion",
  marketing_consent AS "marketingConsent", balance_hidden AS "balanceHidden", reality_check_minutes AS "realityCheckMinutes",
  marketing_tags AS "marketingTags", player_tags AS "playerTags", register_state AS "registerState",
  totp_secret AS "totpSecret", totp_on_at AS "totpOnAt", erased_at AS "erasedAt"`

/** Canonical form of a username or e-mail address, for lookup and uniqueness. */
export const foldName = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

/** By username or e-mail address. No username contains an `@`, so a name matches one player at most. */
export async function findPlayerByName(db: Queryable, name: string): Promise<Player | null> {
  const { rows } = await db.query<Player>(`SELECT ${COLUMNS} FROM pam.players WHERE username_key = $1 OR email_key = $1`, [
    foldName(name),
  ])
  return rows[0] ?? null
}

/** Unverified addresses cannot be used to log in: they may belong to someone else. */
export async function findPlayerForLogin(db: Queryable, name: string): Promise<Player | null> {
  const player = await findPlayerByName(db, name)
  const isEmailLogin = player !== null && foldName(player.username) !== foldName(name)
  return isEmailLogin && player.emailVerifiedAt === null ? null : player
}

export async function readPlayer(db: Queryable, id: string): Promise<Player> {
  const { rows } = await db.query<Player>(`SELECT ${COLUMNS} FROM pam.players WHERE id = $1`, [id])
  const player = rows[0]
  if (!player) throw new Error('no player with the id of the session')
  return player
}

export interface NewPlayer {
  id: string
  username: string
  email: string
  passwordHash: string
  personKey: Buffer
  firstName: string
  lastName: string
  birthDate: string
  sex: 'M' | 'F'
  phone: string | null
  street: string
  city: string
  postalCode: string
  termsVersion: string
  marketingConsent: boolean
  registerState: 'clear' | 'unknown'
  now: Date
}

/** False when the username, address or person already has an account. */
export async function insertPlayer(db: Queryable, player: NewPlayer): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO pam.players (id, username, username_key, email, email_key, password_hash, person_key, first_name, last_name, birth_date, sex,
       phone, street, city, postal_code, terms_version, marketing_consent, register_state, registered_at, terms_accepted_at, register_checked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19, $19) ON CONFLICT DO NOTHING`,
    [
      player.id,
      player.username,
      foldName(player.username),
      player.email,
      foldName(player.email),
      player.passwordHash,
      player.personKey,
      player.firstName,
      player.lastName,
      player.birthDate,
      player.sex,
      player.phone,
      player.street,
      player.city,
      player.postalCode,
      player.termsVersion,
      player.marketingConsent,
      player.registerState,
      player.now,
    ],
  )
  return rowCount === 1
}

/** The accounts with this address or birth number. */
export async function findOwners(db: Queryable, registration: Pick<NewPlayer, 'email' | 'personKey'>): Promise<Player[]> {
  const { rows } = await db.query<Player>(`SELECT ${COLUMNS} FROM pam.players WHERE email_key = $1 OR person_key = $2`, [
    foldName(registration.email),
    registration.personKey,
  ])
  return rows
}

export async function isUsernameTaken(db: Queryable, username: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'SELECT 1 FROM pam.players WHERE username_key = $1 UNION ALL SELECT 1 FROM pam.declined_registrations WHERE username_key = $1',
    [foldName(username)],
  )
  return rowCount !== 0
}

/**
 * Whether the player's data was erased. The row stays locked against an erasure until the transaction ends, which locks the wallet
 * first if it locks both.
 */
export async function isErased(db: Queryable, playerId: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM pam.players WHERE id = $1 AND erased_at IS NULL FOR NO KEY UPDATE', [
    playerId,
  ])
  return rowCount === 0
}
