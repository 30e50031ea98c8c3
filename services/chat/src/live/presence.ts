import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { markPresent, PRESENCE_INTERVAL_MS, readPresence } from '../support/presence.store.ts'
import { publishChange } from './changes.ts'

export interface Presence {
  /** An operator's page has connected to this node. */
  arrived(operatorId: string): void
  /** Operators came or left, here or on another node. */
  check(): void
}

interface PresencePorts {
  /** Operators whose pages are connected to this node. */
  present(): readonly string[]
  /** The first operator has come, or the last one has left. */
  onChanged(): void
  onFailed(error: unknown): void
}

/**
 * Keeps in the database which operators have a support page open: a page that is closed, or whose node stops, is no longer
 * reported. A reload is too short to be noticed.
 */
export function followPresence(
  app: FastifyInstance,
  { pool, now }: ChatServiceContext,
  { present, onChanged, onFailed }: PresencePorts,
): Presence {
  let wasPresent: boolean | null = null
  const check = async () => {
    const isPresent = await readPresence(pool, now())
    if (wasPresent !== null && isPresent !== wasPresent) onChanged()
    wasPresent = isPresent
  }
  const report = async () => {
    const operators = [...new Set(present())]
    if (operators.length > 0) await markPresent(pool, operators, now())
    await check()
  }
  const arrive = async (operatorId: string) => {
    await markPresent(pool, [operatorId], now())
    await publishChange(pool, { type: 'presence' })
  }
  const timer = setInterval(() => void report().catch(onFailed), PRESENCE_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  void check().catch(onFailed)
  return {
    arrived: (operatorId) => void arrive(operatorId).catch(onFailed),
    check: () => void check().catch(onFailed),
  }
}
