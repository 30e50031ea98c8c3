import { type Registration, registration } from '@herna/contract/player'
import { fieldErrorsOf } from '@herna/embed-kit'
import { birthDateOf } from './birth-date.ts'
import { texts } from '../texts.sk-SK.ts'

export type RegistrationField = keyof typeof texts.registration.fields

/** No consent is pre-selected. */
export const EMPTY_FORM = {
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
export type RegistrationForm = typeof EMPTY_FORM

/** Fields of each part of the form. */
export const PARTS: readonly (readonly RegistrationField[])[] = [
  ['username', 'email', 'password'],
  ['firstName', 'lastName', 'birthDate', 'birthNumber', 'phone'],
  ['street', 'city', 'postalCode', 'terms', 'privacy', 'marketing'],
]

/** Index of the part that contains one of these fields. */
export function partOf(fields: readonly string[]): number | null {
  const partIndex = PARTS.findIndex((names) => names.some((name) => fields.includes(name)))
  return partIndex === -1 ? null : partIndex
}

/** The request body. The schema accepts only `true` for the required consents. */
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

/** Error texts of one part, by field. */
export function errorsInPart(
  part: number,
  values: RegistrationForm,
  termsVersion: string,
): Partial<Record<RegistrationField, string>> {
  const errors = fieldErrorsOf<RegistrationField>(registration, bodyOf(values, termsVersion), texts.registration.fields, values)
  return Object.fromEntries(Object.entries(errors).filter(([name]) => PARTS[part]?.includes(name as RegistrationField)))
}
