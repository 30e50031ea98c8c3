import { LIVE_FEED_MESSAGES } from '@herna/contract/live-feed'
import { type Connection, type PreparedFrame, prepareFrame } from '@herna/live-hub'
import type { Publication, TableBoard } from './board/table-board.ts'
import { Rounds } from './rounds.ts'

/** zlib's level: higher ones take longer than they save. */
const DEFLATE_LEVEL = 3
/** Frames by the version that their clients have; dropped with each publication. */
const MAX_FRAMES = 100

/** A client and the version that it was sent. */
interface Subscriber {
  readonly connection: Connection<null>
  version: number
}

export interface BroadcastEvents {
  /** The board has a new version. */
  published(event: { type: Publication['type']; records: number }): void
  /** Every client that is not slow was sent what it lacked. */
  roundEnded(seconds: number): void
  /** A client that had been slow was sent what it lacked. */
  caughtUp(type: Publication['type']): void
}

/**
 * Sends the published tables to all clients, in rounds. Each slice of a round publishes what is pending, and sends every client what it lacks: one
 * frame for all that have the same version, which are those of the same slice of the round before.
 */
export class Broadcast {
  readonly #board: TableBoard
  readonly #on: BroadcastEvents
  readonly #subscribers = new Set<Subscriber>()
  readonly #rounds: Rounds<Subscriber>
  /** Of the board when the round began. */
  #roundVersion = 0
  readonly #frames = new Map<number, PreparedFrame>()
  #list: PreparedFrame | null = null

  constructor(board: TableBoard, on: BroadcastEvents) {
    this.#board = board
    this.#on = on
    this.#rounds = new Rounds({
      items: this.#subscribers,
      beginSlice: (isFirst) => this.#publish(isFirst),
      visit: (subscriber) => this.#send(subscriber),
      endRound: (seconds) => {
        on.roundEnded(seconds)
        return board.hasPending || board.version > this.#roundVersion
      },
    })
  }

  /** Sends the list to a new client, if there is one already. Returns a function for its end. */
  add(connection: Connection<null>): () => void {
    const subscriber: Subscriber = { connection, version: this.#board.version }
    this.#subscribers.add(subscriber)
    if (subscriber.version > 0) connection.sendPrepared(this.#listFrame())
    connection.onDrain(() => this.#catchUp(subscriber))
    return () => void this.#subscribers.delete(subscriber)
  }

  /** The board has changes: publishes them with the next slice. */
  changed(): void {
    this.#rounds.request()
  }

  close(): void {
    this.#rounds.close()
  }

  #publish(isFirst: boolean): void {
    const publication = this.#board.publish()
    if (isFirst) this.#roundVersion = this.#board.version
    if (!publication) return
    this.#list = null
    this.#frames.clear()
    this.#on.published({ type: publication.type, records: publication.type === 'list' ? 1 : publication.changes.length })
  }

  #send(subscriber: Subscriber): void {
    // A slow one is caught up when it has drained.
    if (subscriber.version === this.#board.version || subscriber.connection.isSlow) return
    const frame = this.#frameFor(subscriber.version)
    subscriber.version = this.#board.version
    subscriber.connection.sendPrepared(frame)
  }

  #catchUp(subscriber: Subscriber): void {
    if (subscriber.version === this.#board.version) return
    const { type } = this.#board.since(subscriber.version)
    this.#send(subscriber)
    this.#on.caughtUp(type)
  }

  /** What a client with this version lacks. */
  #frameFor(version: number): PreparedFrame {
    const cached = this.#frames.get(version)
    if (cached) return cached
    const missing = this.#board.since(version)
    const frame = missing.type === 'list' ? this.#listFrame() : updatesFrame(missing.changes)
    if (this.#frames.size < MAX_FRAMES) this.#frames.set(version, frame)
    return frame
  }

  #listFrame(): PreparedFrame {
    this.#list ??= prepareFrame([{ target: LIVE_FEED_MESSAGES.init, arguments: [this.#board.tables()] }], {
      deflate: DEFLATE_LEVEL,
    })
    return this.#list
  }
}

const updatesFrame = (changes: Extract<Publication, { type: 'changes' }>['changes']): PreparedFrame =>
  prepareFrame(
    changes.map((change) => ({ target: LIVE_FEED_MESSAGES.updateTable, arguments: [change] })),
    { deflate: DEFLATE_LEVEL },
  )
