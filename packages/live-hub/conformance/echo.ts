import { DEFAULT_LIMITS, DEFAULT_TIMING, type Limits } from '../src/limits.ts'
import { createEndpoint, type Endpoint } from '../src/transports/endpoint.ts'
import { cookieOf } from './test-hub.ts'

/** An endpoint without the hub protocol: it returns the bytes. A browser that sends no cookie of the negotiation is disconnected. */
export function createEcho(path: string, limits: Partial<Limits>): Endpoint {
  return createEndpoint<null>({
    path,
    authenticate: () => null,
    isOriginAllowed: () => true,
    limits: { ...DEFAULT_LIMITS, ...limits },
    timing: DEFAULT_TIMING,
    now: () => performance.now(),
    failed: (error) => process.stderr.write(`${String(error)}\n`),
    open: (opening, { headers }) => ({
      canReattach: false,
      tick: () => undefined,
      attach(channel) {
        opening.established()
        const end = () => {
          opening.ended()
          channel.close()
        }
        if (headers.origin !== undefined && cookieOf(headers.cookie, 'testCookie') === null) setImmediate(end)
        return {
          received: (bytes) => channel.send(Buffer.from(bytes).toString()),
          drained: () => undefined,
          closed: () => opening.ended(),
        }
      },
    }),
  })
}
