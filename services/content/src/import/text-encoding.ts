import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250'

/**
 * Detects the encoding of a file by its byte-order mark; without one it is UTF-8, or Windows-1250 (CSV of Slovak Excel) when most of its non-ASCII text is
 * invalid UTF-8. In a UTF-8 file with a few invalid bytes only the rows with them are rejected.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const byteOrderEncoding = await encodingOfByteOrderMark(file)
  if (byteOrderEncoding) return byteOrderEncoding
  const decoder = new TextDecoder('utf-8')
  let readable = 0
  let brokenCount = 0
  const count = (text: string) => {
    for (const [character] of text.matchAll(/[\u0080-\u{10ffff}]/gu)) {
      if (character === '\ufffd') brokenCount++
      else readable++
    }
  }
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) count(decoder.decode(chunk, { stream: true }))
  count(decoder.decode())
  return brokenCount > readable ? 'windows-1250' : 'utf-8'
}

async function encodingOfByteOrderMark(file: string): Promise<Encoding | null> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0)
    const start = buffer.subarray(0, bytesRead).toString('hex')
    if (start === 'efbbbf') return 'utf-8'
    if (start.startsWith('fffe')) return 'utf-16le'
    return start.startsWith('feff') ? 'utf-16be' : null
  } finally {
    await handle.close()
  }
}

/** Streams the text of a file without its byte-order mark; invalid bytes become U+FFFD. */
export async function* textOf(file: string, encoding: Encoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
