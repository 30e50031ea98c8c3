import type { EventsReply, PamEvent } from '@herna/contract/events'
import { type Database, type EventConsumer, inTransaction } from '@herna/service-kit'

const FEED = 'pam'
type Win = Extract<PamEvent, { type: 'win' }>

/** A jackpot is always published; another win only above the stake and from the minimum. */
const isWorthShowing = ({ jackpot, amount, staked }: Win, minimumWin: number) =>
  jackpot !== null || (amount >= minimumWin && amount > staked)

/** Stores the wins of a page and its cursor in one transaction. Several nodes may read the same page: each win is stored once. */
export const createWinsConsumer = ({ pool }: Database, minimumWin: number): EventConsumer => ({
  async readCursor() {
    const { rows } = await pool.query<{ cursor: string }>('SELECT cursor FROM winners.feed_cursors WHERE feed = $1', [FEED])
    return rows[0]?.cursor ?? null
  },
  async consume({ events, cursor }: EventsReply) {
    const wins = events.filter((event): event is Win => event.type === 'win').filter((win) => isWorthShowing(win, minimumWin))
    await inTransaction(pool, async (client) => {
      for (const win of wins)
        await client.query(
          `INSERT INTO winners.wins (round_id, won_at, country, player, game_code, amount, currency, jackpot)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (round_id) DO NOTHING`,
          [
            // The event id, because round ids are not unique: two providers, or two players of one crash round, may share one.
            win.id,
            win.at,
            win.country,
            win.player,
            win.gameCode,
            win.amount,
            win.currencyCode,
            win.jackpot?.title ?? null,
          ],
        )
      await client.query(
        'INSERT INTO winners.feed_cursors (feed, cursor) VALUES ($1, $2) ON CONFLICT (feed) DO UPDATE SET cursor = excluded.cursor',
        [FEED, cursor],
      )
    })
  },
  async resetCursor() {
    await pool.query('DELETE FROM winners.feed_cursors WHERE feed = $1', [FEED])
  },
})
