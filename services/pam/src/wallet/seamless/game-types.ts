import { CONTENT_ITEMS } from '@herna/contract/content'
import { callOperation, type Host } from '@herna/http-client'
import type { PamContext } from '../../foundation/index.ts'

const TIMEOUT_MS = 2_000
const FRESH_MS = 3_600_000
const RETRY_AFTER_MS = 30_000

/**
 * Reads a game's type from the content service at launch and stores it for later bets: an exclusion may cover one type only
 * [6.7]. While the content service is unreachable, known types stay and an unknown type counts as excluded.
 */
export function createGameTypes({ pool, now, log, settings }: PamContext): { refresh(gameCode: string): Promise<void> } {
  const content: Host = { base: settings.content, timeoutMs: TIMEOUT_MS, request: { redirect: 'error' } }
  const nextReadAt = new Map<string, number>()
  async function readType(gameCode: string): Promise<void> {
    const { game } = await callOperation(content, CONTENT_ITEMS.game, { params: { id: gameCode } })
    await pool.query(
      `INSERT INTO pam.game_types (game_code, type, read_at) VALUES ($1, $2, $3)
       ON CONFLICT (game_code) DO UPDATE SET type = excluded.type, read_at = excluded.read_at`,
      [gameCode, game.type, now()],
    )
  }
  return {
    async refresh(gameCode) {
      const nowMs = now().getTime()
      if ((nextReadAt.get(gameCode) ?? 0) > nowMs) return
      const { rows } = await pool.query<{ readAt: Date }>('SELECT read_at AS "readAt" FROM pam.game_types WHERE game_code = $1', [
        gameCode,
      ])
      if (rows[0] && rows[0].readAt.getTime() > nowMs - FRESH_MS) return
      await readType(gameCode).catch((error: unknown) => {
        if (nextReadAt.size > 10_000) nextReadAt.clear()
        nextReadAt.set(gameCode, nowMs + RETRY_AFTER_MS)
        log.warn({ err: error, gameCode }, 'game type could not be read from the content service')
      })
    },
  }
}
