import { type GameActivity, gameActivity } from '@herna/contract/events'
import { callOperation, type Host } from '@herna/http-client'
import type { FastifyBaseLogger } from 'fastify'

export type ReadActivity = () => Promise<GameActivity['games']>

interface Source {
  /** Base of PAM, and the secret the services share. */
  address: string
  secret: string
  now: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
  timeout?: number
}

const FRESH = 60_000
const PAUSE = 10_000
const TIMEOUT = 2_000

/** What players play, at most a minute old. Only the very first reader waits for it. */
export function createActivityReader({ address, secret, now, log, timeout = TIMEOUT }: Source): ReadActivity {
  const pam: Host = {
    base: address,
    timeoutMs: timeout,
    headers: { authorization: `Bearer ${secret}` },
    request: { redirect: 'error' },
  }
  let kept: GameActivity['games'] | null = null
  let askAgainAt = 0
  let asking: Promise<void> | null = null

  const read = async () => {
    kept = (await callOperation(pam, gameActivity)).games
  }
  const ask = async () => {
    try {
      await read()
      askAgainAt = now() + FRESH
    } catch (error) {
      askAgainAt = now() + PAUSE
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'what players play was not told')
    } finally {
      asking = null
    }
  }
  return async () => {
    if (asking === null && now() >= askAgainAt) asking = ask()
    if (kept === null) await asking
    return kept ?? []
  }
}
