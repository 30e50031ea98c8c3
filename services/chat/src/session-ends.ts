import type { EventsReply } from '@herna/contract/events'
import { type EventConsumer, inTransaction } from '@herna/service-kit'
import type { ChatServiceContext } from './context.ts'
import { removePlayerSessions, removeSessionsOfLogin } from './customers/sessions.store.ts'
import { publishChange } from './live/changes.ts'

const FEED = 'pam'

/**
 * Ends the chat sessions of logins that ended at PAM, in the transaction that stores the cursor: after a logout nobody reads the
 * player's conversation (F8). If the feed no longer has the events, all players' sessions end; pages open new ones.
 */
export const createSessionEndConsumer = ({ pool, now }: ChatServiceContext): EventConsumer => ({
  async readCursor() {
    const { rows } = await pool.query<{ cursor: string }>('SELECT cursor FROM chat.feed_cursors WHERE feed = $1', [FEED])
    return rows[0]?.cursor ?? null
  },
  async consume({ events, cursor }: EventsReply) {
    await inTransaction(pool, async (db) => {
      for (const event of events) {
        if (event.type !== 'session-ended') continue
        for (const id of await removeSessionsOfLogin(db, event.sessionId, now()))
          await publishChange(db, { type: 'sessions', id })
      }
      await db.query(
        'INSERT INTO chat.feed_cursors (feed, cursor) VALUES ($1, $2) ON CONFLICT (feed) DO UPDATE SET cursor = excluded.cursor',
        [FEED, cursor],
      )
    })
  },
  async resetCursor() {
    await inTransaction(pool, async (db) => {
      for (const id of await removePlayerSessions(db)) await publishChange(db, { type: 'sessions', id })
      await db.query('DELETE FROM chat.feed_cursors WHERE feed = $1', [FEED])
    })
  },
})
