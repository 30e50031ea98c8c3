import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every authenticator app knows. */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The app's clock may be one step off, either way. */
const DRIFT = 1
const CODE = /^\d{6}$/

/** A copy: the bytes may lie in a buffer that holds others too. */
const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })

export const codeAt = (secret: Uint8Array, time: Date): string =>
  TOTP.generate({ ...APP, secret: secretOf(secret), timestamp: time.getTime() })

/** The step a code belongs to; null when it belongs to none that is near. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  // The library throws on letters of more than one byte.
  const delta = CODE.test(code)
    ? TOTP.validate({ ...APP, token: code, secret: secretOf(secret), timestamp, window: DRIFT })
    : null
  return delta === null ? null : TOTP.counter({ period: APP.period, timestamp }) + delta
}

/** As apps take it when it is typed in. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32

/** Without what apps assume anyway, so that the QR code stays small. */
export function otpauthUri(brand: string, username: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(username)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(brand)}`
}
