const MASKED = 0x80
const SHORT_BYTES = 125

/** A masked text frame of less than 64 kB, as clients send them. A mask of zeros leaves the text as it is. */
export function frame(text: string): Buffer {
  const payload = Buffer.from(text)
  const { length } = payload
  const lengthBytes = length <= SHORT_BYTES ? [MASKED | length] : [MASKED | 126, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...lengthBytes, 0, 0, 0, 0]), payload])
}

const TEXT = 1

/** Finds the frames in a server's bytes, however they are split. */
export class FrameReader {
  /** Bytes of a frame whose end has not arrived; of one that nobody reads, its header at most. */
  #rest: Buffer | null = null
  /** Bytes of a payload that nobody reads which have not arrived. */
  #skipped = 0
  readonly #onText: ((payload: Buffer, isDeflated: boolean) => void) | null
  /** Text frames that have begun. */
  frames = 0

  /** @param onText called with the payload of each text frame; null: frames are only counted */
  constructor(onText: ((payload: Buffer, isDeflated: boolean) => void) | null) {
    this.#onText = onText
  }

  push(chunk: Buffer): void {
    let bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    this.#rest = null
    if (this.#skipped > 0) {
      const skipped = Math.min(this.#skipped, bytes.length)
      this.#skipped -= skipped
      bytes = bytes.subarray(skipped)
    }
    while (bytes.length > 0) {
      const header = headerOf(bytes)
      if (!header || (this.#onText && bytes.length < header.end)) break
      if (header.opcode === TEXT) {
        this.frames += 1
        this.#onText?.(bytes.subarray(header.start, header.end), header.isDeflated)
      }
      this.#skipped = Math.max(0, header.end - bytes.length)
      bytes = bytes.subarray(header.end)
    }
    // Copied: the chunk's memory is used again.
    if (bytes.length > 0) this.#rest = Buffer.from(bytes)
  }
}

function headerOf(bytes: Buffer): { opcode: number; isDeflated: boolean; start: number; end: number } | null {
  if (bytes.length < 2) return null
  const [first, second] = bytes as unknown as [number, number]
  const short = second & 0x7f
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  if (bytes.length < 2 + lengthBytes) return null
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  const start = 2 + lengthBytes
  return { opcode: first & 0x0f, isDeflated: (first & 0x40) !== 0, start, end: start + length }
}
