import { clientHost, type TrustedProxies } from '@herna/contract/edge'
import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 8_192

/** Fields of a urlencoded form body; 413 when too large, 415 for another content type. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return 415
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) return 413
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/**
 * Whether a request was sent by another site's page [S8], from `Sec-Fetch-Site` and `Origin`. A request under another host name than the
 * configured one is accepted when its `Origin` matches the requested host.
 */
export function isCrossSite(request: IncomingMessage, origin: string, trusted: TrustedProxies): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (from === undefined || from === origin) return false
  return !URL.canParse(from) || new URL(from).host !== clientHost(request, trusted)
}
