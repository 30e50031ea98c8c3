import type { Limits } from '../limits.ts'
import { HttpFault } from './http.ts'

/** A connection that is counted. */
export interface Place {
  /** The handshake has finished: no longer pending. */
  established(): void
  /** The connection has ended. */
  release(): void
}

/** Counts connections per address and in total, pending and all. */
export class Admission {
  readonly #limits: Limits
  readonly #all = new AddressCounts()
  readonly #pending = new AddressCounts()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes a place; throws a `HttpFault`, 429 for too many of this address, 503 for too many in total. */
  take(address: string): Place {
    const { connections, connectionsPerAddress, pending, pendingPerAddress } = this.#limits
    if (this.#all.of(address) >= connectionsPerAddress || this.#pending.of(address) >= pendingPerAddress)
      throw new HttpFault(429, 'Too many connections')
    if (this.#all.total >= connections || this.#pending.total >= pending) throw new HttpFault(503, 'The server is full')
    return new CountedPlace(address, this.#all, this.#pending)
  }
}

/** One object and no closures: there is one for each connection. */
class CountedPlace implements Place {
  readonly #address: string
  readonly #all: AddressCounts
  readonly #pending: AddressCounts
  #state: 'pending' | 'established' | 'released' = 'pending'

  constructor(address: string, all: AddressCounts, pending: AddressCounts) {
    this.#address = address
    this.#all = all
    this.#pending = pending
    all.change(address, 1)
    pending.change(address, 1)
  }

  established(): void {
    if (this.#state !== 'pending') return
    this.#pending.change(this.#address, -1)
    this.#state = 'established'
  }

  release(): void {
    this.established()
    if (this.#state === 'established') this.#all.change(this.#address, -1)
    this.#state = 'released'
  }
}

/** Counts by address; an address with the count 0 is removed. */
class AddressCounts {
  readonly #counts = new Map<string, number>()
  total = 0

  of(address: string): number {
    return this.#counts.get(address) ?? 0
  }

  change(address: string, amount: number): void {
    this.total += amount
    const count = this.of(address) + amount
    if (count > 0) this.#counts.set(address, count)
    else this.#counts.delete(address)
  }
}
