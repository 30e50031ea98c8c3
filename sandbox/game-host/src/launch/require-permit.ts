import { ERROR_KEYS } from '@herna/contract'
import type { GamePermits } from '@herna/contract/permits'
import { ProblemError } from '@herna/service-kit'
import type { NeedsPassword } from './password-games.ts'

interface Check {
  needsPassword: NeedsPassword
  permits: GamePermits
  now: () => Date
}

/** A game behind a password opens with a permit only, which the content service gives for the right password [5.3] [4.17]. */
export const permitCheck =
  ({ needsPassword, permits, now }: Check) =>
  async (gameCode: string, permit: string | undefined): Promise<void> => {
    if (!(await needsPassword(gameCode)) || permits.isValid(permit ?? '', gameCode, now().getTime())) return
    const message = 'The game is behind a password, and this is no permit that holds for it.'
    throw new ProblemError(403, message, [{ field: 'permit', message }], ERROR_KEYS.unauthorizedAccess)
  }
