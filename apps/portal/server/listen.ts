import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from './startup-error.ts'

export interface Listening {
  server: Server
  port: number
  close(): Promise<void>
}

const CLOSING_LIMIT_MS = 10_000
/** Together with the pause between Node's looks (every 30 s unless set) a client has 15 s to send its headers. */
const HEADERS_TIMEOUT = 14_000
const MOST_CHECK_PAUSE = 1_000

/** Opens the port; one that is taken is named in one line. Closing lets answers under way end. */
export function listen(
  listener: RequestListener,
  { host, port, headersTimeout = HEADERS_TIMEOUT }: { host: string; port: number; headersTimeout?: number },
): Promise<Listening> {
  const connectionsCheckingInterval = Math.min(MOST_CHECK_PAUSE, headersTimeout)
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 30_000, headersTimeout, connectionsCheckingInterval, maxHeaderSize: 16_384 },
    listener,
  )
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(explained(error, host, port)))
    server.listen(port, host, () => {
      const close = () =>
        new Promise<void>((closed) => {
          // A connection whose answer ends from now on is not kept for another.
          server.keepAliveTimeout = 1
          const timer = setTimeout(() => server.closeAllConnections(), CLOSING_LIMIT_MS)
          server.close(() => {
            clearTimeout(timer)
            closed()
          })
          server.closeIdleConnections()
        })
      done({ server, port: (server.address() as AddressInfo).port, close })
    })
  })
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(`port ${port} is taken by another program: end it, or set HERNA_PORTAL_PORT to a free one`)
  if (error.code === 'EACCES')
    return new StartupError(`port ${port} may not be opened by this user: set HERNA_PORTAL_PORT to another`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartupError(`HERNA_HOST: this machine has no address ${JSON.stringify(host)}`)
  return error
}
