import { CONTENT_LISTS, type ContentListName } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendResponse } from '../responses/send-response.ts'
import type { ContentContext } from '../content-context.ts'
import { listText, type ListRequest } from './list-texts.ts'
import { LIST_NAMES } from './lists.store.ts'
import { carouselQuery, readingQuery } from './reading.ts'

/** The routes of the lists and the configuration [7.28]–[7.31]. */
export function addListRoutes(app: FastifyInstance, context: ContentContext): void {
  for (const name of LIST_NAMES) addListRoute(app, name, context)
}

function addListRoute(
  app: FastifyInstance,
  name: ContentListName,
  { database, settings, versionMonitor, responses, urlCache, draftAccess }: ContentContext,
): void {
  const options = {
    summary: `The ${name}, in the order editors gave them`,
    tags: ['lists'],
    isBearer: 'sometimes',
    query: (name === 'carousels' ? carouselQuery : readingQuery)(settings.locales),
  } as const
  addOperation(app, CONTENT_LISTS[name], options, async ({ query, request, reply }) => {
    const listRequest: ListRequest = { name, ...query }
    if (listRequest.status === 'Draft') draftAccess.require(request, reply)
    const key = `${name}|${listRequest.locale}|${listRequest.status}|${listRequest.id ?? ''}|${listRequest.lobby ?? ''}`
    const { version } = versionMonitor.current()
    const response = await responses.get(version, key, () => listText(database.pool, listRequest, settings.gameHost))
    return sendResponse(request, reply, { response, status: listRequest.status, version, urlCache })
  })
}
