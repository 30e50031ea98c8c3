import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStompServer, StompRefusal } from '../src/index.ts'
import { createBroker } from './broker.ts'

/** The broker that the client's own test suite expects: guest / guest at /ws, topics, queues, messages of several megabytes. */
export async function openTestProfile({ port = 0, host = 'localhost' } = {}): Promise<{ url: string; close(): Promise<void> }> {
  const broker = createBroker()
  const stomp = createStompServer<{ login: string }>({
    authenticate({ headers }) {
      const login = headers.get('login')
      if (login !== 'guest' || headers.get('passcode') !== 'guest') throw new StompRefusal('Bad credentials')
      return { login }
    },
    ...broker,
    serverName: 'stomp-server/test-profile',
    // The suite suppresses heart-beats and expects a disconnect within 5 s.
    heartBeat: { send: 1_000, receive: 1_000 },
    limits: {
      bodyBytes: 16 * 1024 * 1024,
      bufferedBytes: 64 * 1024 * 1024,
      framesAtOnce: 10_000,
      framesPerSecond: 10_000,
      transactionBytes: 64 * 1024 * 1024,
    },
  })
  const http = createServer((_request, response) => void response.writeHead(426).end())
  http.on('upgrade', (request, socket, head) => {
    if (request.url === '/ws') stomp.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve))
  return {
    url: `ws://${host}:${(http.address() as AddressInfo).port}/ws`,
    async close() {
      await stomp.close()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
