import { GAME_EDITS, ITEM_EDITS } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentContext } from '../content-context.ts'
import { ITEM_KINDS } from '../kinds/kinds.ts'
import { localeOf } from '../lists/reading.ts'
import { archiveEdited, type EditedKind, saveEdited } from './edit.store.ts'
import { editorRates, editorsOnly } from './editor-token.ts'

/** The editors' operations: what is written here is seen by the next reader. */
export function addEditRoutes(app: FastifyInstance, context: ContentContext): void {
  app.register(async (server) => {
    // After the rate limit, so that guesses count, and before the body is read.
    const check = editorsOnly(context.settings.editorToken)
    server.addHook('preParsing', async (request, reply) => check(request, reply))
    addKind(server, 'games', GAME_EDITS, context)
    for (const kind of ITEM_KINDS) addKind(server, kind, ITEM_EDITS[kind], context)
  })
}

type Edits = typeof GAME_EDITS | (typeof ITEM_EDITS)[keyof typeof ITEM_EDITS]

function addKind(
  door: FastifyInstance,
  kind: EditedKind,
  { write, archive }: Edits,
  { database, settings, versionMonitor }: ContentContext,
): void {
  const locale = localeOf(settings.locales)
  const common = { tags: ['editing'], isBearer: true, config: { rateLimit: editorRates(settings.editorToken) } }
  const writeOptions = {
    ...common,
    summary: `Writes one of ${kind}; answers with the content version that has it`,
    query: z.strictObject({ ...write.query.shape, locale }),
  }
  addOperation(door, write, writeOptions, async ({ params, query: { position, ...where }, body }) => {
    await saveEdited(database.pool, { kind, id: params.id, ...where }, { body, position, links: settings.links })
    return versionMonitor.refresh()
  })
  const archiveOptions = {
    ...common,
    summary: `Archives one of ${kind}: no reader gets it any more`,
    query: z.strictObject({ ...archive.query.shape, locale }),
  }
  addOperation(door, archive, archiveOptions, async ({ params, query }) => {
    await archiveEdited(database.pool, { kind, id: params.id, ...query })
    return versionMonitor.refresh()
  })
}
