import { StompFault } from './fault.ts'
import type { Frame } from './frame.ts'
import type { Limits } from './limits.ts'
import { requireHeader } from './subscriptions.ts'

/** SEND, ACK and NACK that wait for their COMMIT. */
export class Transactions {
  readonly #open = new Map<string, Frame[]>()
  readonly #limits: Pick<Limits, 'transactions' | 'transactionFrames' | 'transactionBytes'>
  #frames = 0
  #bytes = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  begin({ headers }: Frame): void {
    const name = requireHeader(headers, 'transaction')
    if (this.#open.has(name)) throw new StompFault('This transaction has already begun')
    if (this.#open.size >= this.#limits.transactions) throw new StompFault('Too many transactions', 1008)
    this.#open.set(name, [])
  }

  /** True: the frame belongs to a transaction and was queued. */
  enqueue(frame: Frame): boolean {
    const name = frame.headers.get('transaction')
    if (name === undefined) return false
    this.#frames += 1
    this.#bytes += frame.body.length
    if (this.#frames > this.#limits.transactionFrames || this.#bytes > this.#limits.transactionBytes)
      throw new StompFault('The transactions are too large', 1008)
    this.#framesOf(name).push(frame)
    return true
  }

  /** COMMIT and ABORT: removes the transaction and returns its frames in order. */
  end({ headers }: Frame): readonly Frame[] {
    const name = requireHeader(headers, 'transaction')
    const frames = this.#framesOf(name)
    this.#open.delete(name)
    this.#frames -= frames.length
    this.#bytes -= frames.reduce((sum, { body }) => sum + body.length, 0)
    return frames
  }

  #framesOf(name: string): Frame[] {
    const frames = this.#open.get(name)
    if (!frames) throw new StompFault('There is no such transaction')
    return frames
  }
}
