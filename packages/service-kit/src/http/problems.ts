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

/** Seconds. */
const RETRY_AFTER = '5'

/** Thrown by a handler to answer with a problem document (RFC 9457). */
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

export const badField = (field: string, message: string): ProblemError =>
  new ProblemError(400, `${field}: ${message}`, [{ field, message }])
export const notFound = (detail: string): ProblemError => new ProblemError(404, detail)

export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, { status: 404, detail: `There is nothing at ${request.method} ${pathOf(request)}.` }),
  )
  app.setErrorHandler(answerProblem)
}

export function answerProblem(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownProblem(error)
  if (known) return sendProblem(request, reply, known)
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'database unavailable')
    return sendProblem(request, reply, { status: 503, detail: 'The database does not answer; try again in a moment.' })
  }
  const reference = randomUUID()
  request.log.error({ err: error, reference }, 'request failed')
  return sendProblem(request, reply, { status: 500, detail: 'The service failed; the reference stands in its log.', reference })
}

type Answer = Pick<Problem, 'status' | 'detail' | 'errors' | 'reference' | 'errorCode'>

function knownProblem(error: FastifyError | ProblemError): Answer | null {
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

/** Each bad field by name: `locale`, `widgets.2.title`, a field nobody knows, or the part itself (`body`) when it is wrong as a whole. */
function validationProblem(error: FastifyError & { validation: Issue[] }): Answer {
  const part = (error as { validationContext?: string }).validationContext ?? 'body'
  const whole = part === 'querystring' ? 'query' : part
  const errors = error.validation.flatMap(({ instancePath, message = 'is not valid', params }) => {
    const path = instancePath.split('/').filter(Boolean)
    if (Array.isArray(params?.keys))
      return params.keys.map((key) => ({ field: [...path, String(key)].join('.'), message: 'is not known here' }))
    return [{ field: path.join('.') || whole, message }]
  })
  return { status: 400, detail: errors.map(({ field, message }) => `${field}: ${message}`).join('; '), errors }
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[answer.status] ?? 'Problem',
    status: answer.status,
    detail: answer.detail,
    instance: pathOf(request),
    reference: answer.reference,
    errorCode: answer.errorCode,
    errors: answer.errors,
  }
  return reply
    .code(answer.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(answer.status === 503 ? { 'retry-after': RETRY_AFTER } : {})
    .serializer(JSON.stringify)
    .send(problem)
}

/** Without the query: it may hold a secret. */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? request.url
