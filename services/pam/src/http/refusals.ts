import type { PlayerErrorCode } from '@herna/contract/player'
import { ProblemError } from '@herna/service-kit'

/** A refusal with the code programs tell cases apart by [8.7]. */
export const refuse = (status: number, code: PlayerErrorCode, detail: string, field?: string): ProblemError =>
  new ProblemError(status, detail, field === undefined ? undefined : [{ field, message: detail }], code)

/** The one answer for every wrong credential: unknown name, wrong password, no or an old remember-me token. */
export const wrongCredentials = (): ProblemError => refuse(401, 'wrong-credentials', 'The name or the password is wrong.')
export const lockedAccount = (): ProblemError =>
  refuse(423, 'account-locked', 'Too many failed attempts. A code sent by e-mail opens the account again.')
export const wrongCode = (): ProblemError =>
  refuse(401, 'code-wrong', 'The code is wrong, was used already, or is too old.', 'code')
