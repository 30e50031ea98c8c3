import { setTimeout as pause } from 'node:timers/promises'
import { liveOccupancy, type LiveOccupancy } from '@herna/contract/games'
import { callOperation } from '@herna/http-client'
import type { Occupancy } from './occupancy.ts'

const TIMEOUT_MS = 2_000
const INTERVAL_MS = 1_000
/** A failing game host's last reply is used for this time; then the next failure ends it, at the latest two seconds later. */
const KEPT_MS = 4_000

interface FollowOptions {
  occupancy: Occupancy
  read(signal: AbortSignal): Promise<LiveOccupancy>
  log: { info(message: string): void; warn(fields: object, message: string): void }
  /** Milliseconds since the epoch. */
  now(): number
  intervalMs?: number
}

/** Reads from the game host at this base URL; rejects with `CallFailed`. */
export const occupancyReader =
  (base: string): FollowOptions['read'] =>
  (signal) =>
    callOperation({ base, timeoutMs: TIMEOUT_MS, request: { redirect: 'error' } }, liveOccupancy, {}, { signal })

/**
 * Asks the game host every second who plays, until the signal is aborted. When it fails for longer than its last reply is used, nobody is known to
 * play: the tables go on with the studio's guests. Logged once per outage, and once when it is over.
 */
export async function followOccupancy(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { occupancy, read, log, now, intervalMs = INTERVAL_MS } = options
  let askedAt = now()
  let isUnknown = false
  while (!signal.aborted) {
    const asksAt = now()
    try {
      occupancy.replace(await read(signal))
      askedAt = asksAt
      if (isUnknown) log.info('players of live tables known again')
      isUnknown = false
    } catch (error) {
      if (signal.aborted) return
      if (!isUnknown && now() - askedAt >= KEPT_MS) {
        occupancy.replace({})
        isUnknown = true
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'players of live tables unknown')
      }
    }
    await pause(intervalMs, undefined, { signal }).catch(() => {})
  }
}
