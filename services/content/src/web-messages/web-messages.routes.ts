import { webMessages } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentContext } from '../content-context.ts'
import { localeOf } from '../lists/reading.ts'
import { sendResponse } from '../responses/send-response.ts'
import { readWebMessages } from './web-messages.store.ts'

/** The operator's messages for a platform [7.40]: read by the portal's pages on another origin, without cookies; drafts only by the portal's server. */
export function addWebMessageRoute(app: FastifyInstance, context: ContentContext): void {
  const { database, settings, versionMonitor, responses, urlCache, draftAccess } = context
  const options = {
    summary: 'The messages for a platform, the highest priority first',
    tags: ['lists'],
    isBearer: 'sometimes',
    query: z.strictObject({ ...webMessages.query.shape, locale: localeOf(settings.locales) }),
  } as const
  addOperation(app, webMessages, options, async ({ query, request, reply }) => {
    const { locale, status, target } = query
    if (status === 'Draft') draftAccess.require(request, reply)
    else reply.header('access-control-allow-origin', '*')
    const { version } = versionMonitor.current()
    const key = `webMessages/${target}|${locale}|${status}`
    const response = await responses.get(version, key, async () =>
      JSON.stringify(await readWebMessages(database.pool, target, { locale, status })),
    )
    return sendResponse(request, reply, { response, status, version, urlCache })
  })
}
