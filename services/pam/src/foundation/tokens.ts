import { createHash } from 'node:crypto'
import type { PamContext } from './context.ts'

/** 256 random bits; only `hashOf` of it is stored, so a leaked database opens no session. */
export const newToken = ({ randomBytes }: Pick<PamContext, 'randomBytes'>): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Without look-alike characters: 32 characters, so that the low bits of each byte choose evenly. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code to be typed: eight characters, 40 bits. */
export const newCode = ({ randomBytes }: Pick<PamContext, 'randomBytes'>): string =>
  [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
/** Ignores spaces, dashes and case. */
export const normaliseCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
