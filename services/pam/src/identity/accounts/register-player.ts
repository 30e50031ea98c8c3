import { randomUUID } from 'node:crypto'
import type { registration } from '@herna/contract/player'
import type { z } from 'zod'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { ageOn, dayOf, type PamContext, type Queryable } from '../../foundation/index.ts'
import { refuse } from '../../http/index.ts'
import { deviceOfBrowser, type Exchange } from '../login/known-devices.ts'
import { admitAsker } from '../mail/code-askers.store.ts'
import { alreadyRegisteredLetter } from '../mail/letters.ts'
import { mailCode } from '../mail/mailed-codes.ts'
import { post } from '../mail/outbox.store.ts'
import type { IdentityContext } from '../ports.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'
import { inTransaction } from '@herna/service-kit'
import { readBirthNumber } from './birth-number.ts'
import { insertDeclined } from './declined-registrations.store.ts'
import { findOwners, foldName, insertPlayer, isUsernameTaken, type NewPlayer } from './players.store.ts'

type Wanted = z.output<typeof registration>
const ADULT = 18

/**
 * Opens an account: an adult, one per person, not in the register of excluded persons. The code to the e-mail address is posted with it. When the
 * address or the person has an account, the answer is the same: nobody learns here who plays; the owner is told by mail.
 */
export async function registerPlayer(context: IdentityContext, wanted: Wanted, exchange: Exchange): Promise<void> {
  const address = exchange.request.ip
  const now = context.now()
  const person = checkPerson(wanted, dayOf(now))
  await requireGoodPassword(wanted.password, [wanted.username, wanted.email], 'password')
  if (wanted.termsVersion !== context.settings.termsVersion)
    throw refuse(409, 'terms-outdated', `The terms in force are version ${context.settings.termsVersion}.`, 'termsVersion')
  const personKey = context.keys.personKey(person.digits)
  const registerState = await askAboutPerson(context, personKey)
  const { consents, password, ...facts } = wanted
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
    // Registrations with one name come one after the other: it is taken by an account or by a declined registration.
    await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [foldName(player.username)])
    if (await isUsernameTaken(db, player.username)) throw refuse(409, 'username-taken', 'This username is taken.', 'username')
    if (!(await insertPlayer(db, player))) return decline(context, db, player, address)
    await mailCode(context, db, player, 'verify-email')
    const details = { termsVersion: player.termsVersion, marketing: consents.marketing, register: registerState }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'registered', details, address })
  })
  const logins = [player.username, player.email]
  await admitAsker(context, { logins, purpose: 'verify-email', asker: deviceOfBrowser(context, exchange) })
}

const DAY = 86_400_000

/** The owner of the address or of the birth number is told, once a day at most. An address nobody has proven gets a letter only from whoever typed it. */
async function decline(context: PamContext, db: Queryable, wanted: NewPlayer, address: string): Promise<void> {
  const at = context.now()
  await insertDeclined(db, wanted, at)
  for (const owner of await findOwners(db, wanted)) {
    await writeAudit(db, { at, playerId: owner.id, actor: 'visitor', action: 'registration-declined', address })
    if (owner.emailVerifiedAt === null && foldName(owner.email) !== foldName(wanted.email)) continue
    const { rowCount } = await db.query(
      `UPDATE pam.players SET duplicate_notice_at = $2
       WHERE id = $1 AND (duplicate_notice_at IS NULL OR duplicate_notice_at <= $3)`,
      [owner.id, at, new Date(at.getTime() - DAY)],
    )
    if (rowCount === 1) await post(db, { to: owner.email, ...alreadyRegisteredLetter(context.settings.brand) }, at)
  }
}

function checkPerson(wanted: Wanted, today: string) {
  const person = readBirthNumber(wanted.birthNumber)
  if (!person) throw refuse(422, 'birth-number-invalid', 'That is not a birth number.', 'birthNumber')
  if (person.birthDate !== wanted.birthDate)
    throw refuse(422, 'birth-number-invalid', 'The birth number belongs to another date of birth.', 'birthNumber')
  if (ageOn(person.birthDate, today) < ADULT) throw refuse(422, 'under-age', 'Players must be 18 or older.', 'birthDate')
  return person
}

/** Fails closed: without an answer nobody gets in, unless an outage was announced; they are then checked after a login. */
async function askAboutPerson({ ports }: IdentityContext, personKey: Buffer): Promise<'clear' | 'unknown'> {
  const answer = await ports.askRegister(personKey)
  if (answer.state === 'excluded')
    throw refuse(403, 'excluded-by-register', 'This person is in the register of excluded persons.')
  if (answer.state === 'unknown' && !answer.outageAnnounced)
    throw refuse(
      503,
      'register-unavailable',
      'The register of excluded persons does not answer. Registration is possible once it does.',
    )
  return answer.state
}
