import { randomBytes } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'
import { call } from './client.ts'
import { frame, FrameReader } from './web-socket-frames.ts'

const TIMEOUT_MS = 10_000
const END_OF_RECORD = '\u001e'
/** As the npm client does. */
const KEEP_ALIVE_MS = 15_000

export interface Socket {
  send(text: string): void
  close(): void
  isOpen(): boolean
}

interface SocketOptions {
  /** The client's own address. */
  from: string
  protocol?: string
  onText: (text: string) => void
  /** The connection has ended, also by `close`. */
  onClose?: () => void
}

/** Opens a plain WebSocket without compression. */
export function openSocket(url: string, { from, protocol, ...events }: SocketOptions): Promise<Socket> {
  const { request } = url.startsWith('https:') ? https : http
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...(protocol === undefined ? {} : { 'Sec-WebSocket-Protocol': protocol }),
  }
  return new Promise((done, fail) => {
    const options = { headers, localAddress: from, family: 4, rejectUnauthorized: false, timeout: TIMEOUT_MS, agent: false }
    const sent = request(url, options)
    sent.on('upgrade', (_response, socket, head) => done(keep(socket, head, events)))
    sent.on('response', (response) => {
      response.resume()
      fail(new Error(`socket refused: ${response.statusCode}`))
    })
    sent.on('timeout', () => sent.destroy(new Error('no response in time')))
    sent.on('error', fail)
    sent.end()
  })
}

function keep(socket: Duplex, head: Buffer, { onText, onClose }: Pick<SocketOptions, 'onText' | 'onClose'>): Socket {
  let isOpen = true
  const reader = new FrameReader((payload) => onText(payload.toString()))
  reader.push(head)
  socket.on('data', (chunk: Buffer) => reader.push(chunk))
  socket.on('error', () => undefined)
  socket.on('end', () => socket.end())
  socket.on('close', () => {
    isOpen = false
    onClose?.()
  })
  return {
    send: (text) => void socket.write(frame(text)),
    close: () => void socket.destroy(),
    isOpen: () => isOpen,
  }
}

/** The address of a connection that was negotiated, as the npm client does. */
async function negotiated(hub: string, from: string): Promise<string> {
  const [address, negotiation] = [new URL(hub), new URL(hub)]
  negotiation.pathname += '/negotiate'
  negotiation.searchParams.set('negotiateVersion', '1')
  const { status, body } = await call(negotiation.href, { method: 'POST', from })
  if (status !== 200) throw new Error(`negotiation refused: ${status}`)
  const { connectionToken } = JSON.parse(body) as { connectionToken: string }
  address.searchParams.set('id', connectionToken)
  return address.href
}

interface HubOptions {
  /** The client's own address. */
  from: string
  skipsNegotiation?: boolean
  onMessage?: (target: string, messageArguments: unknown[]) => void
  /** The connection has ended, also by `close`. */
  onClose?: () => void
}

/** Opens a connection to a SignalR hub with the JSON protocol and keeps it alive; `onMessage` gets the target and the arguments. */
export async function openHub(url: string, { from, skipsNegotiation = false, onMessage, onClose }: HubOptions): Promise<Socket> {
  const socket = await openSocket(skipsNegotiation ? url : await negotiated(url, from), {
    from,
    onClose: () => {
      clearInterval(pings)
      onClose?.()
    },
    onText: (text) => {
      for (const record of text.split(END_OF_RECORD)) {
        if (record === '') continue
        const message = JSON.parse(record) as { type?: number; target?: string; arguments?: unknown[] }
        if (message.type === 1) onMessage?.(message.target ?? '', message.arguments ?? [])
      }
    },
  })
  socket.send(`{"protocol":"json","version":1}${END_OF_RECORD}`)
  const pings = setInterval(() => socket.send(`{"type":6}${END_OF_RECORD}`), KEEP_ALIVE_MS)
  return socket
}

/** Opens a STOMP connection and subscribes to a destination; `onMessage` gets the body of each message. */
export async function openStomp(
  url: string,
  options: Omit<SocketOptions, 'onText' | 'protocol'> & {
    headers: Record<string, string>
    destination: string
    onMessage: (body: string) => void
    /** The server has accepted the connection. */
    onConnected?: () => void
  },
): Promise<Socket> {
  const { headers, destination, onMessage, onConnected, ...socketOptions } = options
  const socket = await openSocket(url, {
    ...socketOptions,
    protocol: 'v12.stomp',
    onText: (text) => {
      if (text.startsWith('CONNECTED')) {
        socket.send(stompFrame('SUBSCRIBE', { id: '0', destination }))
        onConnected?.()
      }
      if (text.startsWith('MESSAGE')) onMessage(text.slice(text.indexOf('\n\n') + 2, text.indexOf('\0')))
    },
  })
  socket.send(stompFrame('CONNECT', { 'accept-version': '1.2', host: 'herna', 'heart-beat': '0,0', ...headers }))
  return socket
}

const stompFrame = (command: string, headers: Record<string, string>): string =>
  `${[command, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n')}\n\n\0`
