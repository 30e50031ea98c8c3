import type { LiveTableState } from '@herna/contract/games'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleTable } from '../round/sample.ts'
import { followTable, type Hub } from './table-hub.ts'

interface TestHub extends Hub {
  send: (argument: unknown) => void
  lose: () => void
  close: () => void
}

function testHub(start: () => Promise<void>): TestHub {
  let listener: (argument: unknown) => void = () => undefined
  let [lost, closed] = [(): void => {}, (): void => {}]
  return {
    on: (_message, next) => void (listener = next),
    onreconnecting: (next) => void (lost = next),
    onreconnected: () => undefined,
    onclose: (next) => void (closed = next),
    invoke: async () => null,
    start,
    stop: async () => closed(),
    send: (argument) => listener(argument),
    lose: () => lost(),
    close: () => closed(),
  }
}

test('states are checked; a failed start and a closed connection are followed by another attempt until the table is left', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [hubs, urls]: [TestHub[], string[]] = [[], []]
  const tables: LiveTableState[] = []
  const events: string[] = []
  const delays: (number | null)[][] = []
  const end = new AbortController()
  const done = followTable(
    {
      token: 'a b',
      random: () => 1,
      createHub: async (url, nextDelay) => {
        urls.push(url)
        delays.push([nextDelay(0), nextDelay(4), nextDelay(5)])
        const hub = testHub(async () => {
          if (hubs.length === 1) throw new Error('no connection')
        })
        hubs.push(hub)
        return hub
      },
      onTable: (table) => void tables.push(table),
      onHub: () => undefined,
      onLost: () => void events.push('lost'),
      onRestored: () => void events.push('restored'),
    },
    end.signal,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect([urls, events]).toEqual([
    ['/live/table?access_token=a%20b', '/live/table?access_token=a%20b'],
    ['lost', 'restored'],
  ])
  const state = sampleTable(0)
  hubs[1]?.send(state)
  hubs[1]?.send({ ...state, players: 'many' })
  expect(tables).toEqual([state])
  hubs[1]?.lose()
  hubs[1]?.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([hubs.length, events]).toEqual([3, ['lost', 'restored', 'lost', 'lost', 'restored']])
  // A connection that is not restored soon is closed and made anew, so that the session is asked about again.
  expect(delays[2]).toEqual([0, 4_000, null])
  end.abort()
  await done
})

test('windows that have lost their host at the same moment try again at different moments', async () => {
  const delaysOf = async (random: number): Promise<(number | null)[]> => {
    const end = new AbortController()
    const delays: (number | null)[] = []
    const options = { token: 'a', onTable: () => undefined, onHub: () => undefined, onLost: () => undefined }
    await followTable(
      {
        ...options,
        random: () => random,
        createHub: async (_url, nextDelay) => {
          delays.push(nextDelay(0), nextDelay(1), nextDelay(4), nextDelay(5))
          end.abort()
          throw new Error('no connection')
        },
        onRestored: () => undefined,
      },
      end.signal,
    )
    return delays
  }
  expect(await delaysOf(0)).toEqual([0, 250, 2_000, null])
  expect(await delaysOf(0.5)).toEqual([0, 375, 3_000, null])
})
