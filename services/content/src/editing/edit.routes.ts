import { GAME_EDITS, ITEM_EDITS } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentContext } from '../content-context.ts'
import { ITEM_KINDS } from '../kinds/kinds.ts'
import { localeOf } from '../lists/reading.ts'
import { archiveEdited, type EditedKind, saveEdited } from './edit.store.ts'
import { editorRates, editorsOnly } from './editor-token.ts'

/** The editing operations; a change is visible to the next reader. */
export function addEditRoutes(app: FastifyInstance, context: ContentContext): void {
  app.register(async (server) => {
    // After the rate limit, so that failed attempts count, and before the body is parsed.
    const check = editorsOnly(context.settings.editorToken)
    server.addHook('preParsing', async (request, reply) => check(request, reply))
    addKind(server, 'games', GAME_EDITS, context)
    for (const kind of ITEM_KINDS) addKind(server, kind, ITEM_EDITS[kind], context)
  })
}

type Edits = typeof GAME_EDITS | (typeof ITEM_EDITS)[keyof typeof ITEM_EDITS]

function addKind(
  server: FastifyInstance,
  kind: EditedKind,
  { write, archive }: Edits,
  { database, settings, versionMonitor }: ContentContext,
): void {
  const locale = localeOf(settings.locales)
  const commonOptions = { tags: ['editing'], isBearer: true, config: { rateLimit: editorRates(settings.editorToken) } }
  const writeOptions = {
    ...commonOptions,
    summary: `Writes one of ${kind}; replies with the new content version`,
    query: z.strictObject({ ...write.query.shape, locale }),
  }
  addOperation(server, write, writeOptions, async ({ params, query: { position, ...where }, body }) => {
    await saveEdited(database.pool, { kind, id: params.id, ...where }, { body, position, links: settings.links })
    return versionMonitor.refresh()
  })
  const archiveOptions = {
    ...commonOptions,
    summary: `Archives one of ${kind}: it is no longer served`,
    query: z.strictObject({ ...archive.query.shape, locale }),
  }
  addOperation(server, archive, archiveOptions, async ({ params, query }) => {
    await archiveEdited(database.pool, { kind, id: params.id, ...query })
    return versionMonitor.refresh()
  })
}
