import { createHash } from 'node:crypto'
import type { PamContext } from './context.ts'

/** 256 random bits; what is kept of it is `hashOf`, so a leaked database opens no session. */
export const newToken = ({ randomBytes }: Pick<PamContext, 'randomBytes'>): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Without letters and digits that are easily taken for each other: 32 signs, so that every byte's low bits choose evenly. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code a person types: eight signs, 40 bits. */
export const newCode = ({ randomBytes }: Pick<PamContext, 'randomBytes'>): string =>
  [...randomBytes(8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
/** As it was typed: spaces, dashes and case do not matter. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
