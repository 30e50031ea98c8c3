import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'x-request-id'
const REQUEST_ID = /^[\w-]{1,64}$/
const current = new AsyncLocalStorage<string>()

/** The id that the caller gave the request in `x-request-id`, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const requestId = headers[HEADER]
  return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID()
}

/** Makes the id of a request known to everything that its handler does. */
export const withRequestId = <T>(requestId: string, handle: () => T): T => current.run(requestId, handle)

/** Header that carries the id of the request being served to the next service, so that one id is in the logs of both; none in background work. */
export function requestIdHeader(): Record<string, string> {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { [HEADER]: requestId }
}

/** Lines that are not logged through the request get its id too. For pino's `mixin`. */
export function requestIdInLog(_line: object, _level: number, logger: object): { reqId?: string } {
  const reqId = current.getStore()
  return reqId === undefined || 'reqId' in (logger as { bindings(): object }).bindings() ? {} : { reqId }
}
