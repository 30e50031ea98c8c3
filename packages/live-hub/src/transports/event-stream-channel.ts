import type { ServerResponse } from 'node:http'
import { type Channel, type ChannelUser, type Payload, payloadBytes } from './channel.ts'

/** Server-Sent Events as a channel: the client's data arrives in POSTs. */
export function eventStreamChannel(
  { response, closeMs }: { response: ServerResponse; closeMs: number },
  userOf: (channel: Channel) => ChannelUser,
): void {
  const channel: Channel = {
    transport: 'ServerSentEvents',
    send(payload: Payload) {
      if (!response.writableEnded) response.write(event(payload))
    },
    get bufferedAmount() {
      return response.writableLength
    },
    close() {
      response.end()
      // The client may not read what is left.
      setTimeout(() => response.destroy(), closeMs).unref()
    },
    terminate: () => void response.destroy(),
    tick: () => undefined,
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store, no-transform',
    // A buffering proxy would hold events back.
    'x-accel-buffering': 'no',
  })
  const user = userOf(channel)
  response.on('drain', () => user.drained())
  response.on('error', () => undefined)
  response.on('close', () => user.closed())
  // The client counts as connected when the first bytes arrive.
  response.write(':\r\n\r\n')
}

/** JSON has no line ends; text of another protocol may have them. */
function event(payload: Payload): string {
  const text = typeof payload === 'string' ? payload : payload.payload.toString()
  return payloadBytes(payload) === 0 ? '' : `data: ${text.replaceAll(/\r\n|\r|\n/g, '\r\ndata: ')}\r\n\r\n`
}
