import { LIVE_SEATS } from '@herna/contract/games'
import { guestsAt, runningRoundAt, type StudioTable } from '@herna/live-studio'
import { inTransaction } from '@herna/service-kit'
import type pg from 'pg'
import { seatTaken } from '../../games/refusals.ts'
import {
  deleteEntry,
  deleteOutdated,
  insertEntry,
  lockQueue,
  markSeen,
  type QueueEntry,
  readPlayedSeats,
  readQueues,
  reserveSeat,
} from './seat-queue.store.ts'

/** How long a seat stays reserved. */
const RESERVED_MS = 15_000
/** With less betting time left no seat is reserved: the player could not use it. */
const USABLE_MS = 5_000

interface QueuedTable {
  readonly table: StudioTable
  /** All rounds of the studio follow from it. */
  readonly secret: string
  readonly now: Date
}
interface Seat {
  readonly seat: number
  readonly ownerId: string
}

/** Waits at the table for a seat. False: a seat is free and nobody waits, so the player can take it. */
export async function joinQueue(pool: pg.Pool, queued: QueuedTable, ownerId: string): Promise<boolean> {
  const { gameCode } = queued.table
  return inTransaction(pool, async (client) => {
    const { queue, free } = await updateQueue(client, queued)
    if (queue.length === 0 && free.length > 0) return false
    await insertEntry(client, gameCode, ownerId, queued.now)
    await updateQueue(client, queued)
    return true
  })
}

export const leaveQueue = (pool: Pick<pg.Pool, 'query'>, { gameCode }: StudioTable, ownerId: string): Promise<void> =>
  deleteEntry(pool, gameCode, ownerId)

/** Throws 409 `seat-taken` when the seat is reserved for another player, or those who wait come first. */
export async function requireUnreserved(client: pg.PoolClient, queued: QueuedTable, { seat, ownerId }: Seat): Promise<void> {
  const waiting = await readQueues(client, [queued.table.gameCode])
  if (waiting.length === 0) return
  const { queue } = await updateQueue(client, queued)
  if (queue.some((entry) => entry.seat === seat && entry.ownerId !== ownerId)) throw seatTaken()
}

/** The queues of these tables after what the time has changed; `windows`: who is connected to them now. */
export async function queuesOf(
  pool: pg.Pool,
  { secret, now }: Omit<QueuedTable, 'table'>,
  windows: readonly { readonly table: StudioTable; readonly ownerId: string }[],
): Promise<ReadonlyMap<string, readonly QueueEntry[]>> {
  const tables = new Map(windows.filter(({ table }) => table.kind === 'blackjack').map(({ table }) => [table.gameCode, table]))
  if (tables.size === 0) return new Map()
  const waiting = new Set((await readQueues(pool, [...tables.keys()])).map(({ gameCode }) => gameCode))
  if (waiting.size === 0) return new Map()
  const connected = windows.filter(({ table }) => waiting.has(table.gameCode))
  await markSeen(
    pool,
    connected.map(({ table, ownerId }) => ({ gameCode: table.gameCode, ownerId })),
    now,
  )
  const queues = new Map<string, readonly QueueEntry[]>()
  for (const gameCode of waiting) {
    const table = tables.get(gameCode)
    if (!table) continue
    const { queue } = await inTransaction(pool, (client) => updateQueue(client, { table, secret, now }))
    queues.set(gameCode, queue)
  }
  return queues
}

/** Removes outdated entries and reserves free seats for the first players, while they could still bet. Locks the queue. */
async function updateQueue(
  client: pg.PoolClient,
  { table, secret, now }: QueuedTable,
): Promise<{ queue: readonly QueueEntry[]; free: readonly number[] }> {
  const { gameCode } = table
  await lockQueue(client, gameCode)
  const round = runningRoundAt(table, now.getTime())
  await deleteOutdated(client, { gameCode, tableRound: round?.number ?? 0, now })
  const queue = await readQueues(client, [gameCode])
  if (!round) return { queue, free: [] }
  const guests = guestsAt(table, round.startsAt, secret).seats
  const played = await readPlayedSeats(client, gameCode, round.number)
  const reserved = new Set(queue.map(({ seat }) => seat))
  const free = seatNumbers.filter((seat) => !guests[seat] && !played.has(seat) && !reserved.has(seat))
  if (now.getTime() > round.bettingEndsAt - USABLE_MS) return { queue, free }
  const first = queue.filter(({ seat }) => seat === null).slice(0, free.length)
  const until = new Date(now.getTime() + RESERVED_MS)
  for (const [nth, entry] of first.entries()) await reserveSeat(client, entry, free[nth] as number, until)
  return { queue: first.length > 0 ? await readQueues(client, [gameCode]) : queue, free: free.slice(first.length) }
}

const seatNumbers = Array.from({ length: LIVE_SEATS }, (_, index) => index + 1)
