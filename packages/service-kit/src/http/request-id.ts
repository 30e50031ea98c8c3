import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

const current = new AsyncLocalStorage<string>()

/** Header that carries the id of the request being served to the next service, so that one id is in the logs of both. */
export function requestIdHeader(): Record<string, string> {
  const id = current.getStore()
  return id === undefined ? {} : { 'x-request-id': id }
}

/** Lines that are not logged through the request get its id too. For pino's `mixin`. */
export function requestIdInLog(_line: object, _level: number, logger: Logger): { reqId?: string } {
  const reqId = current.getStore()
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId }
}

/** Makes the request's id known to everything its handler does. Again before validation: reading the body leaves the context. */
export function followRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => current.run(request.id, next))
  app.addHook('preValidation', (request, _reply, next) => current.run(request.id, next))
}
