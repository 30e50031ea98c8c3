import type { FastifyRequest } from 'fastify'

/** Whether a page of another site sent the request [S8]; without these headers the client is not a browser page. */
export function isFromForeignPage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
