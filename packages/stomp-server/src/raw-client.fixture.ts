import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createStompServer, type StompServerOptions } from './index.ts'
import { type RawFrame, readFrame } from './frame.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { FrameParser } from './parser.ts'

/** A server with these options on a free port, closed at the end of the test. */
export async function serve<User>(
  options: StompServerOptions<User>,
): Promise<{ url: string; size(): number; close(options?: { spreadMs?: number }): Promise<void> }> {
  const stomp = createStompServer(options)
  const http = createServer()
  http.on('upgrade', (request, socket, head) => stomp.upgrade(request, socket, head))
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve))
  onTestFinished(async () => {
    await stomp.close()
    http.close()
  })
  return {
    url: `ws://localhost:${(http.address() as AddressInfo).port}`,
    size: () => stomp.size,
    close: (closing) => stomp.close(closing),
  }
}

export interface RawClient {
  readonly protocol: string
  send(text: string | Buffer): void
  /** The next frame as command, headers and body: `['RECEIPT', { 'receipt-id': '1' }, '']`. */
  next(): Promise<readonly [string, Record<string, string>, string]>
  /** Heart-beats received so far. */
  beats(): number
  readonly closed: Promise<number>
  terminate(): void
  /** Stops reading. */
  pause(): void
}

/** A raw socket, for data that the real client would never send. */
export async function rawClient(url: string, protocols: string[] = ['v12.stomp'], headers = {}): Promise<RawClient> {
  const socket = new WebSocket(url, protocols, { headers })
  const parser = new FrameParser({ ...DEFAULT_LIMITS, bodyBytes: 10_000_000 })
  const frames: RawFrame[] = []
  const waiters: (() => void)[] = []
  let beats = 0
  socket.on('message', (data: Buffer) => {
    if (data.length === 1) beats += 1
    frames.push(...parser.push(data))
    for (const wake of waiters.splice(0)) wake()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  onTestFinished(() => socket.terminate())
  return {
    protocol: socket.protocol,
    send: (text) => socket.send(text),
    async next() {
      while (frames.length === 0) await new Promise<void>((resolve) => waiters.push(resolve))
      const { command, headers: frameHeaders, body } = readFrame(frames.shift() as RawFrame, true)
      return [command, Object.fromEntries(frameHeaders), body.toString()]
    },
    beats: () => beats,
    closed,
    terminate: () => socket.terminate(),
    pause: () => socket.pause(),
  }
}

export const CONNECT = 'CONNECT\naccept-version:1.2\n\n\0'
export async function connected(url: string): Promise<RawClient> {
  const client = await rawClient(url)
  client.send(CONNECT)
  await client.next()
  return client
}
