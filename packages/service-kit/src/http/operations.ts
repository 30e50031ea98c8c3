import type { ReplyInputOf, Operation, OperationInput, Received } from '@herna/contract/operation'
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
import { withZodTypes } from './http-server.ts'
import { sendProblemOf, ProblemError } from './problems.ts'

/** Input of an operation's handler; body, query and path parameters are validated and parsed by its schemas. */
export interface OperationContext<O extends Operation> {
  body: Received<O, 'body'>
  query: Received<O, 'query'>
  params: Received<O, 'params'>
  request: FastifyRequest
  reply: FastifyReply
}

/** How an operation's route is documented and limited. */
export interface RouteOptions<O extends Operation = Operation> {
  /** One line for the API documentation. */
  summary: string
  tags: readonly string[]
  /** Documented as requiring a bearer token, always or for some requests. */
  isBearer?: boolean | 'sometimes'
  /** Narrows the contract's query to what this installation supports. */
  query?: $ZodType<Received<O, 'query'>, OperationInput<O>['query']>
  /** `rateLimit` and `mayTakeLong`. */
  config?: FastifyContextConfig & { rateLimit?: object }
  onRequest?: onRequestHookHandler | onRequestHookHandler[]
  /** Excluded: it belongs in `config`. */
  rateLimit?: never
}

const WITH_TOKEN: Readonly<Record<string, readonly string[]>> = { bearer: [] }

/**
 * Adds the route of a contract operation, validated and documented by its schemas. The handler returns the reply's value, or sends cached bytes
 * itself and returns the Fastify reply. Errors: throw `ProblemError` with an error code of the contract.
 */
export function addOperation<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  { summary, tags, isBearer = false, query, config = {}, onRequest }: RouteOptions<O>,
  handle: (context: OperationContext<O>) => Promise<ReplyInputOf<O> | FastifyReply>,
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
  withZodTypes(app).route({
    method: operation.method,
    url: operation.path,
    schema,
    config,
    ...(onRequest ? { onRequest } : {}),
    // A missing body is treated as an empty object, so that defaults apply.
    preValidation: async (request) => {
      if (operation.body && (request.body === undefined || request.body === null)) request.body = {}
    },
    errorHandler: (error, request, reply) => void sendProblemOf(withDeclaredCode(operation, error, request), request, reply),
    handler: async (request, reply) => {
      const { body, query, params } = request
      const result = await handle({ body, query, params, request, reply } as OperationContext<O>)
      // Awaiting a reply that was already sent gives `undefined`, which is no operation's value.
      return result === undefined ? reply : reply.code(status).send(result)
    },
  })
}

/** An error code missing in the operation's contract is a bug: it is logged, and fails the request where the server is strict. */
function withDeclaredCode(operation: Operation, error: FastifyError, request: FastifyRequest): FastifyError | ProblemError {
  if (!(error instanceof ProblemError) || error.errorCode === undefined || operation.errors?.includes(error.errorCode))
    return error
  const message = `error code ${error.errorCode} is missing in the contract of ${operation.method} ${operation.path}`
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
