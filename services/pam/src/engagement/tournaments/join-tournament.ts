import { inTransaction, notFound } from '@herna/service-kit'
import { type Player, writeAudit } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { playBlock, registerAllows } from '../../protection/index.ts'
import { findTournament, type TournamentRow } from './tournaments.store.ts'

/** Joining twice is joining: what counted from the first time stays. Who may not play joins nothing (M12). */
export const joinTournament = (context: PamContext, player: Player, id: string, address: string): Promise<TournamentRow> =>
  inTransaction(context.pool, async (db) => {
    const now = context.now()
    const tournament = await findTournament(db, id, player.id)
    if (!tournament) throw notFound('There is no such tournament.')
    if (tournament.hasJoined) return tournament
    if (tournament.endsAt <= now) throw refuse(409, 'tournament-over', 'The tournament is over.')
    if ((await playBlock(db, player.id, now)) !== null || !(await registerAllows(context, player)))
      throw refuse(403, 'player-blocked', 'Who may not play cannot join a tournament. The account says until when.')
    await db.query(
      'INSERT INTO pam.tournament_entries (tournament_id, player_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, player.id, now],
    )
    // Its promotion is then one of the player's own [4.22].
    if (tournament.tag !== null)
      await db.query(
        'UPDATE pam.players SET marketing_tags = array_append(marketing_tags, $2) WHERE id = $1 AND $2 <> ALL (marketing_tags)',
        [player.id, tournament.tag],
      )
    const details = { tournament: tournament.slug }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'tournament-joined', details, address })
    return (await findTournament(db, id, player.id)) ?? tournament
  })
