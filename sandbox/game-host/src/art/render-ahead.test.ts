import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { ASSIGNMENTS } from '../game-host.fixture.ts'
import { openGames } from '../games/games.ts'
import { type GamePictures, picturesOf } from './game-pictures.ts'
import { startRenderingAhead } from './render-ahead.ts'

const games = openGames(ASSIGNMENTS, [], 'secret')
const log = pino({ level: 'silent' })

/** Starts rendering the most popular games into a record of what was rendered. */
function renderAhead(count: number, render: GamePictures): { close(): Promise<void> } {
  const app = Fastify()
  onTestFinished(() => app.close().then(() => {}))
  startRenderingAhead(app, { games, log }, render, { delay: 0, pauseAfter: 0, count })
  void app.ready()
  return { close: () => app.close().then(() => {}) }
}

test('every picture of the most popular game is rendered with the lowest priority, no picture of the next one', async () => {
  const [popular, next] = games.offered.values()
  if (!popular || !next) throw new Error('no games')
  const expected = picturesOf(popular).length
  const rendered: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  renderAhead(1, async ({ engine }, picture, priority) => {
    rendered.push(`${engine.brief.gameCode} ${JSON.stringify(picture)} ${priority}`)
    if (rendered.length === expected) resolve()
    return null
  })
  await promise
  expect(new Set(rendered).size).toBe(expected)
  expect(rendered.every((entry) => entry.startsWith(`${popular.engine.brief.gameCode} `) && entry.endsWith(' ahead'))).toBe(true)
  expect(rendered.filter((entry) => entry.includes('"scene"'))).toHaveLength(6)
  expect(rendered.filter((entry) => entry.includes('"symbol"'))).toHaveLength(popular.slot?.symbols.length ?? -1)
})

test('a picture that cannot be rendered does not keep the others from it', async () => {
  const expected = [...games.offered.values()].flatMap(picturesOf).length
  let attempts = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  renderAhead(2, async () => {
    attempts += 1
    if (attempts === expected) resolve()
    throw new Error('disk full')
  })
  await promise
  expect(attempts).toBe(expected)
})

test('closing the host stops it after the picture that is being rendered', async () => {
  let rendered = 0
  const first = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const { close } = renderAhead(2, async () => {
    rendered += 1
    first.resolve()
    await finish.promise
    return null
  })
  await first.promise
  const closing = close()
  finish.resolve()
  await closing
  expect(rendered).toBe(1)
})
