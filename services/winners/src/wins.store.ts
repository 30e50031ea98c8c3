import type { EventsReply, HouseEvent } from '@herna/contract/events'
import { type Database, type EventConsumer, inTransaction } from '@herna/service-kit'

const FEED = 'pam'
type Win = Extract<HouseEvent, { type: 'win' }>

/** Worth showing: a jackpot always; else the round paid more than it cost, and enough. Winning a part of the stake back is no win. */
const isShown = ({ jackpot, amount, staked }: Win, least: number) => jackpot !== null || (amount >= least && amount > staked)

/** The wins of a reply and the cursor after it, together or not at all. Several nodes may read the same: a win is stored once, whoever is first. */
export const winsConsumer = ({ pool }: Database, least: number): EventConsumer => ({
  async readCursor() {
    const { rows } = await pool.query<{ cursor: string }>('SELECT cursor FROM winners.feed_cursors WHERE feed = $1', [FEED])
    return rows[0]?.cursor ?? null
  },
  async consume({ events, cursor }: EventsReply) {
    const wins = events.filter((event): event is Win => event.type === 'win').filter((win) => isShown(win, least))
    await inTransaction(pool, async (client) => {
      for (const win of wins)
        await client.query(
          `INSERT INTO winners.wins (round_id, won_at, country, player, game_code, amount, currency, jackpot)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (round_id) DO NOTHING`,
          [
            // Two providers, or two players of one crash round, may use the same round id; the feed's is nobody else's.
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
