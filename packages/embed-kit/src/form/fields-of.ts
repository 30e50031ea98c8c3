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

/** The fields a failure is about: those it names, then those its code is about. `consents.terms` and `body.username` name their last part. */
export function fieldsOf(failure: Failure): string[] {
  if (failure.kind !== 'refused' && failure.kind !== 'invalid') return []
  const named = failure.fields.map((field) => field.split(/[./]/).at(-1) ?? field)
  return failure.kind === 'refused' ? [...named, ...(FIELDS[failure.code] ?? [])] : named
}
