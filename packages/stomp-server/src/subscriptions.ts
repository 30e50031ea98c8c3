import { StompFault } from './fault.ts'
import type { Body, Frame, Headers } from './frame.ts'
import type { Limits } from './limits.ts'
import type { Version } from './versions.ts'

export const ACK_MODES = ['auto', 'client', 'client-individual'] as const
export type AckMode = (typeof ACK_MODES)[number]

/** What became of a delivery: taken, refused, or the subscription ended before either. */
export type Outcome = 'ack' | 'nack' | 'lost'

export interface Delivery {
  body: Body
  /** Beside those the server sets itself: destination, message-id, subscription, ack. */
  headers?: Headers
  /** Called once; with `ack: auto` as soon as it was sent. */
  settled?(outcome: Outcome): void
}

interface OpenSubscription {
  readonly destination: string
  readonly mode: AckMode
  readonly waiting: Map<string, (outcome: Outcome) => void>
  onClose: (() => void) | null
}

/** What one connection listens to, and which deliveries it still owes an answer for. */
export class Subscriptions {
  readonly #held = new Map<string, OpenSubscription>()
  readonly #limits: Pick<Limits, 'subscriptions' | 'unacknowledged'>
  readonly #send: (headers: Headers, body: Body) => boolean
  readonly #version: Version
  #messages = 0

  constructor(version: Version, limits: Limits, send: (headers: Headers, body: Body) => boolean) {
    this.#version = version
    this.#limits = limits
    this.#send = send
  }

  /** Takes the place of a subscription before anybody delivers to it. */
  open({ headers }: Frame): { key: string; id: string | null; destination: string; mode: AckMode } {
    const destination = requireHeader(headers, 'destination')
    const id = headers.get('id') ?? null
    if (id === null && this.#version !== '1.0') throw new StompFault('SUBSCRIBE needs the header id')
    const mode = ACK_MODES.find((one) => one === (headers.get('ack') ?? 'auto'))
    if (!mode) throw new StompFault('ack is auto, client or client-individual')
    const key = id ?? destination
    if (this.#held.has(key)) throw new StompFault('A subscription of this id is open already')
    if (this.#held.size >= this.#limits.subscriptions) throw new StompFault('Too many subscriptions', 1008)
    this.#held.set(key, { destination, mode, waiting: new Map(), onClose: null })
    return { key, id, destination, mode }
  }

  /** What is called when the subscription ends; at once if it has ended meanwhile. */
  setOnClose(key: string, leave: () => void): void {
    const held = this.#held.get(key)
    if (held) held.onClose = leave
    else leave()
  }

  /** False: not taken, because the subscription has ended or owes too many answers. */
  deliver(key: string, id: string | null, { body, headers = {}, settled }: Delivery): boolean {
    const held = this.#held.get(key)
    if (!held || held.waiting.size >= this.#limits.unacknowledged) return false
    this.#messages += 1
    const message = `m-${this.#messages}`
    const needsAck = held.mode !== 'auto'
    if (needsAck) held.waiting.set(message, settled ?? (() => undefined))
    const sent = this.#send(
      {
        ...headers,
        destination: held.destination,
        'message-id': message,
        ...(id === null ? {} : { subscription: id }),
        ...(needsAck && this.#version === '1.2' ? { ack: message } : {}),
      },
      body,
    )
    if (!sent) held.waiting.delete(message)
    else if (!needsAck) settled?.('ack')
    return sent
  }

  /** ACK and NACK: one delivery, or with `ack: client` all up to it. */
  settle({ headers }: Frame, outcome: 'ack' | 'nack'): void {
    const message = requireHeader(headers, this.#version === '1.2' ? 'id' : 'message-id')
    const held = [...this.#held.values()].find(({ waiting }) => waiting.has(message))
    if (!held) throw new StompFault('Nothing waits for this acknowledgement')
    for (const [one, settled] of held.waiting) {
      if (one !== message && held.mode === 'client-individual') continue
      held.waiting.delete(one)
      settled(outcome)
      if (one === message) return
    }
  }

  close({ headers }: Frame): void {
    const key = headers.get('id') ?? (this.#version === '1.0' ? headers.get('destination') : undefined)
    if (key === undefined) throw new StompFault('UNSUBSCRIBE needs the header id')
    this.#end([key])
  }

  closeAll(): void {
    this.#end([...this.#held.keys()])
  }

  /** First nobody delivers here any more, then what was not answered goes back: else it would come straight here again. */
  #end(keys: readonly string[]): void {
    const ended = keys.flatMap((key) => this.#held.get(key) ?? [])
    for (const key of keys) this.#held.delete(key)
    for (const { onClose: leave } of ended) leave?.()
    for (const { waiting } of ended) for (const settled of waiting.values()) settled('lost')
  }
}

export function requireHeader(headers: ReadonlyMap<string, string>, name: string): string {
  const value = headers.get(name)
  if (value === undefined || value === '') throw new StompFault(`The header ${name} is missing`)
  return value
}
