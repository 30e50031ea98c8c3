import type { IncomingMessage } from 'node:http'
import { ProtocolFault } from '../fault.ts'
import { RecordRate } from '../limits.ts'
import type { ClosedEvent, Connection } from '../options.ts'
import {
  ACK,
  CLOSE,
  type ClientMessage,
  closeRecord,
  handshakeErrorRecord,
  invocationRecord,
  PING,
  parseHandshake,
  parseMessage,
  SEQUENCE,
} from '../protocol/messages.ts'
import type { PreparedFrame } from '../protocol/prepared-frame.ts'
import { RecordReader } from '../protocol/records.ts'
import type { Channel, ChannelUser, Payload, TransportName } from '../transports/channel.ts'
import type { Opening, Session } from '../transports/session.ts'
import type { HubContext } from './context.ts'
import { Delivery } from './delivery.ts'
import { DrainListeners } from './drain-listeners.ts'
import { Invocations } from './invocations.ts'

/** One client: handshake, messages in both directions, keep-alive, end. A lost socket is only the end without stateful reconnect. */
export class HubConnection<User> implements Connection<User>, Session {
  readonly id: string
  readonly user: User
  readonly #hub: HubContext<User>
  readonly #opening: Opening<User>
  readonly #rate: RecordRate
  readonly #delivery: Delivery
  /** Created by the first: most clients only listen. */
  #invocations: Invocations<User> | null = null
  #state: 'handshake' | 'open' | 'ended' = 'handshake'
  #reader: RecordReader
  #channel: Channel | null = null
  #transport: TransportName = 'WebSockets'
  #request: IncomingMessage | null
  #lastReceivedAt: number
  readonly #handshakeEndsAt: number
  #onClosed: (() => void) | null = null
  readonly #drain: DrainListeners

