import { createHash } from 'node:crypto'
import type { ChatServiceContext } from './context.ts'

/** 256 random bits; only `hashOf` of it is stored, so a leaked database opens no session. */
export const newToken = ({ randomBytes }: Pick<ChatServiceContext, 'randomBytes'>): string =>
  randomBytes(32).toString('base64url')
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
/** Form of every token, checked before it is looked up. */
export const TOKEN = /^[\w-]{43}$/
