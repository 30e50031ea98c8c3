import type { FastifyRequest } from 'fastify'
import { badField } from './problems.ts'

/** No call of ours has a body deeper than that. */
const DEEPEST = 32

/** PostgreSQL's text holds every character but U+0000, and no half of one: what cannot be stored is refused by name before anybody tries [S16]. */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  refuse(request.params, '', 0)
  refuse(request.query, '', 0)
  refuse(request.body, '', 0)
}

function refuse(value: unknown, path: string, depth: number): void {
  if (depth > DEEPEST) throw badField(path.split('.')[0] || 'body', 'is nested too deeply')
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw badField(path || 'body', 'must not hold the character U+0000, nor half a character')
    return
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  for (const [name, part] of Object.entries(value)) refuse(part, path === '' ? name : `${path}.${name}`, depth + 1)
}
