import { randomUUID } from 'node:crypto'
import type { registration } from '@herna/contract/player'
import type { z } from 'zod'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { ageOn, dayOf, type PamContext, type Queryable } from '../../foundation/index.ts'
import { refuse } from '../../http/index.ts'
import { deviceOfBrowser, type Exchange } from '../login/known-devices.ts'
import { admitCodeRequester } from '../mail/code-requesters.store.ts'
import { alreadyRegisteredMail } from '../mail/mail-templates.ts'
import { mailCode } from '../mail/mailed-codes.ts'
import { enqueueMail } from '../mail/outbox.store.ts'
import type { IdentityContext } from '../ports.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'
import { inTransaction } from '@herna/service-kit'
import { readBirthNumber } from './birth-number.ts'
import { insertDeclined } from './declined-registrations.store.ts'
import { findOwners, foldName, insertPlayer, isUsernameTaken, type NewPlayer } from './players.store.ts'

type RegistrationInput = z.output<typeof registration>
const MIN_AGE = 18

/**
 * Opens an account: an adult, one per person, not in the register of excluded persons; enqueues the verification mail. When the
 * address or the person already has an account the reply is the same, so it reveals nothing; the owner is notified by mail.
 * Errors: `birth-number-invalid`, `under-age`, `terms-outdated`, `username-taken`, `excluded-by-register`,
 * `register-unavailable`.
 */
export async function registerPlayer(context: IdentityContext, input: RegistrationInput, exchange: Exchange): Promise<void> {
  const address = exchange.request.ip
  const now = context.now()
  const person = checkPerson(input, dayOf(now))
  await requireGoodPassword(input.password, [input.username, input.email], 'password')
  if (input.termsVersion !== context.settings.termsVersion)
    throw refuse(409, 'terms-outdated', `The terms in force are version ${context.settings.termsVersion}.`, 'termsVersion')
  const personKey = context.keys.personKey(person.digits)
  const registerState = await requireNotExcluded(context, personKey)
  const { consents, password, ...facts } = input
  const player: NewPlayer = {
    ...facts,
    id: randomUUID(),
    sex: person.sex,
    personKey,
    passwordHash: await context.passwords.hash(password),
    marketingConsent: consents.marketing,
    registerState,
    now,
  }
  await inTransaction(context.pool, async (db) => {
    // Serialises registrations of one username: an account or a declined registration takes it.
    await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [foldName(player.username)])
    if (await isUsernameTaken(db, player.username)) throw refuse(409, 'username-taken', 'This username is taken.', 'username')
    if (!(await insertPlayer(db, player))) return decline(context, db, player, address)
    await mailCode(context, db, player, 'verify-email')
    const details = { termsVersion: player.termsVersion, marketing: consents.marketing, register: registerState }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'registered', details, address })
  })
  const logins = [player.username, player.email]
  await admitCodeRequester(context, { logins, purpose: 'verify-email', requester: deviceOfBrowser(context, exchange) })
}

const DAY = 86_400_000

/**
 * Notifies the owner of the address or birth number, at most once a day. An unverified address is notified only when it is the
 * one typed.
 */
async function decline(context: PamContext, db: Queryable, input: NewPlayer, address: string): Promise<void> {
  const currentTime = context.now()
  await insertDeclined(db, input, currentTime)
  for (const owner of await findOwners(db, input)) {
    await writeAudit(db, { at: currentTime, playerId: owner.id, actor: 'visitor', action: 'registration-declined', address })
    if (owner.erasedAt !== null) continue
    if (owner.emailVerifiedAt === null && foldName(owner.email) !== foldName(input.email)) continue
    const { rowCount } = await db.query(
      `UPDATE pam.players SET duplicate_notice_at = $2
       WHERE id = $1 AND (duplicate_notice_at IS NULL OR duplicate_notice_at <= $3)`,
      [owner.id, currentTime, new Date(currentTime.getTime() - DAY)],
    )
    if (rowCount === 1) await enqueueMail(db, { to: owner.email, ...alreadyRegisteredMail(context.settings.brand) }, currentTime)
  }
}

function checkPerson(input: RegistrationInput, today: string) {
  const person = readBirthNumber(input.birthNumber)
  if (!person) throw refuse(422, 'birth-number-invalid', 'The birth number is invalid.', 'birthNumber')
  if (person.birthDate !== input.birthDate)
    throw refuse(422, 'birth-number-invalid', 'The birth number does not match the date of birth.', 'birthNumber')
  if (ageOn(person.birthDate, today) < MIN_AGE) throw refuse(422, 'under-age', 'Players must be 18 or older.', 'birthDate')
  return person
}

/**
 * Fails closed: without a reply of the register nobody registers, unless an outage was announced; the player is then checked
 * after a login.
 */
async function requireNotExcluded({ ports }: IdentityContext, personKey: Buffer): Promise<'clear' | 'unknown'> {
  const reply = await ports.askRegister(personKey)
  if (reply.state === 'excluded') throw refuse(403, 'excluded-by-register', 'This person is in the register of excluded persons.')
  if (reply.state === 'unknown' && !reply.outageAnnounced)
    throw refuse(
      503,
      'register-unavailable',
      'The register of excluded persons does not reply. Registration is possible once it does.',
    )
  return reply.state
}
