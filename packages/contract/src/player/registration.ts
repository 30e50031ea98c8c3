import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { PASSWORD_LENGTH, PENDING_STEPS } from './names.ts'

/** Name a player logs in with. */
export const username = checked(
  z.string(),
  z.trim(),
  z.regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{3,23}$/,
    'expected 4 to 24 letters without diacritics, digits, dots, dashes or underscores',
  ),
)
/** E-mail address of a player. */
export const email = checked(z.email(), z.maxLength(254))
/** Only the length is checked here; `POST /platform/password/check` names every fault. */
export const newPassword = checked(z.string(), z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))
/**
 * Birth number (rodné číslo) `YYMMDD/XXXX`, with or without the slash. Ensures one account per person; stored only as a keyed
 * hash.
 */
export const birthNumber = checked(z.string(), z.regex(/^\d{6}\/?\d{3,4}$/, 'expected a birth number such as 900101/1234'))
const personName = checked(
  z.string(),
  z.trim(),
  z.minLength(1),
  z.maxLength(60),
  z.regex(/^\p{L}[\p{L}\p{M}'’. -]*$/u, 'expected a name'),
)
const line = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(120))
/** International phone number. */
export const phone = checked(z.string(), z.regex(/^\+\d{8,15}$/, 'expected a number such as +421901234567'))

/** POST /platform/register. `consents.terms` and `consents.privacy` must be true; marketing is optional and never pre-ticked. */
export const registration = z.strictObject({
  username,
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  birthDate: z.iso.date(),
  birthNumber,
  phone: z._default(z.nullable(phone), null),
  street: line,
  city: line,
  postalCode: checked(z.string(), z.regex(/^\d{3} ?\d{2}$/, 'expected a postal code such as 811 01')),
  /** As replied by GET /platform/terms. */
  termsVersion: checked(z.string(), z.minLength(1), z.maxLength(20)),
  consents: z.strictObject({ terms: z.literal(true), privacy: z.literal(true), marketing: z.boolean() }),
})
/** Body of a registration, before defaults. */
export type Registration = z.input<typeof registration>

/** 201. A code is sent by e-mail; if the address already has an account, a message that says so is sent instead. */
export const registrationReply = z.object({ username: z.string(), pendingSteps: z.array(z.enum(PENDING_STEPS)) })
/** The new username and what the player must do before the first login. */
export type RegistrationReply = z.infer<typeof registrationReply>

/** Username or e-mail address. */
export const loginName = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(254))
/** Code as sent by e-mail: 8 letters and digits; spaces and case are ignored. */
export const mailedCode = checked(z.string(), z.trim(), z.minLength(6), z.maxLength(20))
/** Must be entered in the browser that registered or requested the code. */
export const emailVerification = z.strictObject({ login: loginName, code: mailedCode })
/** Requests a code by e-mail. 202 whether or not the account exists. */
export const codeRequest = z.strictObject({ login: loginName })
/** Reply of calls that only start something. */
export const accepted = z.object({ accepted: z.literal(true) })
/** Reply of calls without other data. */
export const done = z.object({ done: z.literal(true) })

/** POST /platform/unlock: with the mailed code, in the browser that requested it. */
export const unlockRequest = z.strictObject({ login: loginName, code: mailedCode })
