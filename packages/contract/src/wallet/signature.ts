import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The signed text: `{timestamp in ms}\n{METHOD}\n{path with query}\n{SHA-256 of the body in hex}`. */
const signedText = (request: Signed): string =>
  [request.timestamp, request.method.toUpperCase(), request.path, createHash('sha256').update(request.body).digest('hex')].join(
    '\n',
  )

/** The parts of a request that the signature covers. */
export interface Signed {
  /** Milliseconds since the epoch, as sent in the header. */
  timestamp: string
  method: string
  path: string
  /** The bytes as sent. */
  body: string | Uint8Array
}

/** HMAC-SHA256 with the provider's secret, in hex. */
export const signRequest = (secret: string, request: Signed): string =>
  createHmac('sha256', secret).update(signedText(request)).digest('hex')

/** Whether the signature matches; compared in constant time. */
export function isSignedBy(secret: string, request: Signed, signature: string): boolean {
  const expected = Buffer.from(signRequest(secret, request))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}
