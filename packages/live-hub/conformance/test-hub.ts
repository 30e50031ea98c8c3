import type { IncomingMessage } from 'node:http'
import { type Call, type Connection, HubError, type HubOptions } from '../src/index.ts'

/** What the tests read from the request that opened a connection. */
interface OpenedBy {
  headers: IncomingMessage['headers']
  query: URLSearchParams
}

/** The error of a method with the detail that the tests expect. */
const failure = (method: string, detail: string) =>
  new HubError(`An unexpected error occurred invoking '${method}' on the server. ${detail}`)

/** Methods and streams of the hub that the tests call `TestHub`, and its connections by id. */
export function createTestHub(): Pick<HubOptions<null>, 'methods' | 'streams' | 'onConnected'> & {
  connectionOf(id: string): Connection<null> | undefined
} {
  const connections = new Map<string, { connection: Connection<null>; openedBy: OpenedBy }>()
  const openedBy = ({ connection }: Call<null>): OpenedBy => {
    const open = connections.get(connection.id)
    if (!open) throw new Error('the connection is not open')
    return open.openedBy
  }

  return {
    connectionOf: (id) => connections.get(id)?.connection,
    onConnected(connection, { headers, url = '' }) {
      const query = new URLSearchParams(url.split('?')[1])
      connections.set(connection.id, { connection, openedBy: { headers, query } })
      return () => void connections.delete(connection.id)
    },
    methods: {
      Echo: (_call, message) => message,
      EchoComplexObject: (_call, object) => object,
      GetCallerConnectionId: ({ connection }) => connection.id,
      GetActiveTransportName: ({ connection }) => connection.transport,
      GetNumRedirects: (call) => Number(openedBy(call).query.get('numRedirects')),
      GetContentTypeHeader: (call) => openedBy(call).headers['content-type'] ?? null,
      GetHeader: (call, name) => openedBy(call).headers[String(name).toLowerCase()] ?? null,
      GetCookie: (call, name) => cookieOf(openedBy(call).headers.cookie, String(name)),
      ThrowException(_call, message) {
        throw failure('ThrowException', `InvalidOperationException: ${String(message)}`)
      },
      InvokeWithString: ({ connection }, message) => void connection.send('Message', message),
      SendCustomObject: ({ connection }, object) => void connection.send('CustomObject', object),
      SendComplexObject: () => ({
        ByteArray: Buffer.of(1, 2, 3).toString('base64'),
        DateTime: '2000-01-01T00:00:00Z',
        Guid: '00010203-0405-0607-0706-050403020100',
        IntArray: [1, 2, 3],
        String: 'hello world',
      }),
      async StreamingConcat({ uploads: [stream] }) {
        let text = ''
        try {
          for await (const item of stream ?? []) text += String(item)
        } catch (error) {
          throw failure('StreamingConcat', `HubException: ${(error as Error).message}`)
        }
        return text
      },
    },
    streams: {
      Stream: () => ['a', 'b', 'c'],
      EmptyStream: () => [],
      StreamThrowException(_call, message) {
        throw failure('StreamThrowException', `InvalidOperationException: ${String(message)}`)
      },
      InfiniteStream({ connection, signal }) {
        signal.addEventListener('abort', () => connection.send('StreamCanceled'), { once: true })
        return { [Symbol.asyncIterator]: () => ({ next: () => new Promise<IteratorResult<never>>(() => undefined) }) }
      },
    },
  }
}

/** The value of a cookie; null: not sent. */
export function cookieOf(header: string | undefined, name: string): string | null {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
