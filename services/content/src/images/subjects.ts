import type { GameType } from '@herna/contract'
import type { Connection } from '../kinds/save.ts'
import type { Drawing } from './drawing.ts'

type GameBrief = Extract<Drawing, { of: 'game' }>['brief']

const READABLE = `('Published', 'Draft')`

/** What the picture of a game shows; a game that only a draft knows has one too, an archived one has none. */
export async function gameSubject(connection: Connection, code: string): Promise<GameBrief | null> {
  return (await gameSubjects(connection, [code]))[0] ?? null
}

export async function gameSubjects(connection: Connection, codes: string[]): Promise<GameBrief[]> {
  const { rows } = await connection.query<GameBrief & { type: GameType }>(
    `SELECT DISTINCT ON (game_code) game_code AS "gameCode", name, provider, coalesce(maker.body ->> 'name', provider) AS "providerName",
       type, motifs, file_version AS "fileVersion"
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

/** Banners that some content shows, by `<id>/<format>`, with the motifs its address asks for. */
export async function bannerSubjects(connection: Connection): Promise<Map<string, string[]>> {
  const { rows } = await connection.query<{ place: string; query: string | null }>(
    `SELECT DISTINCT found[1] AS place, found[2] AS query FROM content.items,
       regexp_matches(body::text, '/assets/banners/([a-z0-9-]+/(?:hero|promotion|video))(\\?[^"\\\\ ]*)?', 'g') AS found
     WHERE status IN ${READABLE}`,
  )
  return new Map(rows.map(({ place, query }) => [place, motifsIn(query)]))
}

function motifsIn(query: string | null): string[] {
  const words = new URLSearchParams(query ?? '').get('motifs')?.split(',') ?? []
  return words.filter((word) => /^[a-z0-9-]{1,40}$/.test(word)).slice(0, 6)
}
