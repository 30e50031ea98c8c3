import { ProblemError } from '@herna/service-kit'
import { passwordFaults } from './password-rules.ts'

/** Refuses a weak password, naming every fault at the field. Of an e-mail address the local part counts as a name. */
export async function requireGoodPassword(password: string, names: readonly string[], field: string): Promise<void> {
  const faults = await passwordFaults(
    password,
    names.map((name) => name.split('@')[0] ?? ''),
  )
  if (faults.length === 0) return
  const errors = faults.map((message) => ({ field, message }))
  throw new ProblemError(422, `The password is refused: ${faults.join(', ')}.`, errors, 'password-weak')
}
