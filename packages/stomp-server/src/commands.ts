import type { IncomingMessage } from 'node:http'
import { StompFault, StompRefusal } from './fault.ts'
import type { Body, Frame, Headers } from './frame.ts'
import { agreeOnHeartBeat, type HeartBeat } from './heart-beat.ts'
import type { Limits } from './limits.ts'
import type { Connection, StompServerOptions } from './options.ts'
import { requireHeader, Subscriptions } from './subscriptions.ts'
import { Transactions } from './transactions.ts'
import { highestCommon, type Version } from './versions.ts'

/** The operations of a connection that commands use. */
export interface ClientConnection {
  readonly id: string
  readonly request: IncomingMessage
  /** False: already closed, or the client reads too slowly and was disconnected. */
  write(command: string, headers: Headers, body?: Body): boolean
  /** Switches to the negotiated version and starts the heart-beats. */
  established(version: Version, beat: HeartBeat): void
  /** Sends an ERROR frame, then closes. */
  fail(fault: StompFault, receipt?: string): void
  /** Closes without an ERROR, after all data is sent. */
  finish(): void
}

interface Commands {
  /** Processes a frame; throws a `StompFault` for an invalid or refused one. */
  run(frame: Frame): Promise<void>
  /** Called when the socket has closed. */
  end(): void
}

const HEART_BEAT = { send: 10_000, receive: 10_000 }

/** The command handlers of one connection, from CONNECT to DISCONNECT. */
export function createCommands<User>(client: ClientConnection, options: StompServerOptions<User>, limits: Limits): Commands {
  let session: { connection: Connection<User>; subscriptions: Subscriptions; transactions: Transactions } | null = null
  let isClosed = false
  let onClose: (() => void) | undefined

  async function connect({ headers }: Frame): Promise<void> {
    if (session) throw new StompFault('The client has connected already')
    const version = highestCommon(headers.get('accept-version'))
    if (!version) throw new StompFault('Supported protocol versions are 1.0, 1.1 and 1.2')
    const beat = agreeOnHeartBeat(headers.get('heart-beat'), options.heartBeat ?? HEART_BEAT)
    const user = await options.authenticate({ headers, request: client.request })
    if (isClosed) return
    const { send, receive } = options.heartBeat ?? HEART_BEAT
    const connection = { id: client.id, user, end: (message: string) => client.fail(new StompFault(message, 1008)) }
    const deliver: ConstructorParameters<typeof Subscriptions>[2] = (headers, body) => {
      const sent = client.write('MESSAGE', headers, body)
      if (sent) options.on?.delivered?.()
      return sent
    }
    session = { connection, subscriptions: new Subscriptions(version, limits, deliver), transactions: new Transactions(limits) }
    client.write('CONNECTED', {
      ...(version === '1.0' ? {} : { version, 'heart-beat': `${send},${receive}` }),
      session: client.id,
      ...(options.serverName ? { server: options.serverName } : {}),
    })
    client.established(version, version === '1.0' ? { send: 0, receive: 0 } : beat)
    options.on?.connected?.()
    onClose = options.onConnected?.(connection)
  }

  const requireSession = () => {
    if (!session) throw new StompFault('The first frame is CONNECT or STOMP')
    return session
  }

  async function subscribe(frame: Frame): Promise<void> {
    const { connection, subscriptions } = requireSession()
    const { key, id, destination, mode } = subscriptions.open(frame)
    const leave = await options.subscribe({
      connection,
      destination,
      headers: frame.headers,
      ack: mode,
      deliver: (delivery) => subscriptions.deliver(key, id, delivery),
    })
    subscriptions.setOnClose(key, leave)
  }

  /** SEND, ACK, NACK: immediately, or when their transaction commits. */
  async function perform(frame: Frame): Promise<void> {
    const { connection, subscriptions } = requireSession()
    const { command, headers, body } = frame
    if (command !== 'SEND') return subscriptions.settle(frame, command === 'ACK' ? 'ack' : 'nack')
    if (!options.send) throw new StompRefusal('Clients may not send messages')
    await options.send({ connection, destination: requireHeader(headers, 'destination'), headers, body })
  }
  async function performOrQueue(frame: Frame): Promise<void> {
    if (!requireSession().transactions.enqueue(frame)) await perform(frame)
  }

  const handlers: Record<string, (frame: Frame) => Promise<void> | void> = {
    CONNECT: connect,
    STOMP: connect,
    SUBSCRIBE: subscribe,
    UNSUBSCRIBE: (frame) => requireSession().subscriptions.close(frame),
    SEND: performOrQueue,
    ACK: performOrQueue,
    NACK: performOrQueue,
    BEGIN: (frame) => requireSession().transactions.begin(frame),
    ABORT: (frame) => void requireSession().transactions.end(frame),
    async COMMIT(frame) {
      for (const queuedFrame of requireSession().transactions.end(frame)) await perform(queuedFrame)
    },
    DISCONNECT: () => void requireSession(),
  }

  return {
    async run(frame) {
      const command = Object.hasOwn(handlers, frame.command) ? handlers[frame.command] : undefined
      if (!command) throw new StompFault('Unknown command')
      if (frame.body.length > 0 && frame.command !== 'SEND') throw new StompFault('Only SEND may have a body')
      await command(frame)
      const receipt = frame.headers.get('receipt')
      // The response to CONNECT is CONNECTED only.
      if (receipt !== undefined && command !== connect) client.write('RECEIPT', { 'receipt-id': receipt })
      if (frame.command === 'DISCONNECT') client.finish()
    },
    end() {
      isClosed = true
      session?.subscriptions.closeAll()
      onClose?.()
      onClose = undefined
    },
  }
}
