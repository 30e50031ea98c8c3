import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import play from '../texts/sk-SK/play.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { GameFrame } from './game-frame.tsx'
import styles from './play-area.module.css'
import { GAME_READY_LIMIT_MS } from './use-game-frame.ts'

afterEach(() => {
  vi.useRealTimers()
  clear()
})

/** URL of a game page that posts these messages as soon as it loads. */
function gameSending(...messages: object[]): string {
  const code = `for (const message of ${JSON.stringify(messages)}) parent.postMessage({ source: 'herna-game', gameCode: 'skuska', ...message }, '*')`
  return URL.createObjectURL(new Blob([`<script>${code}</script>`], { type: 'text/html' }))
}
const showFrame = (
  frameUrl: string,
  onRetry: () => void = () => undefined,
  { isLive = false, mode = 'demo' as 'demo' | 'real' } = {},
) =>
  show(
    <div className={styles.game} style={{ height: '400px' }}>
      <img className={styles.backdrop} src="data:," alt="" />
      <GameFrame name="Skúška" onMessage={() => undefined} {...{ frameUrl, mode, isLive, onRetry }} />
    </div>,
    { texts: { play } },
  )
const overlay = page.getByRole('alert')

test.each(['unreachable', 'broken'] as const)(
  'a game that does not open (%s): the overlay states that no bet was placed and offers a retry [8.23] [5.4]',
  async (problem) => {
    const retry = vi.fn()
    await showFrame(gameSending({ type: 'failed', problem }), retry)
    await expect.element(overlay.getByText(play.notOpened)).toBeVisible()
    await expect.element(overlay.getByText(play[`problem-${problem}`])).toBeVisible()
    await overlay.getByRole('button', { name: play.retry }).click()
    expect(retry).toHaveBeenCalledOnce()
  },
)

test('a round that fails in a running game is left to the game, which alone knows the round [5.4] [M6]', async () => {
  await showFrame(gameSending({ type: 'ready' }, { type: 'failed', problem: 'unreachable' }))
  await expect.poll(() => document.querySelector('iframe')?.inert).toBe(false)
  await expect.element(overlay).not.toBeInTheDocument()
})

test.each([
  [false, play.offlineText],
  [true, play.offlineTextLive],
])(
  'without a connection a game waits, a live table (%s) does not: the overlay says what happens to the round',
  async (isLive, text) => {
    await showFrame(gameSending({ type: 'ready' }), undefined, { isLive })
    await expect.poll(() => document.querySelector('iframe')?.inert).toBe(false)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(overlay.getByText(text)).toBeVisible()
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    await expect.element(overlay).not.toBeInTheDocument()
  },
)

test.each([
  ['demo', play.slowText],
  ['real', play.slowTextReal],
] as const)(
  'a game that sends no message is reported as slow, with a retry; play for money (%s) is told what happens to the stake [8.23]',
  async (mode, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const showing = showFrame(gameSending(), undefined, { mode })
    await vi.advanceTimersByTimeAsync(1_000)
    await showing
    await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    await vi.advanceTimersByTimeAsync(GAME_READY_LIMIT_MS)
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(text))
  },
)

test('the sentence that the game is being opened goes when the game says that it has a loading screen of its own, which the keyboard cannot reach', async () => {
  await showFrame(gameSending({ type: 'loading' }))
  const frame = page.getByTitle('Hra Skúška')
  await expect.element(frame).toBeVisible()
  await expect.element(page.getByText(/^Otvárame hru/)).not.toBeInTheDocument()
  await expect.element(frame).toHaveAttribute('data-phase', 'opening')
  expect(document.querySelector('iframe')?.inert).toBe(true)
})

test('the sentence stays over a frame that has loaded without a word from the game: it may be the browser’s own error page [8.23]', async () => {
  let hasLoaded = false
  const onLoad = ({ target }: Event) => (hasLoaded ||= target instanceof HTMLIFrameElement)
  document.addEventListener('load', onLoad, { capture: true })
  await showFrame(gameSending())
  await expect.poll(() => hasLoaded).toBe(true)
  document.removeEventListener('load', onLoad, { capture: true })
  await expect.element(page.getByText(/^Otvárame hru/)).toBeVisible()
  // Its light grey does not cover the game's picture.
  await expect.element(page.getByTitle('Hra Skúška')).not.toBeVisible()
})

test('a game whose first message is that it is ready is visible', async () => {
  await showFrame(gameSending({ type: 'ready' }))
  await expect.element(page.getByTitle('Hra Skúška')).toBeVisible()
})

const backdropDisplay = () => getComputedStyle(document.querySelector('img') as HTMLElement).display

test('the blurred picture behind a game is gone once the game is ready, and stays while it is not', async () => {
  await showFrame(gameSending({ type: 'failed', problem: 'unreachable' }))
  await expect.element(overlay).toBeVisible()
  expect(backdropDisplay()).toBe('block')
  await showFrame(gameSending({ type: 'ready' }))
  await expect.poll(backdropDisplay).toBe('none')
})