  constructor(opening: Opening<User>, request: IncomingMessage, hub: HubContext<User>) {
    this.id = opening.id
    this.user = opening.user
    this.#hub = hub
    this.#opening = opening
    this.#request = request
    this.#lastReceivedAt = hub.now()
    this.#handshakeEndsAt = hub.now() + hub.timing.handshakeMs
    this.#reader = new RecordReader(hub.limits.messageBytes)
    this.#rate = new RecordRate(hub.limits, hub.now())
    this.#drain = new DrainListeners(hub.failed)
    this.#delivery = new Delivery(hub, {
      overflowed: (message) => this.#end({ reason: 'slow', message }, null),
      drained: () => this.#drain.drained(),
    })
  }

  // Connection

  get transport(): TransportName {
    return this.#transport
  }
  get isStateful(): boolean {
    return this.#delivery.isStateful
  }
  get isOpen(): boolean {
    return this.#state === 'open'
  }
  get bufferedAmount(): number {
    return this.#delivery.bufferedAmount
  }
  get isSlow(): boolean {
    return this.#delivery.isSlow
  }

  send(target: string, ...args: readonly unknown[]): boolean {
    return this.#deliver(invocationRecord({ target, arguments: args }), 1)
  }

  sendPrepared(frame: PreparedFrame): boolean {
    return this.#deliver(frame, frame.records)
  }

  invoke(target: string, ...args: readonly unknown[]): Promise<unknown> {
    if (!this.isOpen) return Promise.reject(new Error('The connection has ended'))
    return this.#requireInvocations().invoke(
      (invocationId) => this.#deliver(invocationRecord({ target, arguments: args }, invocationId), 1),
      this.#hub.now() + this.#hub.timing.resultMs,
    )
  }

  close({ error, allowReconnect = false }: { error?: string; allowReconnect?: boolean } = {}): void {
    this.#end({ reason: 'server', message: error ?? '' }, closeRecord(error, allowReconnect))
  }

  onDrain(listener: () => void): void {
    this.#drain.add(listener)
  }

  // Session

  get canReattach(): boolean {
    return this.isOpen && this.#delivery.isStateful
  }

  attach(channel: Channel): ChannelUser {
    const previous = this.#channel
    this.#channel = channel
    this.#transport = channel.transport
    this.#lastReceivedAt = this.#hub.now()
    // The rest of a record that was cut off is sent again as a whole.
    this.#reader = new RecordReader(this.#hub.limits.messageBytes)
    this.#delivery.attach(channel)
    previous?.terminate()
    const isCurrent = () => this.#channel === channel
    return {
      received: (bytes) => isCurrent() && this.#received(bytes),
      drained: () => isCurrent() && this.#delivery.drained(),
      closed: () => isCurrent() && this.#lost(),
    }
  }

  tick(now: number): void {
    const { timing } = this.#hub
    if (this.#state === 'handshake') {
      if (now >= this.#handshakeEndsAt) this.#fail(new ProtocolFault('The handshake was not received in time'))
      return
    }
    this.#invocations?.tick(now)
    // Polls are its sign of life.
    const isSilent = this.#transport !== 'LongPolling' && now - this.#lastReceivedAt >= timing.silenceMs
    if (isSilent && this.#channel) this.#channel.terminate()
    const lostMessage = this.#delivery.tick(now)
    if (lostMessage) this.#end({ reason: 'lost', message: lostMessage }, null)
  }

  #received(bytes: Uint8Array): void {
    this.#lastReceivedAt = this.#hub.now()
    try {
      let isEmpty = true
      for (const record of this.#reader.push(bytes)) {
        if (this.#state === 'ended') return
        isEmpty = false
        this.#rate.require(this.#lastReceivedAt)
        if (this.#state === 'handshake') this.#handshake(record)
        else this.#process(parseMessage(record), record.length)
      }
      // Frames without the end of a record cost time, too.
      if (isEmpty) this.#rate.require(this.#lastReceivedAt)
    } catch (error) {
      this.#fail(error)
    }
  }

  #handshake(record: string): void {
    const version = parseHandshake(record)
    this.#state = 'open'
    this.#delivery.open(this.#opening.isStateful && version === 2)
    this.#opening.established()
    this.#hub.changed(this)
    this.#hub.options.on?.connected?.({ transport: this.transport, isStateful: this.isStateful })
    const request = this.#request as IncomingMessage
    // The request is not kept: it is larger than everything else.
    this.#request = null
    this.#onClosed = this.#hub.options.onConnected?.(this, request) ?? null
    // It may have closed the connection.
    if (!this.isOpen) this.#callOnClosed()
  }

  #process(message: ClientMessage | null, length: number): void {
    if (!message || !this.#delivery.accept(message)) return
    switch (message.type) {
      case CLOSE:
        // A polling client sends DELETE after it.
        if (this.#transport !== 'LongPolling') this.#end({ reason: 'client', message: '' }, '')
        return
      case SEQUENCE:
        return this.#hub.options.on?.reattached?.()
      case PING:
      case ACK:
        return
      default:
        this.#requireInvocations().receive(message, length)
    }
  }

  #requireInvocations(): Invocations<User> {
    this.#invocations ??= new Invocations(this.#hub, {
      connection: this,
      write: (record) => void this.#deliver(record, 1),
      drained: () => (this.isOpen && this.isSlow ? this.#drain.next() : Promise.resolve()),
      failed: this.#hub.failed,
    })
    return this.#invocations
  }

  #deliver(payload: Payload, records: number): boolean {
    return this.isOpen && this.#delivery.send(payload, records) && !this.isSlow
  }

  /** The transport has closed by itself. */
  #lost(): void {
    this.#channel = null
    if (this.canReattach) this.#delivery.detach()
    else this.#end({ reason: 'lost', message: 'The transport was closed' }, null)
  }

  #fail(error: unknown): void {
    if (!(error instanceof ProtocolFault)) this.#hub.failed(error)
    const message = error instanceof ProtocolFault ? error.message : 'Connection closed with an error.'
    const reason = error instanceof ProtocolFault ? 'protocol' : 'failed'
    const record = this.#state === 'handshake' ? handshakeErrorRecord(message) : closeRecord(message, false)
    this.#end({ reason, message }, record)
  }

  /** Ends the connection once: with a last record, or null: at once. */
  #end(event: Pick<ClosedEvent, 'reason' | 'message'>, lastRecord: string | null): void {
    if (this.#state === 'ended') return
    const wasConnected = this.#state === 'open'
    this.#state = 'ended'
    const channel = this.#channel
    this.#channel = null
    // Before Close is sent: the client's attempt to reattach after it must get 404.
    this.#opening.ended()
    this.#hub.changed(this)
    if (lastRecord) this.#delivery.sendLast(lastRecord)
    if (lastRecord === null) channel?.terminate()
    else channel?.close()
    this.#invocations?.abort()
    this.#drain.release()
    this.#callOnClosed()
    this.#hub.options.on?.closed?.({ ...event, transport: this.transport, wasConnected })
  }

  #callOnClosed(): void {
    const onClosed = this.#onClosed
    this.#onClosed = null
    try {
      onClosed?.()
    } catch (error) {
      this.#hub.failed(error)
    }
  }
}
