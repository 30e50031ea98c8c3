import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@herna/service-kit'

export interface Keys {
  /** The same person always gives the same key; nobody without our secret can try birth numbers out on it. */
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
    nameKey: (given) => createHmac('sha256', name).update(given).digest(),
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

const FILE = 'pam.key'

/** The configured secret, else one made on the first start and kept beside the embedded database: the two are useless without each other. */
export function reachSecret({ key, dataFolder, ownServer }: { key?: string; dataFolder: string; ownServer: boolean }): string {
  if (key) return key
  if (ownServer)
    throw new StartupError(
      'HERNA_PAM_KEY: with a database server of your own (DATABASE_URL) a secret of at least 32 characters is needed',
    )
  const path = join(dataFolder, FILE)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  mkdirSync(dataFolder, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' })
  return secret
}
