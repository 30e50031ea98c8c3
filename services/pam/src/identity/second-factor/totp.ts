import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app knows: SHA-1, 30 seconds, six digits. */
const STEP = 30_000
/** The app's clock may be one step off, either way. */
const DRIFT = 1

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP)

/** RFC 4226, with as many digits as are asked for. */
export function hotp(secret: Buffer, counter: number, digits = 6): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = (mac.at(-1) as number) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step a code belongs to; null when it belongs to none that is near. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const current = stepAt(now)
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    const right = Buffer.from(hotp(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) return step
  }
  return null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps take it when it is typed in. */
export function base32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function otpauthUri(brand: string, username: string, secret: Buffer): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(username)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(brand)}`
}
