import type { AnswerOf, Operation, Received } from '@herna/contract/operation'
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify'
import { z } from 'zod'
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

export interface RouteOptions {
  /** One line of the API description. */
  summary: string
  tags: string[]
  /** The description says that it needs a bearer token. */
  isBearer?: boolean
  /** Rate limit, and whether it may take long. */
  config?: FastifyContextConfig & { rateLimit?: object }
  onRequest?: onRequestHookHandler | onRequestHookHandler[]
}

/** Adds the route of an operation of the contract: what comes in and what goes out are checked by its schemas, and documented by them. */
export function addOperation<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  { summary, tags, isBearer = false, config = {}, onRequest }: RouteOptions,
  handle: (context: OperationContext<O>) => Promise<AnswerOf<O>>,
): void {
  const status = operation.status ?? (operation.reply === null ? 204 : 200)
  const schema = {
    summary,
    tags,
    ...(isBearer ? { security: [{ bearer: [] }] } : {}),
    ...(operation.body ? { body: operation.body } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
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
      return reply.code(status).send(answer)
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
