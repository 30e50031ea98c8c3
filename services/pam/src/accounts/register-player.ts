import { randomUUID } from 'node:crypto'
import type { registration } from '@herna/contract/player'
import type { ProblemError } from '@herna/service-kit'
import type { z } from 'zod'
import { writeAudit } from '../audit/audit.store.ts'
import { ageOn, dayOf } from '../calendar.ts'
import { refuse } from '../door/refusals.ts'
import { askRegister } from '../excluded-register/excluded-register.ts'
import { mailCode } from '../mail/mailed-codes.ts'
import { openWallet } from '../ledger/index.ts'
import type { PamContext } from '../pam-context.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'
import { inTransaction } from '../transaction.ts'
import { readBirthNumber } from './birth-number.ts'
import { insertPlayer, type NewPlayer, takenBy } from './players.store.ts'

type Wanted = z.output<typeof registration>
const ADULT = 18

/** Opens an account: an adult, one per person, not in the register of excluded persons. The code to the e-mail address is posted with it. */
export async function registerPlayer(context: PamContext, wanted: Wanted, address: string): Promise<void> {
  const now = context.now()
  const person = checkPerson(wanted, dayOf(now))
  requireGoodPassword(wanted.password, [wanted.username, wanted.email], 'password')
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
    if (!(await insertPlayer(db, player))) throw taken(await takenBy(db, player))
    await openWallet(db, player.id)
    await mailCode(context, db, player, 'verify-email')
    const details = { termsVersion: player.termsVersion, marketing: consents.marketing, register: registerState }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'registered', details, address })
  })
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
async function askAboutPerson({ register }: PamContext, personKey: Buffer): Promise<'clear' | 'unknown'> {
  const answer = await askRegister(register, personKey)
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

function taken(by: { person: boolean; username: boolean; email: boolean }): ProblemError {
  if (by.person) return refuse(409, 'person-registered', 'This person has an account already.', 'birthNumber')
  if (by.username) return refuse(409, 'username-taken', 'This username is taken.', 'username')
  return refuse(409, 'email-taken', 'This e-mail address has an account already.', 'email')
}
