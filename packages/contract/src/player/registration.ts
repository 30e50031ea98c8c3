import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { PASSWORD_LENGTH, PENDING_STEPS } from './names.ts'

export const username = checked(
  z.string(),
  z.trim(),
  z.regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{3,23}$/,
    'expected 4 to 24 letters without diacritics, digits, dots, dashes or underscores',
  ),
)
export const email = checked(z.email(), z.maxLength(254))
/** Only its length is checked here; `POST /platform/password/check` names every fault. */
export const newPassword = checked(z.string(), z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))
/** Rodné číslo: `YYMMDD/XXXX`, with or without the slash. One account per person hangs on it; it is kept as a keyed hash only. */
export const birthNumber = checked(z.string(), z.regex(/^\d{6}\/?\d{3,4}$/, 'expected a birth number such as 900101/1234'))
const personName = checked(
  z.string(),
  z.trim(),
  z.minLength(1),
  z.maxLength(60),
  z.regex(/^\p{L}[\p{L}\p{M}'’. -]*$/u, 'expected a name'),
)
const line = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(120))
export const phone = checked(z.string(), z.regex(/^\+\d{8,15}$/, 'expected a number such as +421901234567'))

/** POST /platform/register. `consents.terms` and `.privacy` must be true; marketing is free and never pre-ticked. */
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
  /** As GET /platform/terms names it. */
  termsVersion: checked(z.string(), z.minLength(1), z.maxLength(20)),
  consents: z.strictObject({ terms: z.literal(true), privacy: z.literal(true), marketing: z.boolean() }),
})
export type Registration = z.input<typeof registration>

/** 201. A code is on its way by e-mail; to somebody who has an account already, a letter that says so. */
export const registrationReply = z.object({ username: z.string(), pendingSteps: z.array(z.enum(PENDING_STEPS)) })
export type RegistrationReply = z.infer<typeof registrationReply>

/** Username or e-mail address. */
export const loginName = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(254))
/** As mailed: 8 letters and digits; spaces and case do not matter. */
export const mailedCode = checked(z.string(), z.trim(), z.minLength(6), z.maxLength(20))
/** Typed in the browser that registered or asked for the code. */
export const emailVerification = z.strictObject({ login: loginName, code: mailedCode })
/** Asks for a code by e-mail. 202 whether or not there is such an account. */
export const codeRequest = z.strictObject({ login: loginName })
export const accepted = z.object({ accepted: z.literal(true) })
export const done = z.object({ done: z.literal(true) })

/** POST /platform/unlock: by the mailed code, in the browser that asked for it. */
export const unlockRequest = z.strictObject({ login: loginName, code: mailedCode })
