import { Agent, request } from 'node:https'

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
const agents = new Map<string, Agent>()

/** One request over the proxy. Rejects when there is no complete response. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: ClientRequest = {},
): Promise<Received> {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from })
  agents.set(from, agent)
  const payload = body ? JSON.stringify(body) : undefined
  return new Promise((done, fail) => {
    const sent = request(
      url,
      {
        method,
        agent,
        // The certificate is self-made, on this machine.
        rejectUnauthorized: false,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      },
      (response) => {
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
    sent.on('error', fail)
    sent.end(payload)
  })
}

/** Ends the open connections. */
export const closeConnections = (): void => {
  for (const agent of agents.values()) agent.destroy()
}
