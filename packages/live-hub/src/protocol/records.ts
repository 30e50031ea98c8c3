import { ProtocolFault } from '../fault.ts'

/** Ends every record. */
export const RECORD_END = '\u001e'
const RECORD_END_BYTE = 0x1e
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Splits what a client sends into records, however the bytes are split. */
export class RecordReader {
  readonly #maxBytes: number
  /** Bytes of a record whose end has not arrived. */
  #chunks: Uint8Array[] = []
  #bytes = 0

  /** @param maxBytes of one record, without its end */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The records that end in this chunk. Throws a `ProtocolFault` for one that is too long or not UTF-8. */
  *push(chunk: Uint8Array): Generator<string> {
    let start = 0
    for (let end = chunk.indexOf(RECORD_END_BYTE); end !== -1; end = chunk.indexOf(RECORD_END_BYTE, start)) {
      this.#keep(chunk.subarray(start, end))
      start = end + 1
      yield this.#take()
    }
    this.#keep(chunk.subarray(start))
  }

  #keep(bytes: Uint8Array): void {
    this.#bytes += bytes.length
    if (this.#bytes > this.#maxBytes) throw new ProtocolFault(`A message is longer than ${this.#maxBytes} bytes`)
    // A copy: the chunk may be a view of a large receive buffer.
    if (bytes.length > 0) this.#chunks.push(Uint8Array.from(bytes))
  }

  #take(): string {
    const [first] = this.#chunks
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#bytes = 0
    try {
      return UTF8.decode(bytes)
    } catch {
      throw new ProtocolFault('A message is not UTF-8')
    }
  }
}
