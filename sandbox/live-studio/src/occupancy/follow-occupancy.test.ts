import type { LiveOccupancy } from '@herna/contract/games'
import { expect, test, vi } from 'vitest'
import { followOccupancy } from './follow-occupancy.ts'
import { Occupancy } from './occupancy.ts'

const OCCUPIED: LiveOccupancy = { stol: { tableRound: 1, players: 1, seats: [3], waiting: 0 } }

/** Follows a game host whose n-th reply is given; each call takes a second of the clock. Stops after the last reply. */
async function follow(...replies: (LiveOccupancy | null)[]) {
  const occupancy = new Occupancy()
  const logged: string[] = []
  const known: boolean[] = []
  const stop = new AbortController()
  let now = 0
  let calls = 0
  await followOccupancy(
    {
      occupancy,
      async read() {
        if (calls > 0) known.push(occupancy.of('stol') !== undefined)
        const reply = replies[calls]
        calls += 1
        now += 1_000
        if (calls > replies.length) stop.abort()
        if (!reply) throw new Error('refused')
        return reply
      },
      log: { info: (message) => void logged.push(message), warn: (_, message) => void logged.push(message) },
      now: () => now,
      intervalMs: 1,
    },
    stop.signal,
  )
  return { known, logged }
}

test('what the game host says is used, and for some seconds after its last reply when it fails', async () => {
  expect(await follow(OCCUPIED, null, null, null, null, null)).toEqual({
    known: [true, true, true, false, false, false],
    logged: ['players of live tables unknown'],
  })
})

test('a short outage changes and logs nothing', async () => {
  expect(await follow(OCCUPIED, null, null, OCCUPIED, null, null, OCCUPIED)).toEqual({
    known: [true, true, true, true, true, true, true],
    logged: [],
  })
})

test('an outage is logged once, and once when it is over', async () => {
  const outage = Array.from({ length: 20 }, () => null)
  const { known, logged } = await follow(...outage, OCCUPIED, {}, OCCUPIED)
  expect(known.slice(-3)).toEqual([true, false, true])
  expect(logged).toEqual(['players of live tables unknown', 'players of live tables known again'])
})

test('it ends at once while the game host does not answer', async () => {
  const stop = new AbortController()
  const warn = vi.fn<(fields: object, message: string) => void>()
  const following = followOccupancy(
    {
      occupancy: new Occupancy(),
      read: (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
      log: { info: () => {}, warn },
      now: () => 0,
    },
    stop.signal,
  )
  stop.abort()
  await following
  expect(warn).not.toHaveBeenCalled()
})
