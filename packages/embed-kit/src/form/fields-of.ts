import type { PlayerErrorCode } from '@herna/contract/player'
import type { Failure } from '../platform/failure.ts'

const FIELDS: Partial<Record<PlayerErrorCode, readonly string[]>> = {
  'code-wrong': ['code'],
  'under-age': ['birthDate'],
  'username-taken': ['username'],
  'birth-number-invalid': ['birthNumber'],
  'password-weak': ['newPassword', 'password'],
  'password-same': ['newPassword', 'password'],
}

/** Names of the form fields a failure concerns: those it lists, then those of its error code. `consents.terms` becomes `terms`. */
export function fieldsOf(failure: Failure): string[] {
  if (failure.kind !== 'refused' && failure.kind !== 'invalid') return []
  const listedFields = failure.fields.map((field) => field.split(/[./]/).at(-1) ?? field)
  return failure.kind === 'refused' ? [...listedFields, ...(FIELDS[failure.code] ?? [])] : listedFields
}
