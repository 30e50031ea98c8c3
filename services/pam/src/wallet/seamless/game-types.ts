import { CONTENT_ITEMS, game as gameSchema } from '@herna/contract/content'
import { z } from 'zod'
import type { PamContext } from '../../foundation/index.ts'

const DEADLINE = 2_000
const FRESH = 3_600_000
const QUIET_AFTER_FAILURE = 30_000

const { gameCode, type } = gameSchema.shape
const details = z.object({ game: z.object({ gameCode, type }) })

/**
 * What kind of game a code is, asked of the content service when the game is launched and kept for the bets that follow: an exclusion may
 * name a kind alone [6.7]. A silent content service changes nothing: a kind that was known stays, an unknown one counts as excluded.
 */
export function createGameTypes({ pool, now, log, settings }: PamContext): { learn(gameCode: string): Promise<void> } {
  const quietUntil = new Map<string, number>()
  async function ask(gameCode: string): Promise<void> {
    const address = settings.content + CONTENT_ITEMS.game.path.replace('{id}', encodeURIComponent(gameCode))
    const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE), redirect: 'error' })
    if (!answer.ok) throw new Error(`the content service answered ${answer.status}`)
    const { game } = details.parse(await answer.json())
    await pool.query(
      `INSERT INTO pam.game_types (game_code, type, read_at) VALUES ($1, $2, $3)
       ON CONFLICT (game_code) DO UPDATE SET type = excluded.type, read_at = excluded.read_at`,
      [gameCode, game.type, now()],
    )
  }
  return {
    async learn(gameCode) {
      const at = now().getTime()
      if ((quietUntil.get(gameCode) ?? 0) > at) return
      const { rows } = await pool.query<{ readAt: Date }>('SELECT read_at AS "readAt" FROM pam.game_types WHERE game_code = $1', [
        gameCode,
      ])
      if (rows[0] && rows[0].readAt.getTime() > at - FRESH) return
      await ask(gameCode).catch((error: unknown) => {
        if (quietUntil.size > 10_000) quietUntil.clear()
        quietUntil.set(gameCode, at + QUIET_AFTER_FAILURE)
        log.warn({ err: error, gameCode }, 'the kind of a game could not be read')
      })
    },
  }
}
