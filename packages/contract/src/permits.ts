import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * Permits that open a password-protected game [5.3]: issued by the content service when the password is right, checked by the
 * game host. Server side only.
 */
export interface GamePermits {
  /** A permit for one game, valid until `until` (ms since the epoch). */
  issue(gameCode: string, until: number): string
  /** Whether the permit is for this game and not expired at `now` (ms since the epoch); a malformed permit is invalid. */
  isValid(permit: string, gameCode: string, now: number): boolean
}

/** 10 minutes: enough to log in and open the game. A running game needs no permit. */
export const GAME_PERMIT_LIFETIME_MS = 10 * 60_000

/** Issues and checks permits. Content service and game host derive the same key from the secret that the services share. */
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
      const [received, expected] = [Buffer.from(signature), Buffer.from(signatureOf(gameCode, end))]
      if (rest.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected)) return false
      return Number.parseInt(end, 36) > now
    },
  }
}
