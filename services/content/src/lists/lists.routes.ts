import { CONTENT_LISTS, type ContentListName, carouselQuery } from '@herna/contract/content'
import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendAnswer } from '../answers/send-answer.ts'
import type { ContentContext } from '../content-context.ts'
import { OPEN_OR_WITH_PASS } from '../preview/draft-readers.ts'
import { listText, type ListRequest } from './list-texts.ts'
import { LIST_NAMES } from './lists.store.ts'
import { readingQuery } from './reading.ts'

/** The lists and the configuration of [7.28]–[7.31]. */
export function addListRoutes(app: FastifyInstance, context: ContentContext): void {
  for (const name of LIST_NAMES) addListRoute(app, name, context)
}

function addListRoute(
  app: FastifyInstance,
  name: ContentListName,
  { database, settings, watch, answers, readyAnswers, draftReaders }: ContentContext,
): void {
  const { path, schema } = CONTENT_LISTS[name]
  const plain = readingQuery(settings.locales)
  const { id, lobby } = carouselQuery.shape
  const querystring = name === 'carousels' ? plain.extend({ id, lobby }) : plain
  const documented = {
    summary: `The ${name}, in the order editors gave them`,
    tags: ['lists'],
    security: OPEN_OR_WITH_PASS,
    querystring,
    response: { 200: schema },
  }
  typed(app).get(path, { schema: documented }, async (request, reply) => {
    const wanted: ListRequest = { name, ...(request.query as Omit<ListRequest, 'name'>) }
    if (wanted.status === 'Draft') draftReaders.admit(request, reply)
    const key = `${name}|${wanted.locale}|${wanted.status}|${wanted.id ?? ''}|${wanted.lobby ?? ''}`
    const { version } = watch.current()
    const answer = await answers.get(version, key, () => listText(database.pool, wanted, settings.gameHost))
    return sendAnswer(request, reply, { answer, status: wanted.status, version, readyAnswers })
  })
}
