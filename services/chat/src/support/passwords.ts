import { hash, verify } from '@node-rs/argon2'

/** Hashing of operators' passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** `passwordHash` null: an unknown login, which takes as long as a wrong password (M13). */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/** argon2id with OWASP's minimum: 19 MiB, two passes. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function createPasswords(randomBytes: (size: number) => Buffer): Passwords {
  let dummyHash: Promise<string> | null = null
  return {
    hash: (password) => hash(password.normalize('NFKC'), OPTIONS),
    async verify(passwordHash, password) {
      dummyHash ??= hash(randomBytes(24).toString('base64url'), OPTIONS)
      const isSame = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'))
      return isSame && passwordHash !== null
    },
  }
}
