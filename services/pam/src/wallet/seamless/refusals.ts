import type { WalletErrorCode } from '@herna/contract/wallet'
import { ProblemError } from '@herna/service-kit'

const REFUSALS: Record<WalletErrorCode, [status: number, detail: string]> = {
  'signature-invalid': [401, 'The signature is invalid.'],
  'launch-token-invalid': [401, 'The launch token is wrong, was used already, or is older than a minute.'],
  'session-invalid': [401, 'There is no such session of this game, or its player has logged out.'],
  'play-blocked': [403, 'This player may not play.'],
  'limit-reached': [403, 'A limit the player has set would be exceeded.'],
  'play-stopped': [403, 'The operator has stopped play.'],
  'insufficient-funds': [402, 'The balance does not cover the amount.'],
  'bonus-unusable': [409, 'The gaming bonus is used up, expired, or not for this game.'],
  'transaction-mismatch': [409, 'This transaction id was used for something else.'],
  'round-closed': [409, 'The round is closed.'],
  'round-unfinished': [409, 'Another round of this game is unfinished and must be finished first.'],
  'bet-rolled-back': [409, 'The bet was rolled back.'],
  'round-settled': [409, 'The bet’s round has a win: it cannot be rolled back.'],
  'round-unknown': [404, 'There is no such round of this player.'],
}

/** `subject`: the limit that would be exceeded, or the unfinished round. */
export function refuseCall(code: WalletErrorCode, detail?: string, subject?: string | null): ProblemError {
  const [status, text] = REFUSALS[code]
  const errors =
    code === 'limit-reached' && subject
      ? [{ field: subject, message: text }]
      : code === 'round-unfinished' && subject
        ? [{ field: 'roundId', message: subject }]
        : undefined
  return new ProblemError(status, detail ?? text, errors, code)
}
