import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { PREVIEW_DEVICE_SECONDS, type PreviewPass } from '@herna/contract/content'
import { sameSecret } from '@herna/service-kit'

/** Signed passes with an expiry; nothing is stored, so every node accepts those of the others. */
export interface PreviewPasses {
  issue(): PreviewPass
  /** Expiry of a pass; null when it is expired or invalid. */
  endOf(pass: string): Date | null
  /** Whether it is a valid or recently expired pass of the current password: its owner knew the password. */
  isKnown(pass: string): boolean
}

interface PassOptions {
  key: Buffer
  password: string
  now: () => number
}

/** Twelve hours. */
const LIFETIME_MS = 12 * 60 * 60_000
/** How long a pass identifies a browser that has used the password. */
const KNOWN_DEVICE_MS = PREVIEW_DEVICE_SECONDS * 1000

/** The password is part of the key: changing it invalidates all passes. */
export function createPreviewPasses({ key, password, now }: PassOptions): PreviewPasses {
  const signing = Buffer.from(hkdfSync('sha256', key, password, 'herna preview pass', 32))
  const signatureOf = (text: string) => createHmac('sha256', signing).update(text).digest('base64url')
  const signedEnd = (pass: string): number | null => {
    const cut = pass.lastIndexOf('.')
    const text = pass.slice(0, Math.max(cut, 0))
    if (cut < 0 || !sameSecret(pass.slice(cut + 1), signatureOf(text))) return null
    return Number.parseInt(text.split('.')[0] ?? '', 36)
  }
  return {
    issue() {
      const end = now() + LIFETIME_MS
      const text = `${end.toString(36)}.${randomBytes(12).toString('base64url')}`
      return { pass: `${text}.${signatureOf(text)}`, until: new Date(end).toISOString() }
    },
    endOf(pass) {
      const end = signedEnd(pass)
      return end !== null && end > now() ? new Date(end) : null
    },
    isKnown(pass) {
      const end = signedEnd(pass)
      return end !== null && end - LIFETIME_MS + KNOWN_DEVICE_MS > now()
    },
  }
}
