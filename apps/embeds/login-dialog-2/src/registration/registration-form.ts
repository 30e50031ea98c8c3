import { type Registration, registration } from '@herna/contract/player'
import { wordsOf } from '@herna/embed-kit'
import { birthDateOf } from './birth-date.ts'
import { texts } from '../texts.sk-SK.ts'

export type RegistrationField = keyof typeof texts.registration.fields

/** Nothing is pre-ticked. */
export const EMPTY = {
  username: '',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  birthNumber: '',
  phone: '',
  street: '',
  city: '',
  postalCode: '',
  terms: false,
  privacy: false,
  marketing: false,
}
export type RegistrationForm = typeof EMPTY

/** Which fields stand in which part of the form. */
export const PARTS: readonly (readonly RegistrationField[])[] = [
  ['username', 'email', 'password'],
  ['firstName', 'lastName', 'birthDate', 'birthNumber', 'phone'],
  ['street', 'city', 'postalCode', 'terms', 'privacy', 'marketing'],
]

/** The part the first of these fields stands in. */
export function partOf(fields: readonly string[]): number | null {
  const part = PARTS.findIndex((names) => names.some((name) => fields.includes(name)))
  return part === -1 ? null : part
}

/** What is sent. The ticks are checked by the schema: it takes nothing but true for what must be agreed to. */
export const bodyOf = ({ terms, privacy, marketing, phone, ...rest }: RegistrationForm, termsVersion: string): Registration => ({
  ...rest,
  email: rest.email.trim(),
  birthDate: birthDateOf(rest.birthDate),
  birthNumber: rest.birthNumber.trim(),
  postalCode: rest.postalCode.trim(),
  phone: phone.replaceAll(/\s/g, '') || null,
  termsVersion,
  consents: { terms: terms as true, privacy: privacy as true, marketing },
})

/** What is wrong in a part, in words, by field. */
export function faultsIn(
  part: number,
  values: RegistrationForm,
  termsVersion: string,
): Partial<Record<RegistrationField, string>> {
  const found = wordsOf<RegistrationField>(registration, bodyOf(values, termsVersion), texts.registration.fields, values)
  return Object.fromEntries(Object.entries(found).filter(([name]) => PARTS[part]?.includes(name as RegistrationField)))
}
