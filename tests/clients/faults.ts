import type { IncomingMessage, ServerResponse } from 'node:http'

/** Faults of a call between the browser and a host [F1]. */
export const FAULTS = ['refused', 'reset', 'hang', '500', 'garbage', 'truncated', '10 MB'] as const
export type Fault = (typeof FAULTS)[number]

const TEN_MEGABYTES = Buffer.from(`{"a":"${'x'.repeat(10_000_000)}"}`)
/** Response headers are sent before the connection breaks. */
const CUT_AFTER_MS = 20

/** Responds to a call with the fault. */
export function respondWithFault(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  switch (fault) {
    case 'refused':
      return void request.socket.destroy()
    case 'reset':
      fakeResponse(request, response, 200).write('{"')
      // A reset discards what the client has not read: after the timer the event loop serves its sockets once more.
      return void setTimeout(() => setImmediate(() => request.socket.resetAndDestroy()), CUT_AFTER_MS)
    case 'hang':
      return void request.resume()
    case '500':
      return void fakeResponse(request, response, 500).end('oops')
    case 'garbage':
      return void fakeResponse(request, response, 200).end('<html>Toto nie je odpoveď')
    case 'truncated':
      fakeResponse(request, response, 200, { 'content-length': 5_000 }).write('{"username":"hrac","balances":{"casino_gam')
      return void setTimeout(() => request.socket.destroy(), CUT_AFTER_MS)
    case '10 MB':
      return void fakeResponse(request, response, 200).end(TEN_MEGABYTES)
  }
}

/** Writes response headers that let the calling page read the response (CORS). */
export function fakeResponse(
  { headers: { origin = '*' } }: IncomingMessage,
  response: ServerResponse,
  status: number,
  extraHeaders: Record<string, number> = {},
): ServerResponse {
  return response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': origin,
    ...(origin === '*' ? {} : { 'access-control-allow-credentials': 'true' }),
    ...extraHeaders,
  })
}
