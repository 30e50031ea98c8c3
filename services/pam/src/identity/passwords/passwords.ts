import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../../foundation/index.ts'

/** argon2id with OWASP's minimum: 19 MiB, two passes. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function createPasswords(randomBytes: (size: number) => Buffer): Promise<Passwords> {
  const dummyHash = await hash(randomBytes(24).toString('base64url'), OPTIONS)
  return {
    hash: (password) => hash(password.normalize('NFKC'), OPTIONS),
    async verify(passwordHash, password) {
      const isSame = await verify(passwordHash ?? dummyHash, password.normalize('NFKC'))
      return isSame && passwordHash !== null
    },
  }
}
