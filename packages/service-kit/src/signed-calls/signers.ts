import { z } from 'zod'
import { listOf, type Setting } from '../settings.ts'

/** Servers that may make signed calls, such as game providers or studios: secrets by id. */
export type Signers = ReadonlyMap<string, string>

const pair = z
  .string()
  .regex(/^[a-z0-9-]{1,40}:[^\s,]{32,200}$/)
  .transform((text): [id: string, secret: string] => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)])

/** `id:secret`, separated by commas. */
export const signersSetting = (variable: string): Setting<Signers> => ({
  variable,
  expected: 'pairs such as sandbox:a-secret-of-at-least-32-characters, separated by commas',
  read: listOf(pair)
    .refine((pairs) => new Set(pairs.map(([id]) => id)).size === pairs.length)
    .transform((pairs): Signers => new Map(pairs)),
  fallback: new Map(),
  secret: true,
})
