import type { Address } from '@herna/contract/player'
import { typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'

/** An operation of the contract: an address and its schema pair. */
export interface Call extends Address {
  readonly body?: z.ZodType
  readonly reply: z.ZodType
}
type BodyOf<C> = C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined

export interface Asked<B, Q> {
  body: B
  query: Q
  /** Of addresses with `:id`. */
  id: string
  request: FastifyRequest
  reply: FastifyReply
}

interface CallOptions<Q extends z.ZodType> {
  summary: string
  tags: string[]
  query?: Q
  /** 200 unless said. */
  status?: number
  rateLimit?: { max: number; timeWindow: number }
}

const withId = z.object({ id: z.uuid() })

/** Adds a route for a call of the contract: what comes in and what goes out are checked by its schemas, and documented by them. */
export function addCall<const C extends Call, Q extends z.ZodType = z.ZodUndefined>(
  app: FastifyInstance,
  call: C,
  { summary, tags, query, status = 200, rateLimit }: CallOptions<Q>,
  handle: (asked: Asked<BodyOf<C>, z.output<Q>>) => Promise<z.input<C['reply']>>,
): void {
  const schema = {
    summary,
    tags,
    ...(call.body ? { body: call.body } : {}),
    ...(query ? { querystring: query } : {}),
    ...(call.path.includes(':id') ? { params: withId } : {}),
    response: { [status]: call.reply },
  }
  typed(app).route({
    method: call.method,
    url: call.path,
    schema,
    config: (rateLimit ? { rateLimit } : {}) as RouteShorthandOptions['config'],
    // A call without a body is a call with an empty one: what it leaves out has its default.
    preValidation: async (request) => {
      if (call.body && (request.body === undefined || request.body === null)) request.body = {}
    },
    handler: async (request, reply) => {
      const asked = { body: request.body, query: request.query, id: (request.params as { id?: string }).id ?? '', request, reply }
      const answer = await handle(asked as Asked<BodyOf<C>, z.output<Q>>)
      return reply.code(status).send(answer)
    },
  })
}

/** `content-type: application/json` with nothing after it is an empty body [7.1] [7.4]. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
