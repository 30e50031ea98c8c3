import { randomUUID } from 'node:crypto'
import type { Problem } from '@herna/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../database/unavailable.ts'

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Unprocessable content',
  423: 'Locked',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
}

/** Seconds of `retry-after` when the database is unavailable. */
const RETRY_AFTER = '5'

/** Thrown by a handler: sent as a problem document (RFC 9457). `errorCode` is one of the operation's contract. */
export class ProblemError extends Error {
  readonly status: number
  readonly errors: Problem['errors']
  readonly errorCode: Problem['errorCode']
  constructor(status: number, detail: string, errors?: Problem['errors'], errorCode?: Problem['errorCode']) {
    super(detail)
    this.status = status
    this.errors = errors
    this.errorCode = errorCode
  }
}

/** A 400 that names the bad field. */
export const badField = (field: string, message: string): ProblemError =>
  new ProblemError(400, `${field}: ${message}`, [{ field, message }])
/** A 404. */
export const notFound = (detail: string): ProblemError => new ProblemError(404, detail)

export function addProblemHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, { status: 404, detail: `No route for ${request.method} ${pathOf(request)}.` }),
  )
  app.setErrorHandler(sendProblemOf)
}

export function sendProblemOf(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem) return sendProblem(request, reply, problem)
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'database unavailable')
    return sendProblem(request, reply, { status: 503, detail: 'The database is unavailable; retry in a moment.' })
  }
  const reference = randomUUID()
  request.log.error({ err: error, reference }, 'request failed')
  return sendProblem(request, reply, { status: 500, detail: 'The service failed; search its log for the reference.', reference })
}

type ProblemFields = Pick<Problem, 'status' | 'detail' | 'errors' | 'reference' | 'errorCode'>

/** Null for an unexpected failure. */
function problemOf(error: FastifyError | ProblemError): ProblemFields | null {
  if (error instanceof ProblemError)
    return { status: error.status, detail: error.message, errors: error.errors, errorCode: error.errorCode }
  if (isResponseSerializationError(error)) return null
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error)
  const status = error.statusCode ?? 500
  return status < 500 ? { status, detail: error.message } : null
}

interface Issue {
  instancePath: string
  message?: string
  params?: { keys?: unknown }
}

/** Names each bad field: `locale`, `widgets.2.title`, an unknown field, or the part itself (`body`) when it is wrong as a whole. */
function validationProblem(error: FastifyError & { validation: Issue[] }): ProblemFields {
  const part = (error as { validationContext?: string }).validationContext ?? 'body'
  const partName = part === 'querystring' ? 'query' : part
  const errors = error.validation.flatMap(({ instancePath, message = 'is not valid', params }) => {
    const path = instancePath.split('/').filter(Boolean)
    if (Array.isArray(params?.keys))
      return params.keys.map((key) => ({ field: [...path, String(key)].join('.'), message: 'is not a known field' }))
    return [{ field: path.join('.') || partName, message }]
  })
  return { status: 400, detail: errors.map(({ field, message }) => `${field}: ${message}`).join('; '), errors }
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, fields: ProblemFields): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[fields.status] ?? 'Problem',
    status: fields.status,
    detail: fields.detail,
    instance: pathOf(request),
    reference: fields.reference,
    errorCode: fields.errorCode,
    errors: fields.errors,
  }
  return reply
    .code(fields.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(fields.status === 503 ? { 'retry-after': RETRY_AFTER } : {})
    .serializer(JSON.stringify)
    .send(problem)
}

/** Without the query, which may contain a secret. */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? request.url
