import { StompFault } from './fault.ts'
import type { RawFrame } from './frame.ts'
import type { Limits } from './limits.ts'

type ParserLimits = Pick<Limits, 'headerBytes' | 'headerCount' | 'bodyBytes'>

const [NUL, LF, CR] = [0, 10, 13]
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Splits a byte stream into frames, independent of its chunks. Invalid input throws a `StompFault`. */
export class FrameParser {
  readonly #limits: ParserLimits
  #bytes: Buffer = Buffer.alloc(0)
  /** Bytes already searched without a match. */
  #searched = 0
  #head: { command: string; headerLines: [string, string][]; bodyAt: number; length: number | null } | null = null

  constructor(limits: ParserLimits) {
    this.#limits = limits
  }

  /** Yields the frames that are complete; line ends between frames (heart-beats) are skipped. */
  *push(chunk: Uint8Array): Generator<RawFrame> {
    this.#bytes = this.#bytes.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#bytes, chunk])
    for (let frame = this.#next(); frame; frame = this.#next()) yield frame
  }

  #next(): RawFrame | null {
    if (!this.#head) {
      this.#skipLineEnds()
      this.#head = this.#readHead()
      if (!this.#head) return null
    }
    const { command, headerLines, bodyAt, length } = this.#head
    const end = length === null ? this.#nulFrom(bodyAt) : this.#nulAt(bodyAt + length)
    if (end === null) return null
    const body = this.#bytes.subarray(bodyAt, end)
    this.#bytes = this.#bytes.subarray(end + 1)
    this.#searched = 0
    this.#head = null
    return { command, headerLines, body }
  }

  #skipLineEnds(): void {
    let index = 0
    while (this.#bytes[index] === LF || (this.#bytes[index] === CR && this.#bytes[index + 1] === LF))
      index += this.#bytes[index] === LF ? 1 : 2
    if (index === 0) return
    this.#bytes = this.#bytes.subarray(index)
    this.#searched = 0
  }

  /** The command and headers; null until their empty line has been received. */
  #readHead() {
    const emptyLine = this.#emptyLine()
    if ((emptyLine?.headEnd ?? this.#bytes.length) > this.#limits.headerBytes) throw new StompFault('The headers are too long')
    if (!emptyLine) return null
    const { headEnd, bodyAt } = emptyLine
    this.#searched = bodyAt
    const lines = decodeUtf8(this.#bytes.subarray(0, headEnd)).split('\n').map(withoutCarriageReturn)
    const [command = '', ...rest] = lines
    if (rest.length > this.#limits.headerCount) throw new StompFault('Too many headers')
    const headerLines = rest.map(splitHeader)
    const length = contentLength(headerLines)
    if (length !== null && length > this.#limits.bodyBytes) throw new StompFault('The body is too long')
    return { command, headerLines, bodyAt, length }
  }

  #emptyLine(): { headEnd: number; bodyAt: number } | null {
    // Two bytes back: the previous line end may be in the previous chunk.
    for (
      let index = this.#bytes.indexOf(LF, Math.max(0, this.#searched - 2));
      index !== -1;
      index = this.#bytes.indexOf(LF, index + 1)
    ) {
      if (this.#bytes[index + 1] === LF) return { headEnd: index, bodyAt: index + 2 }
      if (this.#bytes[index + 1] === CR && this.#bytes[index + 2] === LF) return { headEnd: index, bodyAt: index + 3 }
    }
    const nul = this.#bytes.indexOf(NUL, this.#searched)
    if (nul !== -1) throw new StompFault('A frame ended within its headers')
    this.#searched = this.#bytes.length
    return null
  }

  #nulFrom(bodyAt: number): number | null {
    const index = this.#bytes.indexOf(NUL, Math.max(bodyAt, this.#searched))
    this.#searched = this.#bytes.length
    if ((index === -1 ? this.#bytes.length : index) - bodyAt > this.#limits.bodyBytes)
      throw new StompFault('The body is too long')
    return index === -1 ? null : index
  }

  #nulAt(index: number): number | null {
    if (this.#bytes.length <= index) return null
    if (this.#bytes[index] !== NUL) throw new StompFault('The body is longer than its content-length')
    return index
  }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    throw new StompFault('The headers are not UTF-8')
  }
}

const withoutCarriageReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new StompFault('A header line has no name or no colon')
  return [line.slice(0, colon), line.slice(colon + 1)]
}

function contentLength(headerLines: readonly [string, string][]): number | null {
  const value = headerLines.find(([name]) => name === 'content-length')?.[1]
  if (value === undefined) return null
  if (!/^ *\d{1,15} *$/.test(value)) throw new StompFault('content-length is not a number')
  return Number(value)
}
