import { StompFault } from './fault.ts'
import type { RawFrame } from './frame.ts'
import type { Limits } from './limits.ts'

type ParserLimits = Pick<Limits, 'headerBytes' | 'headerCount' | 'bodyBytes'>

const [NUL, LF, CR] = [0, 10, 13]
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Cuts a stream of bytes into frames, however it was split or joined on the way. Broken input throws a `StompFault`. */
export class FrameParser {
  readonly #limits: ParserLimits
  #bytes: Buffer = Buffer.alloc(0)
  /** Up to where the bytes were looked at in vain. */
  #seen = 0
  #head: { command: string; headerLines: [string, string][]; bodyAt: number; length: number | null } | null = null

  constructor(limits: ParserLimits) {
    this.#limits = limits
  }

  /** Frames that are whole now; line ends between them are swallowed, as heart-beats are. */
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
    this.#seen = 0
    this.#head = null
    return { command, headerLines, body }
  }

  #skipLineEnds(): void {
    let at = 0
    while (this.#bytes[at] === LF || (this.#bytes[at] === CR && this.#bytes[at + 1] === LF)) at += this.#bytes[at] === LF ? 1 : 2
    if (at === 0) return
    this.#bytes = this.#bytes.subarray(at)
    this.#seen = 0
  }

  /** The command and headers, once their empty line is there. */
  #readHead() {
    const found = this.#emptyLine()
    if ((found?.headEnd ?? this.#bytes.length) > this.#limits.headerBytes) throw new StompFault('The headers are too long')
    if (!found) return null
    const { headEnd, bodyAt } = found
    this.#seen = bodyAt
    const lines = decoded(this.#bytes.subarray(0, headEnd)).split('\n').map(withoutCarriageReturn)
    const [command = '', ...rest] = lines
    if (rest.length > this.#limits.headerCount) throw new StompFault('Too many headers')
    const headerLines = rest.map(splitHeader)
    const length = contentLength(headerLines)
    if (length !== null && length > this.#limits.bodyBytes) throw new StompFault('The body is too long')
    return { command, headerLines, bodyAt, length }
  }

  #emptyLine(): { headEnd: number; bodyAt: number } | null {
    // Two bytes back: the line end before may have come with the chunk before.
    for (let at = this.#bytes.indexOf(LF, Math.max(0, this.#seen - 2)); at !== -1; at = this.#bytes.indexOf(LF, at + 1)) {
      if (this.#bytes[at + 1] === LF) return { headEnd: at, bodyAt: at + 2 }
      if (this.#bytes[at + 1] === CR && this.#bytes[at + 2] === LF) return { headEnd: at, bodyAt: at + 3 }
    }
    const nul = this.#bytes.indexOf(NUL, this.#seen)
    if (nul !== -1) throw new StompFault('A frame ended within its headers')
    this.#seen = this.#bytes.length
    return null
  }

  #nulFrom(bodyAt: number): number | null {
    const at = this.#bytes.indexOf(NUL, Math.max(bodyAt, this.#seen))
    this.#seen = this.#bytes.length
    if ((at === -1 ? this.#bytes.length : at) - bodyAt > this.#limits.bodyBytes) throw new StompFault('The body is too long')
    return at === -1 ? null : at
  }

  #nulAt(at: number): number | null {
    if (this.#bytes.length <= at) return null
    if (this.#bytes[at] !== NUL) throw new StompFault('The body is longer than its content-length')
    return at
  }
}

function decoded(bytes: Buffer): string {
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
  const given = headerLines.find(([name]) => name === 'content-length')?.[1]
  if (given === undefined) return null
  if (!/^ *\d{1,15} *$/.test(given)) throw new StompFault('content-length is not a number')
  return Number(given)
}
