import { lockWallet, postBonus } from '../../wallet/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { type Announcement, notifyPlayer } from '../player-messages/index.ts'
import { formatCents } from '../player-messages/format.ts'
import { inTransaction } from '@herna/service-kit'
import { readStandings } from './tournaments.store.ts'

/** Milliseconds to wait after the end: a round closed at the last moment may not be committed yet. */
const GRACE_MS = 15_000
const ALL_PLACES = 2_147_483_647

/** Settles finished tournaments: final places and prizes in one transaction each, never partly and never twice. */
export async function settleTournaments({ pool, now }: PamContext): Promise<void> {
  while (await inTransaction(pool, (db) => settleNext(db, now())));
}

async function settleNext(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ id: string; title: string; tag: string | null }>(
    'SELECT id, title, tag FROM pam.tournaments WHERE settled_at IS NULL AND ends_at <= $1 ORDER BY ends_at, id LIMIT 1 FOR UPDATE SKIP LOCKED',
    [new Date(now.getTime() - GRACE_MS)],
  )
  const tournament = rows[0]
  if (!tournament) return false
  const { id, title, tag } = tournament
  const standings = await readStandings(db, id, ALL_PLACES, null)
  await db.query(
    `UPDATE pam.tournament_entries e SET place = r.place, prize = r.prize FROM unnest($2::uuid[], $3::int[], $4::bigint[]) AS r (player_id, place, prize)
     WHERE e.tournament_id = $1 AND e.player_id = r.player_id`,
    [
      id,
      standings.map((standing) => standing.playerId),
      standings.map((standing) => standing.place),
      standings.map((standing) => standing.prize),
    ],
  )
  // In a fixed order, so that concurrent settlements cannot deadlock.
  const winners = standings.filter(({ prize }) => prize !== null).sort((a, b) => (a.playerId < b.playerId ? -1 : 1))
  for (const { playerId, place, prize } of winners) {
    await lockWallet(db, playerId)
    await postBonus(db, { playerId, kind: 'bonus-cash', amount: prize ?? 0, bonusId: id, at: now })
    await notifyPlayer(db, playerId, announceResult(title, place, prize ?? 0), now)
  }
  await db.query('UPDATE pam.tournaments SET settled_at = $2 WHERE id = $1', [id, now])
  if (tag !== null) await removeTag(db, id, tag)
  return true
}

const announceResult = (title: string, place: number, prize: number): Announcement => ({
  type: 'BALANCE',
  title,
  text: `Gratulujeme, v turnaji ste obsadili ${place}. miesto. Na účet sme vám pripísali ${formatCents(prize)}.`,
})

/** Removes the promotion's tag from its players, unless they joined the next edition too. */
async function removeTag(db: Queryable, id: string, tag: string): Promise<void> {
  await db.query(
    `UPDATE pam.players p SET marketing_tags = array_remove(marketing_tags, $2)
     WHERE p.id IN (SELECT player_id FROM pam.tournament_entries WHERE tournament_id = $1)
       AND NOT EXISTS (SELECT 1 FROM pam.tournament_entries e JOIN pam.tournaments t ON t.id = e.tournament_id
         WHERE e.player_id = p.id AND t.tag = $2 AND t.settled_at IS NULL)`,
    [id, tag],
  )
}
