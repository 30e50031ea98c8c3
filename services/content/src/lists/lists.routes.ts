import { CONTENT_LISTS, type ContentListName } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendAnswer } from '../answers/send-answer.ts'
import type { ContentContext } from '../content-context.ts'
import { listText, type ListRequest } from './list-texts.ts'
import { LIST_NAMES } from './lists.store.ts'
import { carouselQuery, readingQuery } from './reading.ts'

/** The lists and the configuration of [7.28]–[7.31]. */
export function addListRoutes(app: FastifyInstance, context: ContentContext): void {
  for (const name of LIST_NAMES) addListRoute(app, name, context)
}

function addListRoute(
  app: FastifyInstance,
  name: ContentListName,
  { database, settings, watch, answers, readyAnswers, draftReaders }: ContentContext,
): void {
  const options = {
    summary: `The ${name}, in the order editors gave them`,
    tags: ['lists'],
    isBearer: 'sometimes',
    query: (name === 'carousels' ? carouselQuery : readingQuery)(settings.locales),
  } as const
  addOperation(app, CONTENT_LISTS[name], options, async ({ query, request, reply }) => {
    const wanted: ListRequest = { name, ...query }
    if (wanted.status === 'Draft') draftReaders.admit(request, reply)
    const key = `${name}|${wanted.locale}|${wanted.status}|${wanted.id ?? ''}|${wanted.lobby ?? ''}`
    const { version } = watch.current()
    const answer = await answers.get(version, key, () => listText(database.pool, wanted, settings.gameHost))
    return sendAnswer(request, reply, { answer, status: wanted.status, version, readyAnswers })
  })
}
