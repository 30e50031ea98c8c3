import type { LiveTable } from '@herna/contract/live-feed'
import type { Connection, PreparedFrame } from '@herna/live-hub'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableBoard } from './board/table-board.ts'
import { Broadcast } from './broadcast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tableOf = (ImsGameCode: string): LiveTable => ({ ImsGameCode, Language: null, Status: 'online', SeatsAvailability: {} })

/** A connection that a test makes slow. */
function fakeConnection() {
  const frames: PreparedFrame[] = []
  let drained = () => {}
  const state = { isSlow: false }
  const connection: Partial<Connection<null>> = {
    get isSlow() {
      return state.isSlow
    },
    sendPrepared(frame) {
      frames.push(frame)
      return !state.isSlow
    },
    onDrain(listener) {
      drained = listener
    },
  }
  return {
    connection: connection as Connection<null>,
    frames,
    /** What each frame contains: `init a,b` or `a1`. */
    received: () => frames.map(describe),
    stall: () => void (state.isSlow = true),
    drain() {
      state.isSlow = false
      drained()
    },
  }
}
function describe({ payload }: PreparedFrame): string {
  const records = payload.toString().split('\u001e').slice(0, -1)
  return records
    .map((record) => JSON.parse(record) as { target: string; arguments: [LiveTable | LiveTable[]] })
    .map(({ target, arguments: [value] }) => (Array.isArray(value) ? `${target} ${value.map(nameOf).join()}` : nameOf(value)))
    .join(' ')
}
const nameOf = ({ ImsGameCode, Players }: LiveTable): string => `${ImsGameCode}${Players ?? ''}`

const NO_EVENTS = { published: () => undefined, roundEnded: () => undefined, caughtUp: () => undefined }

function startBroadcast() {
  const caughtUp: string[] = []
  const board = new TableBoard(() => broadcast.changed())
  const broadcast = new Broadcast(board, { ...NO_EVENTS, caughtUp: (type) => void caughtUp.push(type) })
  board.reset([tableOf('a'), tableOf('b'), tableOf('c')])
  vi.advanceTimersByTime(0)
  const change = (ImsGameCode: string, Players: number) => {
    board.append({ changes: [{ ImsGameCode, Players }] })
    vi.advanceTimersByTime(100)
  }
  return { board, broadcast, change, caughtUp }
}

test('everyone is sent the same bytes: one frame for each flush, and one list for all who connect between two', () => {
  const { broadcast, change, board } = startBroadcast()
  const [one, two] = [fakeConnection(), fakeConnection()]
  broadcast.add(one.connection)
  broadcast.add(two.connection)
  board.append({ changes: [{ ImsGameCode: 'a', Players: 1 }] })
  board.append({ changes: [{ ImsGameCode: 'b', Players: 1 }] })
  change('a', 2)
  expect(one.received()).toEqual(['init a,b,c', 'a2 b1'])
  expect(two.frames.map((frame, index) => frame === one.frames[index])).toEqual([true, true])
})

test('what is not flushed yet is neither in a new client’s list nor sent to it twice', () => {
  const { broadcast, board } = startBroadcast()
  board.append({ changes: [{ ImsGameCode: 'a', Players: 1 }] })
  const page = fakeConnection()
  broadcast.add(page.connection)
  vi.advanceTimersByTime(100)
  expect(page.received()).toEqual(['init a,b,c', 'a1'])
})

test('a slow client is skipped, and on drain gets what changed since, once; one frame for all with the same version', () => {
  const { broadcast, change, caughtUp } = startBroadcast()
  const [fast, slow, alsoSlow] = [fakeConnection(), fakeConnection(), fakeConnection()]
  for (const { connection } of [fast, slow, alsoSlow]) broadcast.add(connection)
  change('a', 1)
  slow.stall()
  alsoSlow.stall()
  for (let players = 2; players < 50; players += 1) change('b', players)
  change('c', 1)
  slow.drain()
  alsoSlow.drain()
  slow.drain()
  change('a', 2)
  expect(fast.frames).toHaveLength(52)
  expect(slow.received()).toEqual(['init a,b,c', 'a1', 'b49 c1', 'a2'])
  expect(alsoSlow.frames[2]).toBe(slow.frames[2])
  expect(caughtUp).toEqual(['changes', 'changes'])
})

test('a slow client that missed a removed table gets the list', () => {
  const { broadcast, board, change, caughtUp } = startBroadcast()
  const page = fakeConnection()
  broadcast.add(page.connection)
  page.stall()
  board.append({ removed: ['a'] })
  vi.advanceTimersByTime(100)
  change('b', 1)
  page.drain()
  expect(page.received()).toEqual(['init a,b,c', 'init b1,c'])
  expect(caughtUp).toEqual(['list'])
})

test('a client that has left is sent nothing', () => {
  const { broadcast, change } = startBroadcast()
  const page = fakeConnection()
  const remove = broadcast.add(page.connection)
  remove()
  change('a', 1)
  expect(page.received()).toEqual(['init a,b,c'])
})

test('a client that connects before the tables are known gets the list when they are', () => {
  const board = new TableBoard(() => broadcast.changed())
  const broadcast = new Broadcast(board, NO_EVENTS)
  const page = fakeConnection()
  broadcast.add(page.connection)
  expect(page.received()).toEqual([])
  board.reset([])
  vi.advanceTimersByTime(0)
  expect(page.received()).toEqual(['init '])
})

test('a closed broadcast sends nothing more', () => {
  const { broadcast, board } = startBroadcast()
  const page = fakeConnection()
  broadcast.add(page.connection)
  board.append({ changes: [{ ImsGameCode: 'a', Players: 1 }] })
  broadcast.close()
  board.append({ changes: [{ ImsGameCode: 'b', Players: 1 }] })
  vi.advanceTimersByTime(1_000)
  expect(page.received()).toEqual(['init a,b,c'])
})
