import { StompFault } from './fault.ts'
import type { Body, Frame, Headers } from './frame.ts'
import type { Limits } from './limits.ts'
import type { Version } from './versions.ts'

export const ACK_MODES = ['auto', 'client', 'client-individual'] as const
/** The header `ack` of SUBSCRIBE. */
export type AckMode = (typeof ACK_MODES)[number]

/** Result of a delivery: acknowledged, rejected, or lost because the subscription ended first. */
export type Outcome = 'ack' | 'nack' | 'lost'

/** A message to a client. */
export interface Delivery {
  body: Body
  /** In addition to those the server sets: destination, message-id, subscription, ack. */
  headers?: Headers
  /** Called once; with `ack: auto` when the message has been sent. */
  settled?(outcome: Outcome): void
}

interface OpenSubscription {
  readonly destination: string
  readonly mode: AckMode
  readonly waiting: Map<string, (outcome: Outcome) => void>
  onClose: (() => void) | null
}

/** The subscriptions of one connection, with their unacknowledged deliveries. */
export class Subscriptions {
  readonly #subscriptions = new Map<string, OpenSubscription>()
  readonly #limits: Pick<Limits, 'subscriptions' | 'unacknowledged'>
  readonly #send: (headers: Headers, body: Body) => boolean
  readonly #version: Version
  #messages = 0

  constructor(version: Version, limits: Limits, send: (headers: Headers, body: Body) => boolean) {
    this.#version = version
    this.#limits = limits
    this.#send = send
  }

  /** Validates and registers a subscription before the first delivery. */
  open({ headers }: Frame): { key: string; id: string | null; destination: string; mode: AckMode } {
    const destination = requireHeader(headers, 'destination')
    const id = headers.get('id') ?? null
    if (id === null && this.#version !== '1.0') throw new StompFault('SUBSCRIBE requires the header id')
    const mode = ACK_MODES.find((known) => known === (headers.get('ack') ?? 'auto'))
    if (!mode) throw new StompFault('ack is auto, client or client-individual')
    const key = id ?? destination
    if (this.#subscriptions.has(key)) throw new StompFault('A subscription of this id is open already')
    if (this.#subscriptions.size >= this.#limits.subscriptions) throw new StompFault('Too many subscriptions', 1008)
    this.#subscriptions.set(key, { destination, mode, waiting: new Map(), onClose: null })
    return { key, id, destination, mode }
  }

  /** Sets the function called when the subscription ends; calls it at once if it has already ended. */
  setOnClose(key: string, onClose: () => void): void {
    const subscription = this.#subscriptions.get(key)
    if (subscription) subscription.onClose = onClose
    else onClose()
  }

  /** False: not accepted, because the subscription has ended or has too many unacknowledged deliveries. */
  deliver(key: string, id: string | null, { body, headers = {}, settled }: Delivery): boolean {
    const subscription = this.#subscriptions.get(key)
    if (!subscription || subscription.waiting.size >= this.#limits.unacknowledged) return false
    this.#messages += 1
    const messageId = `m-${this.#messages}`
    const needsAck = subscription.mode !== 'auto'
    if (needsAck) subscription.waiting.set(messageId, settled ?? (() => undefined))
    const sent = this.#send(
      {
        ...headers,
        destination: subscription.destination,
        'message-id': messageId,
        ...(id === null ? {} : { subscription: id }),
        ...(needsAck && this.#version === '1.2' ? { ack: messageId } : {}),
      },
      body,
    )
    if (!sent) subscription.waiting.delete(messageId)
    else if (!needsAck) settled?.('ack')
    return sent
  }

  /** ACK and NACK: settles one delivery, or with `ack: client` all up to it. */
  settle({ headers }: Frame, outcome: 'ack' | 'nack'): void {
    const messageId = requireHeader(headers, this.#version === '1.2' ? 'id' : 'message-id')
    const subscription = [...this.#subscriptions.values()].find(({ waiting }) => waiting.has(messageId))
    if (!subscription) throw new StompFault('No delivery waits for this acknowledgement')
    for (const [waitingId, settled] of subscription.waiting) {
      if (waitingId !== messageId && subscription.mode === 'client-individual') continue
      subscription.waiting.delete(waitingId)
      settled(outcome)
      if (waitingId === messageId) return
    }
  }

  close({ headers }: Frame): void {
    const key = headers.get('id') ?? (this.#version === '1.0' ? headers.get('destination') : undefined)
    if (key === undefined) throw new StompFault('UNSUBSCRIBE requires the header id')
    this.#end([key])
  }

  closeAll(): void {
    this.#end([...this.#subscriptions.keys()])
  }

  /** Ends deliveries before reporting unacknowledged messages as lost, so that they are not redelivered here. */
  #end(keys: readonly string[]): void {
    const ended = keys.flatMap((key) => this.#subscriptions.get(key) ?? [])
    for (const key of keys) this.#subscriptions.delete(key)
    for (const { onClose } of ended) onClose?.()
    for (const { waiting } of ended) for (const settled of waiting.values()) settled('lost')
  }
}

/** The value of a header; throws a `StompFault` when it is missing or empty. */
export function requireHeader(headers: ReadonlyMap<string, string>, name: string): string {
  const value = headers.get(name)
  if (value === undefined || value === '') throw new StompFault(`The header ${name} is missing`)
  return value
}
