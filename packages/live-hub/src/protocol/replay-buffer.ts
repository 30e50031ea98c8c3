import { ProtocolFault } from '../fault.ts'
import type { Payload } from '../transports/channel.ts'
import { payloadBytes } from '../transports/channel.ts'

interface Entry {
  readonly payload: Payload
  readonly firstId: number
  readonly lastId: number
  readonly bytes: number
  readonly sentAt: number
}

/** Stateful reconnect: what was sent and not acknowledged, to be sent again after a reattach. Records are counted from 1. */
export class ReplayBuffer {
  #entries: Entry[] = []
  #bytes = 0
  #total = 0
  #acknowledged = 0
  /** The last record that was sent again. */
  #replayedTo = 0

  /** Adds `count` records that are sent as one payload; prepared frames are shared by reference. */
  add(payload: Payload, count: number, now: number): void {
    const bytes = payloadBytes(payload)
    this.#entries.push({ payload, firstId: this.#total + 1, lastId: this.#total + count, bytes, sentAt: now })
    this.#total += count
    this.#bytes += bytes
  }

  /**
   * Discards what the client has received. Throws a `ProtocolFault` for records that were never sent.
   *
   * After a replay, records up to its end stay until a later one is acknowledged: the client acknowledges the last record
   * that it ever received, although it expects the replay from our Sequence on. If the socket were lost now, the next
   * Sequence would be beyond what it expects, and it would give up.
   */
  acknowledge(id: number): void {
    if (id > this.#total) throw new ProtocolFault("'sequenceId' of Ack is beyond what was sent")
    this.#acknowledged = Math.max(this.#acknowledged, id)
    if (id <= this.#replayedTo) return
    const kept = this.#entries.findIndex(({ lastId }) => lastId > id)
    const discarded = this.#entries.splice(0, kept === -1 ? this.#entries.length : kept)
    for (const { bytes } of discarded) this.#bytes -= bytes
  }

  /** What to send after a reattach: the Sequence, which is the id of the first payload's first record, and the payloads. */
  replay(): { sequenceId: number; payloads: readonly Payload[] } {
    this.#replayedTo = this.#total
    return { sequenceId: this.#entries[0]?.firstId ?? this.#total + 1, payloads: this.#entries.map(({ payload }) => payload) }
  }

  /** The payloads that are kept, in order. */
  payloads(): readonly Payload[] {
    return this.#entries.map(({ payload }) => payload)
  }

  get bytes(): number {
    return this.#bytes
  }

  /** When the oldest unacknowledged record was sent; null: all are acknowledged. */
  get oldestAt(): number | null {
    return this.#entries.find(({ lastId }) => lastId > this.#acknowledged)?.sentAt ?? null
  }
}

/** Stateful reconnect: counts the client's records, and recognises those it sends again. */
export class ReceivedSequence {
  #nextId = 1
  #latestId = 0

  /** Counts a record; false: it has been processed before. */
  accept(): boolean {
    const id = this.#nextId
    this.#nextId += 1
    if (id <= this.#latestId) return false
    this.#latestId = id
    return true
  }

  /** After a reattach the client sends records from this id on. */
  reset(sequenceId: number): void {
    if (sequenceId < 1) throw new ProtocolFault("'sequenceId' of Sequence is less than 1")
    if (sequenceId > this.#latestId + 1) throw new ProtocolFault("'sequenceId' of Sequence is beyond what was received")
    this.#nextId = sequenceId
  }

  /** The last record that was processed. */
  get latestId(): number {
    return this.#latestId
  }
}
