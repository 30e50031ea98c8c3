import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFETIME_S = 5

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Issues and checks JSON Web Tokens of this process, valid for five seconds. */
export function createTokens(now: () => number) {
  const key = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    issue(): string {
      const claims = { sub: 'testuser', exp: Math.floor(now() / 1000) + LIFETIME_S }
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    isValid(token: string | null): boolean {
      const [head = '', claims = '', signature = ''] = (token ?? '').split('.')
      const [received, expected] = [Buffer.from(signature, 'base64url'), sign(`${head}.${claims}`)]
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false
      const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
      return now() / 1000 < exp
    },
  }
}
