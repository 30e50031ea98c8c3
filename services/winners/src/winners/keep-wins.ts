import type { EventsReply, HouseEvent } from '@herna/contract/events'
import { type Database, inTransaction } from '@herna/service-kit'

const FEED = 'pam'
type Win = Extract<HouseEvent, { type: 'win' }>

export async function readCursor({ pool }: Database): Promise<string | null> {
  const { rows } = await pool.query<{ cursor: string }>('SELECT cursor FROM bulletin.feed_cursors WHERE feed = $1', [FEED])
  return rows[0]?.cursor ?? null
}

/** Worth telling: a jackpot always; else the round paid more than it cost, and enough. Winning a part of the stake back is no win. */
const isTold = ({ jackpot, amount, staked }: Win, least: number) => jackpot !== null || (amount >= least && amount > staked)

/** The wins of an answer and the place after it, together or not at all. A round that is told again is there already. */
export async function keepWins({ pool }: Database, { events, cursor }: EventsReply, least: number): Promise<void> {
  const wins = events.filter((event): event is Win => event.type === 'win').filter((win) => isTold(win, least))
  await inTransaction(pool, async (client) => {
    for (const win of wins)
      await client.query(
        `INSERT INTO bulletin.wins (round_id, won_at, country, player, game_code, amount, currency, jackpot)
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
      'INSERT INTO bulletin.feed_cursors (feed, cursor) VALUES ($1, $2) ON CONFLICT (feed) DO UPDATE SET cursor = excluded.cursor',
      [FEED, cursor],
    )
  })
}
