import { ProtocolFault } from '../fault.ts'
import type { Limits, Timing } from '../limits.ts'
import {
  ACK,
  ackRecord,
  type ClientMessage,
  HANDSHAKE_RECORD,
  isCounted,
  PING,
  PING_RECORD,
  SEQUENCE,
  sequenceRecord,
} from '../protocol/messages.ts'
import { ReceivedSequence, ReplayBuffer } from '../protocol/replay-buffer.ts'
import type { Channel, Payload } from '../transports/channel.ts'

interface Context {
  readonly limits: Limits
  readonly timing: Timing
  now(): number
}

interface DeliveryListener {
  /** The client does not read, or does not acknowledge, what it was sent. */
  overflowed(message: string): void
  /** It was slow, and has drained. */
  drained(): void
}

/** Stateful reconnect of one connection. */
interface Stateful {
  readonly sent: ReplayBuffer
  readonly received: ReceivedSequence
  /**
   * `holding`: until the client's first ping nothing that counts is sent. After a negotiation the client may still have the buffer
   * of its connection before, which drops everything but a Sequence, and replaces it just before that ping.
   * `reattaching`: until the client's Sequence nothing is sent, because it waits for ours only after it has sent its own.
   */
  phase: 'holding' | 'live' | 'detached' | 'reattaching'
  phaseEndsAt: number
  ackAt: number | null
}

/** Sends to one client: over the open transport, or, with stateful reconnect, kept until it is acknowledged. */
export class Delivery {
  readonly #context: Context
  readonly #listener: DeliveryListener
  #channel: Channel | null = null
  #stateful: Stateful | null = null
  #lastSentAt = 0
  #isSlow = false

  constructor(context: Context, listener: DeliveryListener) {
    this.#context = context
    this.#listener = listener
  }

  get isStateful(): boolean {
    return this.#stateful !== null
  }

  get bufferedAmount(): number {
    return this.#isLive ? (this.#channel?.bufferedAmount ?? 0) : (this.#stateful?.sent.bytes ?? 0)
  }

  get isSlow(): boolean {
    if (this.bufferedAmount > this.#context.limits.slowBytes) this.#isSlow = true
    return this.#isSlow
  }

  get #isLive(): boolean {
    return this.#stateful === null || this.#stateful.phase === 'live'
  }

  /** A transport has opened, the first or another. */
  attach(channel: Channel): void {
    this.#channel = channel
    this.#enter('reattaching', this.#context.timing.sequenceMs)
  }

  /** The transport was lost. */
  detach(): void {
    this.#channel = null
    this.#enter('detached', this.#context.timing.reattachMs)
  }

  /** The handshake was received. */
  open(isStateful: boolean): void {
    this.#transmit(HANDSHAKE_RECORD)
    if (!isStateful) return
    this.#stateful = { sent: new ReplayBuffer(), received: new ReceivedSequence(), phase: 'holding', phaseEndsAt: 0, ackAt: null }
    this.#enter('holding', this.#context.timing.firstPingMs)
  }

  #enter(phase: Stateful['phase'], durationMs = 0): void {
    if (!this.#stateful) return
    this.#stateful.phase = phase
    this.#stateful.phaseEndsAt = this.#context.now() + durationMs
  }

  /** Sends records that count. False: the connection had to be ended. */
  send(payload: Payload, records: number): boolean {
    if (records === 0) return true
    const { limits, now } = this.#context
    const sent = this.#stateful?.sent
    // Before the payload is added: a single one may be larger than the limit.
    if (sent && sent.bytes > limits.replayBytes) {
      this.#listener.overflowed('Too much was sent without being acknowledged')
      return false
    }
    sent?.add(payload, records, now())
    return !this.#isLive || this.#transmit(payload)
  }

  /** Sends the record before the end. A client that waits for a Sequence would ignore it without one. */
  sendLast(record: string): void {
    if (this.#stateful?.phase === 'reattaching') this.#channel?.send(sequenceRecord(this.#stateful.sent.replay().sequenceId))
    this.#channel?.send(record)
  }

  #transmit(payload: Payload): boolean {
    const { limits, now } = this.#context
    if (!this.#channel) return false
    if (this.#channel.bufferedAmount > limits.bufferedBytes) {
      this.#listener.overflowed('The client reads too slowly')
      return false
    }
    this.#channel.send(payload)
    this.#lastSentAt = now()
    return true
  }

  /** Counts a message of the client. False: it was processed before, or must not be processed now. */
  accept(message: ClientMessage): boolean {
    const stateful = this.#stateful
    if (!stateful) return message.type !== SEQUENCE
    if (stateful.phase === 'reattaching') return message.type === SEQUENCE && this.#reattach(stateful, message.sequenceId)
    if (isCounted(message.type)) {
      // Also for a repeated record: the client has not received our acknowledgement.
      stateful.ackAt ??= this.#context.now() + this.#context.timing.ackMs
      return stateful.received.accept()
    }
    if (message.type === SEQUENCE) throw new ProtocolFault('Sequence is only sent after a reattach')
    if (message.type === ACK) stateful.sent.acknowledge(message.sequenceId)
    if (message.type === PING && stateful.phase === 'holding') this.#release(stateful)
    return true
  }

  #reattach(stateful: Stateful, sequenceId: number): true {
    stateful.received.reset(sequenceId)
    const replay = stateful.sent.replay()
    this.#enter('live')
    this.#transmit(sequenceRecord(replay.sequenceId))
    for (const payload of replay.payloads) if (!this.#transmit(payload)) break
    this.drained()
    return true
  }

  #release(stateful: Stateful): void {
    this.#enter('live')
    for (const payload of stateful.sent.payloads()) if (!this.#transmit(payload)) break
    this.drained()
  }

  /** The transport may have drained. */
  drained(): void {
    if (!this.#isSlow || !this.#isLive || !this.#channel || this.bufferedAmount > this.#context.limits.slowBytes) return
    this.#isSlow = false
    this.#listener.drained()
  }

  /** Pings, acknowledges, and ends phases. Returns a message if the connection is over. */
  tick(now: number): string | null {
    const { timing } = this.#context
    // `drain` is only reported above a socket's own threshold.
    this.drained()
    const stateful = this.#stateful
    if (stateful && now >= stateful.phaseEndsAt) {
      if (stateful.phase === 'detached') return 'The client did not reattach in time'
      if (stateful.phase === 'reattaching') this.#channel?.terminate()
      if (stateful.phase === 'holding') this.#release(stateful)
    }
    const oldestAt = stateful?.sent.oldestAt ?? now
    if (now - oldestAt >= timing.reattachMs) return 'The client did not acknowledge in time'
    if (!this.#isLive) return null
    if (stateful && stateful.ackAt !== null && now >= stateful.ackAt) {
      stateful.ackAt = null
      this.#transmit(ackRecord(stateful.received.latestId))
    }
    const isIdle = this.#channel?.transport !== 'LongPolling' && now - this.#lastSentAt >= timing.keepAliveMs
    if (isIdle) this.#transmit(PING_RECORD)
    return null
  }
}
