import type { FastifyRequest } from 'fastify'
import { badField } from './problems.ts'

/** Deeper than any body of our operations. */
const MAX_DEPTH = 32

/** PostgreSQL text cannot store U+0000 or unpaired surrogates: such input is rejected with the name of its field [S16]. */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  refuse(request.params, '', 0)
  refuse(request.query, '', 0)
  refuse(request.body, '', 0)
}

function refuse(value: unknown, path: string, depth: number): void {
  if (depth > MAX_DEPTH) throw badField(path.split('.')[0] || 'body', 'is nested too deeply')
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw badField(path || 'body', 'must not contain the character U+0000 or an unpaired surrogate')
    return
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  for (const [name, part] of Object.entries(value)) refuse(part, path === '' ? name : `${path}.${name}`, depth + 1)
}
