import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters every authenticator app supports. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The app's clock may be off by one step either way. */
const DRIFT = 1
const CODE = /^\d{6}$/

/** A copy: the bytes may be part of a shared buffer. */
const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })

export const codeAt = (secret: Uint8Array, time: Date): string =>
  TOTP.generate({ ...TOTP_OPTIONS, secret: secretOf(secret), timestamp: time.getTime() })

/** The time step of a code; null when it matches no nearby step. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  // The library throws on multi-byte characters.
  const delta = CODE.test(code)
    ? TOTP.validate({ ...TOTP_OPTIONS, token: code, secret: secretOf(secret), timestamp, window: DRIFT })
    : null
  return delta === null ? null : TOTP.counter({ period: TOTP_OPTIONS.period, timestamp }) + delta
}

/** For manual entry in an app. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32

/** Without defaults, so that the QR code stays small. */
export function otpauthUri(brand: string, username: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(username)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(brand)}`
}
