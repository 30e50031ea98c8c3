import { StompFault } from './fault.ts'

/** A frame as it came: header lines split, nothing unescaped yet, since only the connection knows the version. */
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

export type Headers = Record<string, string>
export type Body = string | Uint8Array

/** CONNECT and CONNECTED are never escaped, so that old and new versions can read them. */
const UNESCAPED_COMMANDS = new Set(['CONNECT', 'STOMP', 'CONNECTED'])

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const UNESCAPED_PAIRS: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

const escaped = (text: string): string => text.replace(/[\\\n\r:]/g, (sign) => ESCAPED[sign] ?? sign)

function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\[\s\S]?/g, (pair) => {
    const meant = UNESCAPED_PAIRS[pair]
    if (meant === undefined) throw new StompFault(`Undefined escape sequence in a header: ${JSON.stringify(pair)}`)
    return meant
  })
}

/** Headers unescaped where the version does; of repeated headers the first counts. */
export function readFrame({ command, headerLines, body }: RawFrame, hasEscapes: boolean): Frame {
  const read = hasEscapes && !UNESCAPED_COMMANDS.has(command) ? unescaped : (text: string) => text
  const headers = new Map<string, string>()
  for (const [name, value] of headerLines) {
    const meant = read(name)
    if (!headers.has(meant)) headers.set(meant, read(value))
  }
  return { command, headers, body }
}

export function writeFrame(command: string, headers: Headers, body: Body, hasEscapes: boolean): Buffer {
  // Unescaped, a line break in a value would begin a header of its own.
  const write = hasEscapes && !UNESCAPED_COMMANDS.has(command) ? escaped : (text: string) => text.replace(/[\r\n]/g, ' ')
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const all = bytes.length > 0 ? { ...headers, 'content-length': String(bytes.length) } : headers
  const lines = Object.entries(all).map(([name, value]) => `${write(name)}:${write(value)}\n`)
  return Buffer.concat([Buffer.from(`${command}\n${lines.join('')}\n`), bytes, Buffer.of(0)])
}
