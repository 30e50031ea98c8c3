import type { AnswerOf, Operation, OperationInput, Received } from '@herna/contract/operation'
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { typed } from './door.ts'
import { answerProblem, ProblemError } from './problems.ts'

/** What the handler of an operation gets; body, query and parts of the path are already read by its schemas. */
export interface OperationContext<O extends Operation> {
  body: Received<O, 'body'>
  query: Received<O, 'query'>
  params: Received<O, 'params'>
  request: FastifyRequest
  reply: FastifyReply
}

export interface RouteOptions<O extends Operation = Operation> {
  /** One line of the API description. */
  summary: string
  tags: readonly string[]
  /** The description says that it needs a bearer token, or that some requests do. */
  isBearer?: boolean | 'sometimes'
  /** Takes fewer queries than the contract, as this installation is configured; never others. */
  query?: $ZodType<Received<O, 'query'>, OperationInput<O>['query']>
  /** Rate limit, and whether it may take long. */
  config?: FastifyContextConfig & { rateLimit?: object }
  onRequest?: onRequestHookHandler | onRequestHookHandler[]
  /** Belongs to `config`. */
  rateLimit?: never
}

const WITH_TOKEN: Readonly<Record<string, readonly string[]>> = { bearer: [] }

/**
 * Adds the route of an operation of the contract: what comes in and what goes out are checked by its schemas, and documented by them. A handler that
 * holds the answer's bytes sends them itself and returns the reply.
 */
export function addOperation<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  { summary, tags, isBearer = false, query, config = {}, onRequest }: RouteOptions<O>,
  handle: (context: OperationContext<O>) => Promise<AnswerOf<O> | FastifyReply>,
): void {
  const status = operation.status ?? (operation.reply === null ? 204 : 200)
  const querystring: $ZodType | undefined = query ?? operation.query
  const schema = {
    summary,
    tags: [...tags],
    ...(isBearer ? { security: isBearer === 'sometimes' ? [WITH_TOKEN, {}] : [WITH_TOKEN] } : {}),
    ...(operation.body ? { body: operation.body } : {}),
    ...(querystring ? { querystring } : {}),
    ...(operation.params ? { params: operation.params } : {}),
    response: { [status]: operation.reply ?? z.null(), '4xx': problemDocument(operation.errors ?? []) },
  }
  typed(app).route({
    method: operation.method,
    url: operation.path,
    schema,
    config,
    ...(onRequest ? { onRequest } : {}),
    // A call without a body is a call with an empty one: what it leaves out has its default.
    preValidation: async (request) => {
      if (operation.body && (request.body === undefined || request.body === null)) request.body = {}
    },
    errorHandler: (error, request, reply) => void answerProblem(withDeclaredCode(operation, error, request), request, reply),
    handler: async (request, reply) => {
      const { body, query, params } = request
      const answer = await handle({ body, query, params, request, reply } as OperationContext<O>)
      // Awaiting a reply that was sent gives `undefined`, which no operation answers.
      return answer === undefined ? reply : reply.code(status).send(answer)
    },
  })
}

/** A code that the operation does not name is our fault, since no caller could know it: it is logged, and where the server is strict it fails. */
function withDeclaredCode(operation: Operation, error: FastifyError, request: FastifyRequest): FastifyError | ProblemError {
  if (!(error instanceof ProblemError) || error.errorCode === undefined || operation.errors?.includes(error.errorCode))
    return error
  const message = `the contract of ${operation.method} ${operation.path} does not name the error code ${error.errorCode}`
  if (request.server.isStrict) return new Error(message) as FastifyError
  request.log.error({ errorCode: error.errorCode, route: operation.path }, 'error code missing in the contract')
  return error
}

const problemDocument = (codes: readonly string[]) =>
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    reference: z.string().optional(),
    ...(codes.length > 0 ? { errorCode: z.enum(codes as [string, ...string[]]).optional() } : {}),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
