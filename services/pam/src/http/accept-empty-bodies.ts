import type { FastifyInstance } from 'fastify'

/** Treats `content-type: application/json` without content as an empty body [7.1] [7.4]. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
