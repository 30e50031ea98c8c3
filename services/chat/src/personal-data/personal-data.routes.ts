import { addPersonalDataOperations, inTransaction, type PersonalTable } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { publishChange } from '../live/changes.ts'

const OF_CONVERSATION = 't.conversation_id IN (SELECT c.id FROM chat.conversations c WHERE c.player_id = $1)'

/** Every table with rows about a player; a test compares it with the database. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'conversations' },
  { table: 'messages', of: OF_CONVERSATION },
  { table: 'sessions', of: OF_CONVERSATION },
  { table: 'triggers', of: OF_CONVERSATION },
]

/** Export and erasure of a player's conversation, in the scope of the operator token. A visitor's has no player. */
export function addPersonalDataRoutes(app: FastifyInstance, context: ChatServiceContext): void {
  addPersonalDataOperations(app, {
    pool: context.pool,
    schema: 'chat',
    tables: PERSONAL_TABLES,
    tags: ['support'],
    summaries: { export: 'Exports a player’s conversation', erasure: 'Erases a player’s conversation' },
    erase: (playerId) => erase(context, playerId),
  })
}

/** Notifies open tabs and support pages, on all nodes. */
const erase = ({ pool }: ChatServiceContext, playerId: string): Promise<number> =>
  inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ id: string }>('DELETE FROM chat.conversations WHERE player_id = $1 RETURNING id', [
      playerId,
    ])
    for (const { id } of rows) {
      await publishChange(db, { type: 'sessions', id })
      await publishChange(db, { type: 'conversation', id, isQueueChanged: true })
    }
    return rows.length
  })
