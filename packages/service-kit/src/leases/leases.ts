import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { KIT_MIGRATIONS } from '../database/kit-migrations.ts'
import { migrate } from '../database/migrations.ts'

/**
 * Work that one node does for all. A node that dies, freezes or loses its network is replaced when its lease ends. It may not know that yet, so the work
 * must be right also when it is done twice at once.
 */
export interface Leases {
  /** Runs periodic work, unless another node runs it now or has run it within the interval. Rejects when the work or the database fails. */
  runWhenDue(name: string, everyMs: number, work: () => Promise<void>): Promise<void>
  /** Runs it now, unless another node runs it now. */
  runNow(name: string, everyMs: number, work: () => Promise<void>): Promise<void>
  /**
   * Does continuous work while this node holds the lease, until the signal is aborted; waits for the lease while another node holds it. The signal of the
   * work is aborted when the lease is lost.
   */
  runAlone(name: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void>
  /** Whether any node holds the lease now. */
  isHeld(name: string): Promise<boolean>
}

export interface LeaseOptions {
  /** How long a lease lasts after the last sign of its node. */
  leaseMs?: number
  /** How often a node that has no lease tries to get one. */
  retryMs?: number
}

const LEASE_MS = 6_000
const RETRY_MS = 1_000
const RENEWALS_PER_LEASE = 3
/** Timers of nodes differ: work is due a little before its interval ends, so that a node does not miss its own turn. */
const EARLY = 0.1

/** Opens the leases of this process, a holder of its own. */
export async function openLeases(pool: pg.Pool, { leaseMs = LEASE_MS, retryMs = RETRY_MS }: LeaseOptions = {}): Promise<Leases> {
  await migrate(pool, KIT_MIGRATIONS)
  const holder = randomUUID()

  async function claim(name: string, dueInMs: number, onlyWhenDue: boolean): Promise<boolean> {
    const { rowCount } = await pool.query(
      `INSERT INTO herna.leases AS lease (name, holder, held_until, due_at)
       VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms', clock_timestamp() + $4 * interval '1 ms')
       ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until, due_at = excluded.due_at
       WHERE (lease.held_until IS NULL OR lease.held_until < clock_timestamp()) AND (NOT $5 OR lease.due_at <= clock_timestamp())`,
      [name, holder, leaseMs, dueInMs, onlyWhenDue],
    )
    return rowCount === 1
  }
  /** False: another node has the lease. */
  async function renew(name: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `UPDATE herna.leases SET held_until = clock_timestamp() + $3 * interval '1 ms' WHERE name = $1 AND holder = $2 AND held_until IS NOT NULL`,
      [name, holder, leaseMs],
    )
    return rowCount === 1
  }
  async function release(name: string): Promise<void> {
    await pool.query('UPDATE herna.leases SET held_until = NULL WHERE name = $1 AND holder = $2', [name, holder])
  }
  /** Renews the lease while the work runs. Without the database nobody else can get it, so the work goes on. */
  async function workWith(name: string, work: () => Promise<void>, onLost: () => void): Promise<void> {
    let renewing = Promise.resolve()
    let isFree = true
    const timer = setInterval(() => {
      if (!isFree) return
      isFree = false
      renewing = renew(name)
        .then(
          (isHeld) => isHeld || onLost(),
          () => undefined,
        )
        .then(() => {
          isFree = true
        })
    }, leaseMs / RENEWALS_PER_LEASE)
    timer.unref()
    try {
      await work()
    } finally {
      clearInterval(timer)
      await renewing
      // Otherwise it ends by itself.
      await release(name).catch(() => undefined)
    }
  }
  const run = async (name: string, everyMs: number, work: () => Promise<void>, onlyWhenDue: boolean) => {
    if (await claim(name, everyMs * (1 - EARLY), onlyWhenDue)) await workWith(name, work, () => undefined)
  }
  return {
    runWhenDue: (name, everyMs, work) => run(name, everyMs, work, true),
    runNow: (name, everyMs, work) => run(name, everyMs, work, false),
    async runAlone(name, work, signal) {
      while (!signal.aborted) {
        if (await claim(name, 0, false).catch(() => false)) {
          const lost = new AbortController()
          await workWith(
            name,
            () => work(AbortSignal.any([signal, lost.signal])),
            () => lost.abort(),
          )
        }
        await pause(retryMs, undefined, { signal }).catch(() => undefined)
      }
    },
    async isHeld(name) {
      const { rowCount } = await pool.query('SELECT 1 FROM herna.leases WHERE name = $1 AND held_until > clock_timestamp()', [
        name,
      ])
      return rowCount === 1
    },
  }
}
