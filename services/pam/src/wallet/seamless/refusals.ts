import type { WalletErrorCode } from '@herna/contract/wallet'
import { ProblemError } from '@herna/service-kit'

const ANSWERS: Record<WalletErrorCode, [status: number, detail: string]> = {
  'signature-invalid': [401, 'The call is not signed as it must be.'],
  'launch-token-invalid': [401, 'The launch token is wrong, was used already, or is older than a minute.'],
  'session-invalid': [401, 'There is no such session of this game, or its player has left.'],
  'play-blocked': [403, 'This player may not play.'],
  'limit-reached': [403, 'A limit the player has set would be passed.'],
  'play-stopped': [403, 'The operator has stopped play.'],
  'insufficient-funds': [402, 'The balance does not cover the amount.'],
  'bonus-unusable': [409, 'The gaming bonus is used up, over, or not for this game.'],
  'transaction-mismatch': [409, 'This transaction id was used for something else.'],
  'round-closed': [409, 'The round is over.'],
  'round-unfinished': [409, 'Another round of this game is unfinished and comes first.'],
  'bet-rolled-back': [409, 'The bet was rolled back.'],
  'round-settled': [409, 'The bet’s round was won: it is not rolled back.'],
  'round-unknown': [404, 'There is no such round of this player.'],
}

/** `named`: the limit that would be passed, or the round that comes first. */
export function refuseCall(code: WalletErrorCode, detail?: string, named?: string | null): ProblemError {
  const [status, text] = ANSWERS[code]
  const errors =
    code === 'limit-reached' && named
      ? [{ field: named, message: text }]
      : code === 'round-unfinished' && named
        ? [{ field: 'roundId', message: named }]
        : undefined
  return new ProblemError(status, detail ?? text, errors, code)
}
