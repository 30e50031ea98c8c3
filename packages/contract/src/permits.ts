import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What opens a game behind a password [5.3]: given by the content service when the password is right, checked by the game host. Server side only. */
export interface GamePermits {
  /** For one game, until `until` (milliseconds since the epoch). */
  issue(gameCode: string, until: number): string
  /** True while the permit is valid for this game. */
  isValid(permit: string, gameCode: string, now: number): boolean
}

/** Long enough to log in and to open the game; a game that runs needs no permit any more. */
export const GAME_PERMIT_LIFETIME_MS = 10 * 60_000

/** Both services derive the same key from the secret that the services share. */
export function gamePermits(sharedSecret: string): GamePermits {
  const key = Buffer.from(hkdfSync('sha256', sharedSecret, '', 'herna game permit', 32))
  const signatureOf = (gameCode: string, end: string): string =>
    createHmac('sha256', key).update(`${end}\n${gameCode}`).digest('base64url')
  return {
    issue(gameCode, until) {
      const end = until.toString(36)
      return `${end}.${signatureOf(gameCode, end)}`
    },
    isValid(permit, gameCode, now) {
      const [end = '', signature = '', ...rest] = permit.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(gameCode, end))]
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      return Number.parseInt(end, 36) > now
    },
  }
}
