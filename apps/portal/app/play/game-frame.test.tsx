import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import play from '../texts/sk-SK/play.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { GameFrame } from './game-frame.tsx'
import { GAME_READY_LIMIT_MS } from './use-game-frame.ts'

afterEach(() => {
  vi.useRealTimers()
  clear()
})

/** A game that says this as soon as it is there. */
function gameThatSays(...messages: object[]): string {
  const code = `for (const said of ${JSON.stringify(messages)}) parent.postMessage({ source: 'herna-game', gameCode: 'skuska', ...said }, '*')`
  return URL.createObjectURL(new Blob([`<script>${code}</script>`], { type: 'text/html' }))
}
const stage = (frameUrl: string, onRetry: () => void = () => undefined) =>
  show(<GameFrame name="Skúška" frameUrl={frameUrl} heard={() => undefined} onRetry={onRetry} />, { texts: { play } })
const plate = page.getByRole('alert')

test.each(['unreachable', 'broken'] as const)(
  'a game that does not open (%s): it is said that no stake was taken, and the next try is offered [8.23] [5.4]',
  async (problem) => {
    const retry = vi.fn()
    await stage(gameThatSays({ type: 'failed', problem }), retry)
    await expect.element(plate.getByText(play.notOpened)).toBeVisible()
    await expect.element(plate.getByText(play[`problem-${problem}`])).toBeVisible()
    await plate.getByRole('button', { name: play.retry }).click()
    expect(retry).toHaveBeenCalledOnce()
  },
)

test('a round that fails in a game that runs is left to the game, which alone knows the round [5.4] [M6]', async () => {
  await stage(gameThatSays({ type: 'ready' }, { type: 'failed', problem: 'unreachable' }))
  await expect.poll(() => document.querySelector('iframe')?.inert).toBe(false)
  await expect.element(plate).not.toBeInTheDocument()
})

test('a game that stays silent is said to be slow, with the next try [8.23]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const showing = stage(gameThatSays())
  await vi.advanceTimersByTimeAsync(1_000)
  await showing
  await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await vi.advanceTimersByTimeAsync(GAME_READY_LIMIT_MS)
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(play.slow))
})
