import { clientHost, type TrustedProxies } from '@herna/contract/edge'
import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 8_192

/** The fields of a plain form; a number is the status that refuses what is none. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return 415
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return 413
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/**
 * A form or a call of another site's page [S8]. Browsers tell where a page comes from; whoever reaches us under another name than the configured one
 * is still our own page's visitor when both headers say the same host.
 */
export function isForeign(request: IncomingMessage, origin: string, trusted: TrustedProxies): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (from === undefined || from === origin) return false
  return !URL.canParse(from) || new URL(from).host !== clientHost(request, trusted)
}
