import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { installationSecret, requireKnownSecret, StartupError } from '@herna/service-kit'
import type pg from 'pg'

export interface Keys {
  /** Deterministic per person; without the secret, birth numbers cannot be tested against it. */
  personKey(birthNumber: string): Buffer
  nameKey(name: string): Buffer
  seal(plain: Buffer): Buffer
  unseal(sealed: Buffer): Buffer
}

const IV = 12
const TAG = 16

export function createKeys(secret: string): Keys {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'herna-pam', purpose, 32))
  const person = derived('person')
  const name = derived('login name')
  const sealing = derived('second factor')
  return {
    personKey: (birthNumber) => createHmac('sha256', person).update(birthNumber).digest(),
    nameKey: (loginName) => createHmac('sha256', name).update(loginName).digest(),
    seal(plain) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    unseal(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, IV))
      decipher.setAuthTag(sealed.subarray(IV, IV + TAG))
      return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()])
    },
  }
}

/**
 * The configured secret (HERNA_PAM_KEY), else one created on the first start and stored beside the embedded database: each is
 * useless without the other.
 */
export async function resolveSecret(
  pool: pg.Pool,
  { key, dataFolder, isExternalDatabase }: { key?: string; dataFolder: string; isExternalDatabase: boolean },
): Promise<string> {
  if (key) {
    await requireKnownSecret(pool, { name: 'pam', secret: key, source: 'HERNA_PAM_KEY' })
    return key
  }
  if (isExternalDatabase)
    throw new StartupError(
      'HERNA_PAM_KEY: with an external database (DATABASE_URL) a secret of at least 32 characters is required',
    )
  return installationSecret(pool, dataFolder, 'pam')
}
