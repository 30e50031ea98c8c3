import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from './startup-error.ts'

export interface Listening {
  server: Server
  port: number
  close(): Promise<void>
}

const CLOSE_TIMEOUT_MS = 10_000
/** With the check interval below, a client has 15 s to send its headers (Node's default interval is 30 s). */
const HEADERS_TIMEOUT_MS = 14_000
const MAX_CHECK_INTERVAL_MS = 1_000

/** Opens the port; throws a StartupError with one clear line when it cannot. `close` lets pending responses finish. */
export function listen(
  listener: RequestListener,
  { host, port, headersTimeout = HEADERS_TIMEOUT_MS }: { host: string; port: number; headersTimeout?: number },
): Promise<Listening> {
  const connectionsCheckingInterval = Math.min(MAX_CHECK_INTERVAL_MS, headersTimeout)
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 30_000, headersTimeout, connectionsCheckingInterval, maxHeaderSize: 16_384 },
    listener,
  )
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(startupErrorOf(error, host, port)))
    server.listen(port, host, () => {
      const close = () =>
        new Promise<void>((closed) => {
          // Connections whose response ends from now on are not reused.
          server.keepAliveTimeout = 1
          const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
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

function startupErrorOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(`port ${port} is in use by another program: stop it, or set HERNA_PORTAL_PORT to a free port`)
  if (error.code === 'EACCES')
    return new StartupError(`no permission to open port ${port}: set HERNA_PORTAL_PORT to another port`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartupError(`HERNA_HOST: ${JSON.stringify(host)} is not an address of this machine`)
  return error
}
