import type { GameType } from '@herna/contract'
import type { Connection } from '../kinds/save.ts'
import type { ImageSpec } from './render-request.ts'

type GameBrief = Extract<ImageSpec, { kind: 'game' }>['brief']

const READABLE = `('Published', 'Draft')`

/** The data of a game's image; also for games that exist only as a draft, not for archived ones. */
export async function gameSubject(connection: Connection, code: string): Promise<GameBrief | null> {
  return (await gameSubjects(connection, [code]))[0] ?? null
}

export async function gameSubjects(connection: Connection, codes: string[]): Promise<GameBrief[]> {
  const { rows } = await connection.query<GameBrief & { type: GameType }>(
    `SELECT DISTINCT ON (game_code) game_code AS "gameCode", name, provider, coalesce(maker.body ->> 'name', provider) AS "providerName",
       type, motifs, number_of_reels AS "reels", file_version AS "fileVersion"
     FROM content.games
     LEFT JOIN LATERAL (
       SELECT body FROM content.items WHERE kind = 'providers' AND id = games.provider AND status IN ${READABLE} ORDER BY status DESC LIMIT 1
     ) AS maker ON true
     WHERE game_code = ANY($1) AND status IN ${READABLE} ORDER BY game_code, status DESC`,
    [codes],
  )
  return rows
}

export async function providerSubject(connection: Connection, id: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await connection.query<{ id: string; name: string }>(
    `SELECT id, body ->> 'name' AS name FROM content.items WHERE kind = 'providers' AND id = $1 AND status IN ${READABLE} ORDER BY status DESC LIMIT 1`,
    [id],
  )
  return rows[0] ?? null
}

/** Banners used by published or draft content, by `<id>/<format>`, with the motifs of their URL. */
export async function bannerSubjects(connection: Connection): Promise<Map<string, string[]>> {
  const { rows } = await connection.query<{ banner: string; query: string | null }>(
    `SELECT DISTINCT match[1] AS banner, match[2] AS query FROM content.items,
       regexp_matches(body::text, '/assets/banners/([a-z0-9-]+/(?:hero|promotion|video))(\\?[^"\\\\ ]*)?', 'g') AS match
     WHERE status IN ${READABLE}`,
  )
  return new Map(rows.map(({ banner, query }) => [banner, motifsIn(query)]))
}

function motifsIn(query: string | null): string[] {
  const motifs = new URLSearchParams(query ?? '').get('motifs')?.split(',') ?? []
  return motifs.filter((motif) => /^[a-z0-9-]{1,40}$/.test(motif)).slice(0, 6)
}
