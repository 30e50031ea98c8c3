import { CONTENT_LISTS, type ContentListName, carouselQuery } from '@herna/contract/content'
import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendAnswer } from '../answers/send-answer.ts'
import type { ContentContext } from '../content-context.ts'
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
  { database, settings, watch, answers, readyAnswers }: ContentContext,
): void {
  const { path, schema } = CONTENT_LISTS[name]
  const plain = readingQuery(settings.locales)
  const { id, lobby } = carouselQuery.shape
  const querystring = name === 'carousels' ? plain.extend({ id, lobby }) : plain
  const documented = {
    summary: `The ${name}, in the order editors gave them`,
    tags: ['lists'],
    querystring,
    response: { 200: schema },
  }
  typed(app).get(path, { schema: documented }, async (request, reply) => {
    const wanted: ListRequest = { name, ...(request.query as Omit<ListRequest, 'name'>) }
    const key = `${name}|${wanted.locale}|${wanted.status}|${wanted.id ?? ''}|${wanted.lobby ?? ''}`
    const { version } = watch.current()
    const answer = await answers.get(version, key, () => listText(database.pool, wanted, settings.gameHost))
    return sendAnswer(request, reply, { answer, status: wanted.status, version, readyAnswers })
  })
}
