import { expect, test } from 'vitest'
import { REAL_TRANSPORTS, realClient, serve } from './clients.fixture.ts'
import { type Connection, HubError } from './index.ts'

/** The methods that the tests call. */
const methods = {
  Echo: (_call: unknown, text: unknown) => text,
  Add: async (_call: unknown, a: unknown, b: unknown) => Number(a) + Number(b),
  Nothing: () => undefined,
  Refuse: () => {
    throw new HubError('The table is closed')
  },
  Fail: () => {
    throw new Error('database password is hunter2')
  },
}

for (const over of REAL_TRANSPORTS) {
  test(`the real client invokes, is invoked, and streams in both directions over ${over}`, async () => {
    const connections: Connection<null>[] = []
    const { url } = await serve({
      methods: {
        ...methods,
        async Join({ uploads: [words] }) {
          const received: unknown[] = []
          for await (const word of words ?? []) received.push(word)
          return received.join(' ')
        },
      },
      streams: {
        async *Count(_call, from, to) {
          for (let number = Number(from); number <= Number(to); number += 1) yield number
        },
      },
      onConnected: (connection) => void connections.push(connection),
    })
    const client = realClient(url, { over })
    const received: unknown[][] = []
    client.on('updateTable', (...args: unknown[]) => void received.push(args))
    client.on('favourite', (kind: string) => `${kind} 7`)
    await client.start()

    expect(await client.invoke('echo', 'čau, 世界')).toBe('čau, 世界')
    expect(await client.invoke('Add', 2, 3)).toBe(5)
    expect(await client.invoke('Nothing')).toBeUndefined()
    await expect(client.invoke('Refuse')).rejects.toThrow('The table is closed')
    await expect(client.invoke('Fail')).rejects.toThrow("An unexpected error occurred invoking 'Fail' on the server.")
    await expect(client.invoke('Missing')).rejects.toThrow("Unknown hub method 'Missing'")

    const [connection] = connections
    expect(connection?.transport).toBe(over)
    connection?.send('updateTable', { id: 'rl1', seats: 3 }, 12)
    await expect.poll(() => received).toEqual([[{ id: 'rl1', seats: 3 }, 12]])
    expect(await connection?.invoke('favourite', 'table')).toBe('table 7')
    await expect(connection?.invoke('unknown')).rejects.toThrow("Client didn't provide a result.")

    const numbers: number[] = []
    await new Promise<void>((complete, error) => {
      client.stream<number>('Count', 1, 5).subscribe({ next: (number) => void numbers.push(number), complete, error })
    })
    expect(numbers).toEqual([1, 2, 3, 4, 5])
    const { Subject } = await import('@microsoft/signalr')
    const words = new Subject<string>()
    const joined = client.invoke('Join', words)
    for (const word of ['one', 'two', 'three']) words.next(word)
    words.complete()
    expect(await joined).toBe('one two three')

    await client.stop()
    await expect.poll(() => connection?.isOpen).toBe(false)
    expect(connection?.send('updateTable')).toBe(false)
  })
}
