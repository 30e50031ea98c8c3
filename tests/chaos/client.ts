import http from 'node:http'
import https from 'node:https'

/** A response whose body has arrived completely. */
export interface Received {
  status: number
  body: string
  cookies: string[]
}

export interface ClientRequest {
  method?: string
  headers?: Record<string, string>
  body?: object
  /** The client's own address; the whole network 127.0.0.0/8 is this machine. */
  from?: string
}

const TIMEOUT_MS = 20_000
const agents = new Map<string, http.Agent>()
let resent = 0

/** Requests so far that were sent again because their connection was closed while they were sent. */
export const resentRequests = (): number => resent

/**
 * One request over the proxy, or to a product without one. Rejects when there is no complete response. A connection that was kept open may be closed at the
 * moment at which it is used again, as nginx does when it is reloaded; then the request is sent again, as browsers do.
 */
export async function call(url: string, options: ClientRequest = {}): Promise<Received> {
  for (;;)
    try {
      return await callOnce(url, options)
    } catch (error) {
      if (!(error instanceof ClosedConnection)) throw error
      resent += 1
    }
}

class ClosedConnection extends Error {}

function callOnce(url: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: ClientRequest): Promise<Received> {
  const protocol = url.startsWith('https:') ? https : http
  const key = `${from} ${protocol === https}`
  const agent = agents.get(key) ?? new protocol.Agent({ keepAlive: true, localAddress: from })
  agents.set(key, agent)
  const payload = body ? JSON.stringify(body) : undefined
  return new Promise((done, fail) => {
    let hasResponse = false
    const sent = protocol.request(
      url,
      {
        method,
        agent,
        // The certificate is self-made, on this machine.
        rejectUnauthorized: false,
        // As `from` is.
        family: 4,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      },
      (response) => {
        hasResponse = true
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no response in time')))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = sent.reusedSocket && !hasResponse && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      fail(wasClosed ? new ClosedConnection(error.message) : error)
    })
    sent.end(payload)
  })
}

/** Ends the open connections. */
export const closeConnections = (): void => {
  for (const agent of agents.values()) agent.destroy()
}
