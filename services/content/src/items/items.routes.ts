import { CONTENT_ITEMS, type ContentItemName } from '@herna/contract/content'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendResponse } from '../responses/send-response.ts'
import type { ContentContext } from '../content-context.ts'
import type { ItemKind } from '../kinds/kinds.ts'
import { readGameCodes } from '../lists/lists.store.ts'
import { type ContentVariant, readingQuery } from '../lists/reading.ts'
import { withVisibleGames } from '../lists/visible-games.ts'
import { readGameJson, readItem } from './items.store.ts'

const KIND_OF = { promotion: 'promotions', page: 'pages', seo: 'seo' } as const satisfies Record<string, ItemKind>

/** The items of [7.29], [7.30] and [7.32]. */
export function addItemRoutes(app: FastifyInstance, context: ContentContext): void {
  const { settings, versionMonitor, responses, urlCache, draftAccess } = context
  for (const name of Object.keys(CONTENT_ITEMS) as ContentItemName[]) {
    const summary = `One ${name}, by its ${name === 'game' ? 'code' : name === 'seo' ? 'id' : 'id or slug'}`
    const options = { summary, tags: ['items'], isBearer: 'sometimes', query: readingQuery(settings.locales) } as const
    addOperation(app, CONTENT_ITEMS[name], options, async ({ params: { id }, query: contentVariant, request, reply }) => {
      if (contentVariant.status === 'Draft') draftAccess.require(request, reply)
      const key = `${name}/${id}|${contentVariant.locale}|${contentVariant.status}`
      const { version } = versionMonitor.current()
      const response = await responses.get(version, key, () => itemText(context, name, id, contentVariant))
      return sendResponse(request, reply, { response, status: contentVariant.status, version, urlCache })
    })
  }
}

async function itemText(
  { database }: ContentContext,
  name: ContentItemName,
  id: string,
  contentVariant: ContentVariant,
): Promise<string> {
  const missing = () => notFound(`There is no ${name} ${JSON.stringify(id)}.`)
  if (name === 'game') {
    const json = await readGameJson(database.pool, id, contentVariant)
    if (json === null) throw missing()
    return json
  }
  const item = await readItem(database.pool, KIND_OF[name], id, contentVariant)
  if (!item) throw missing()
  if (name !== 'promotion') return JSON.stringify(item)
  return JSON.stringify(withVisibleGames('promotions', item, await readGameCodes(database.pool, contentVariant)))
}
