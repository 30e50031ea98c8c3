import { HubError, ProtocolFault } from '../fault.ts'

/** A stream from the client: read once, by the method it was sent with. */
class Upload implements AsyncIterable<unknown>, AsyncIterator<unknown> {
  readonly #read: (bytes: number) => void
  #items: { item: unknown; bytes: number }[] = []
  #end: { error: Error | null } | null = null
  #wake: (() => void) | null = null

  /** @param read called with the bytes of an item that left the queue */
  constructor(read: (bytes: number) => void) {
    this.#read = read
  }

  push(item: unknown, bytes: number): void {
    this.#items.push({ item, bytes })
    this.#wake?.()
  }

  finish(error: Error | null): void {
    this.#end ??= { error }
    this.#wake?.()
  }

  async next(): Promise<IteratorResult<unknown>> {
    while (this.#items.length === 0 && !this.#end) await new Promise<void>((resolve) => (this.#wake = resolve))
    const next = this.#items.shift()
    if (next) {
      this.#read(next.bytes)
      return { done: false, value: next.item }
    }
    if (this.#end?.error) throw this.#end.error
    return { done: true, value: undefined }
  }

  /** The method reads no further. */
  return(): Promise<IteratorResult<unknown>> {
    this.discard()
    return Promise.resolve({ done: true, value: undefined })
  }

  discard(): void {
    for (const { bytes } of this.#items.splice(0)) this.#read(bytes)
    this.finish(null)
  }

  [Symbol.asyncIterator](): AsyncIterator<unknown> {
    return this
  }
}

/** The open streams from one client. */
export class Uploads {
  readonly #open = new Map<string, Upload>()
  readonly #maxBytes: number
  #bytes = 0

  /** @param maxBytes of all items that were not read yet */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  open(id: string): AsyncIterable<unknown> {
    if (this.#open.has(id)) throw new ProtocolFault(`The stream '${id.slice(0, 40)}' is open already`)
    const upload = new Upload((bytes) => {
      this.#bytes -= bytes
    })
    this.#open.set(id, upload)
    return upload
  }

  /** An item; one of a stream that nobody reads any more is ignored. */
  item(id: string, item: unknown, bytes: number): void {
    const upload = this.#open.get(id)
    if (!upload) return
    this.#bytes += bytes
    if (this.#bytes > this.#maxBytes) throw new ProtocolFault('The streams are sent faster than they are read')
    upload.push(item, bytes)
  }

  /** The client has ended the stream, with an error or without. */
  complete(id: string, error: string | null): void {
    this.#open.get(id)?.finish(error === null ? null : new HubError(error))
    this.#open.delete(id)
  }

  /** The method of these streams has finished. */
  close(ids: readonly string[]): void {
    for (const id of ids) {
      this.#open.get(id)?.discard()
      this.#open.delete(id)
    }
  }

  /** The connection has ended: methods that are reading fail. */
  abort(): void {
    for (const upload of this.#open.values()) upload.finish(new HubError('The connection has ended'))
    this.#open.clear()
  }

  get size(): number {
    return this.#open.size
  }
}
