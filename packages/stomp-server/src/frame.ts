import { StompFault } from './fault.ts'

/** A received frame with header lines split but still escaped, because unescaping depends on the negotiated version. */
export interface RawFrame {
  readonly command: string
  readonly headerLines: readonly (readonly [string, string])[]
  readonly body: Buffer
}

export interface Frame {
  readonly command: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** Headers of a STOMP frame, unescaped; the first of several with the same name counts. */
export type Headers = Record<string, string>
/** Body of a STOMP frame: text is sent as UTF-8. */
export type Body = string | Uint8Array

/** Headers of these commands are not escaped in any version. */
const UNESCAPED_COMMANDS = new Set(['CONNECT', 'STOMP', 'CONNECTED'])

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const UNESCAPED_PAIRS: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

const escapeHeader = (text: string): string => text.replace(/[\\\n\r:]/g, (character) => ESCAPED[character] ?? character)

function unescapeHeader(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\[\s\S]?/g, (pair) => {
    const character = UNESCAPED_PAIRS[pair]
    if (character === undefined) throw new StompFault(`Undefined escape sequence in a header: ${JSON.stringify(pair)}`)
    return character
  })
}

/** Unescapes headers where the version requires it; of repeated headers the first is used. */
export function readFrame({ command, headerLines, body }: RawFrame, hasEscapes: boolean): Frame {
  const decodeHeader = hasEscapes && !UNESCAPED_COMMANDS.has(command) ? unescapeHeader : (text: string) => text
  const headers = new Map<string, string>()
  for (const [name, value] of headerLines) {
    const headerName = decodeHeader(name)
    if (!headers.has(headerName)) headers.set(headerName, decodeHeader(value))
  }
  return { command, headers, body }
}

export function writeFrame(command: string, headers: Headers, body: Body, hasEscapes: boolean): Buffer {
  // Without escaping, a line break in a value would inject a header.
  const write = hasEscapes && !UNESCAPED_COMMANDS.has(command) ? escapeHeader : (text: string) => text.replace(/[\r\n]/g, ' ')
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const allHeaders = bytes.length > 0 ? { ...headers, 'content-length': String(bytes.length) } : headers
  const lines = Object.entries(allHeaders).map(([name, value]) => `${write(name)}:${write(value)}\n`)
  return Buffer.concat([Buffer.from(`${command}\n${lines.join('')}\n`), bytes, Buffer.of(0)])
}
