import { READABLE_STATUSES } from '@herna/contract'
import { contentVersion, type GameDetails, gameDetails } from '@herna/contract/content'
import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentContext } from '../content-context.ts'
import { type AnyItem, ITEM_KINDS, ITEM_SCHEMAS } from '../kinds/kinds.ts'
import { archiveEdited, type EditedKind, type EditedPlace, saveEdited } from './edit.store.ts'
import { editorRates, editorsOnly } from './editor-token.ts'

/** The editors' door: what is written here is seen by the next reader. */
export function addEditRoutes(app: FastifyInstance, context: ContentContext): void {
  app.register(async (door) => {
    // After the rate limit, so that guesses count, and before the body is read.
    const check = editorsOnly(context.settings.editorToken)
    door.addHook('preParsing', async (request, reply) => check(request, reply))
    for (const kind of ['games', ...ITEM_KINDS] as EditedKind[]) addKind(door, kind, context)
  })
}

function addKind(door: FastifyInstance, kind: EditedKind, { database, settings, watch }: ContentContext): void {
  const place = z
    .object({
      locale: z.enum(settings.locales as [string, ...string[]]).default(settings.locales[0] ?? 'sk-SK'),
      status: z.enum(READABLE_STATUSES).default('Published'),
    })
    .strict()
  const params = z.object({ id: z.string().min(1).max(120) })
  const about = { tags: ['editing'], security: [{ bearer: [] }], params, response: { 200: contentVersion } }
  const config = { rateLimit: editorRates(settings.editorToken) }
  const url = `/edit/${kind}/:id`

  const write = {
    ...about,
    summary: `Writes one of ${kind}; answers with the content version that has it`,
    querystring: place.extend({ position: z.coerce.number().int().min(0).max(1_000_000).optional() }),
    body: kind === 'games' ? gameDetails : ITEM_SCHEMAS[kind],
  }
  typed(door).put(url, { schema: write, config }, async (request) => {
    const { position, ...where } = request.query as Omit<EditedPlace, 'kind' | 'id'> & { position?: number }
    const edit = { body: request.body as AnyItem | GameDetails, position, links: settings.links }
    await saveEdited(database.pool, { kind, id: request.params.id, ...where }, edit)
    return watch.refresh()
  })

  const remove = { ...about, summary: `Archives one of ${kind}: no reader gets it any more`, querystring: place }
  typed(door).delete(url, { schema: remove, config }, async (request) => {
    const where = request.query as Omit<EditedPlace, 'kind' | 'id'>
    await archiveEdited(database.pool, { kind, id: request.params.id, ...where })
    return watch.refresh()
  })
}
