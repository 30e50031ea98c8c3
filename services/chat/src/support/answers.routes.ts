import { type CannedAnswer, support } from '@herna/contract/chat'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext, Queryable } from '../context.ts'
import { publishChange } from '../live/changes.ts'
import { requireOperator } from './operator-session.ts'

const tags = ['support']

/** Canned answers, which every operator may change. */
export function addAnswerRoutes(app: FastifyInstance, context: ChatServiceContext): void {
  const { pool } = context
  addOperation(app, support.cannedAnswers, { summary: 'Canned answers', tags }, async ({ request }) => {
    await requireOperator(context, request)
    const { rows } = await pool.query<CannedAnswer>(
      'SELECT id, title, text FROM chat.canned_answers ORDER BY title, id LIMIT 200',
    )
    return rows
  })
  addOperation(app, support.putCannedAnswer, { summary: 'Stores a canned answer', tags }, async ({ params, body, request }) => {
    await requireOperator(context, request)
    const answer = { id: params.id, ...body }
    await writeAnswer(pool, answer)
    await publishChange(pool, { type: 'answers' })
    return answer
  })
  addOperation(app, support.deleteCannedAnswer, { summary: 'Deletes a canned answer', tags }, async ({ params, request }) => {
    await requireOperator(context, request)
    await pool.query('DELETE FROM chat.canned_answers WHERE id = $1', [params.id])
    await publishChange(pool, { type: 'answers' })
    return null
  })
}

export const writeAnswer = async (db: Queryable, { id, title, text }: CannedAnswer): Promise<void> =>
  void (await db.query(
    `INSERT INTO chat.canned_answers (id, title, text) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET title = excluded.title, text = excluded.text`,
    [id, title, text],
  ))
