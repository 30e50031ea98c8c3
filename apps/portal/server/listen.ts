import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from './startup-error.ts'

export interface Listening {
  server: Server
  port: number
  close(): Promise<void>
}

const CLOSING_LIMIT_MS = 10_000

/** Opens the port; one that is taken is named in one line. Closing lets answers under way end. */
export function listen(listener: RequestListener, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 30_000, headersTimeout: 15_000, maxHeaderSize: 16_384 },
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
