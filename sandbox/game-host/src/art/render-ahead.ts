import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { type GamePictures, picturesOf } from './game-pictures.ts'

/** Games whose pictures are rendered before somebody opens them. */
const GAMES = 40
/** The first players after a start come before pictures that nobody waits for. */
const START_DELAY_MS = 10_000
const PAUSE_MS = 100

/**
 * Renders the pictures of the most popular slots and crash games while the host is idle, one at a time, so that they open at once [7.37]; stored
 * ones are read only. A picture that cannot be rendered is logged and skipped: the request for it tries again.
 */
export function startRenderingAhead(
  app: FastifyInstance,
  { games, log }: Pick<GameHostContext, 'games' | 'log'>,
  pictures: GamePictures,
  { delay = START_DELAY_MS, pauseAfter = PAUSE_MS, count = GAMES } = {},
): void {
  const stop = new AbortController()
  let rendering: Promise<void> = Promise.resolve()
  const popular = [...games.offered.values()]
    .filter(({ engine: { kind } }) => kind === 'slot' || kind === 'crash')
    .slice(0, count)

  const renderAll = async (): Promise<void> => {
    await pause(delay, undefined, { signal: stop.signal, ref: false })
    for (const game of popular)
      for (const picture of picturesOf(game)) {
        await pictures(game, picture, 'ahead').catch((err: unknown) =>
          log.warn({ err, gameCode: game.engine.brief.gameCode, picture }, 'rendering a picture ahead failed'),
        )
        await pause(pauseAfter, undefined, { signal: stop.signal, ref: false })
      }
    log.info({ event: 'pictures rendered', games: popular.length }, 'pictures of popular games rendered')
  }
  app.addHook('onReady', async () => {
    rendering = renderAll().catch((err: unknown) => {
      if (!stop.signal.aborted) log.error({ err }, 'rendering pictures ahead stopped')
    })
  })
  app.addHook('onClose', async () => {
    stop.abort()
    await rendering
  })
}
