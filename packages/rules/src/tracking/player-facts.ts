/** The normalised form that is hashed: equal for every spelling of an e-mail address. Null: none. */
export const normalisedEmail = (email: string | null | undefined): string | null => email?.trim().toLowerCase() || null

/** A phone number in the international form (E.164): `0905 123 456` with `+421` is `+421905123456`. Null: none, or too short to be one. */
export function normalisedPhone(phone: string | null | undefined, countryCode = '+421'): string | null {
  const text = (phone ?? '').replaceAll(/[^\d+]/g, '')
  const international = text.replace(/^00/, '+').replace(/^0/, countryCode)
  return /^\+\d{8,15}$/.test(international) ? international : null
}
