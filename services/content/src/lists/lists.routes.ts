import { CONTENT_LISTS, type ContentListName } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendResponse } from '../responses/send-response.ts'
import type { ContentContext } from '../content-context.ts'
import { listText, type ListRequest } from './list-texts.ts'
import { LIST_NAMES } from './lists.store.ts'
import { carouselQuery, readingQuery } from './reading.ts'

/** Read by the portal's pages too, which are on another origin: a phone asks for the app's banner [2.37]. Without cookies; the others are read by servers only. */
const READ_BY_BROWSERS: readonly ContentListName[] = ['webGlobal']

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
    else if (READ_BY_BROWSERS.includes(name)) reply.header('access-control-allow-origin', '*')
    const key = `${name}|${listRequest.locale}|${listRequest.status}|${listRequest.id ?? ''}|${listRequest.lobby ?? ''}`
    const { version } = versionMonitor.current()
    const response = await responses.get(version, key, () => listText(database.pool, listRequest, settings.gameHost))
    return sendResponse(request, reply, { response, status: listRequest.status, version, urlCache })
  })
}
