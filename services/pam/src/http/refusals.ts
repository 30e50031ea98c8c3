import type { PlayerErrorCode } from '@herna/contract/player'
import { ProblemError } from '@herna/service-kit'

/** A refusal with the error code that programs distinguish cases by [8.7]. */
export const refuse = (status: number, code: PlayerErrorCode, detail: string, field?: string): ProblemError =>
  new ProblemError(status, detail, field === undefined ? undefined : [{ field, message: detail }], code)

/** The same reply for every wrong credential: unknown name, wrong password, missing or old remember-me token. */
export const wrongCredentials = (): ProblemError => refuse(401, 'wrong-credentials', 'The name or the password is wrong.')
export const lockedAccount = (): ProblemError =>
  refuse(423, 'account-locked', 'Too many failed attempts. A code sent by e-mail unlocks the account.')
export const wrongCode = (): ProblemError =>
  refuse(401, 'code-wrong', 'The code is wrong, was used already, or has expired.', 'code')
