import type { ServerResponse } from 'node:http'

interface PlainResponse {
  status: number
  type?: string
  body?: string
  headers?: Record<string, string | string[]>
}

/** Sends a short response with `no-store`. */
export function sendPlain(
  response: ServerResponse,
  { status, type = 'text/plain; charset=utf-8', body = '', headers = {} }: PlainResponse,
): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  sendPlain(response, { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) })
