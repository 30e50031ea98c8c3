import '@herna/kit/base.css'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRoot, type Root } from 'react-dom/client'
import { TextsProvider } from '../texts/index.ts'
import { closeSnackbar, showSnackbar } from './toast-store.ts'
import { SnackbarRegion } from './toast-region.tsx'

let root: Root
const shownIds: string[] = []
const show = (...[snackbar]: Parameters<typeof showSnackbar>) => shownIds.push(showSnackbar(snackbar))
const titles = () => [...document.querySelectorAll('[role="alert"] b')].map((title) => title.textContent)

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  root.render(
    <TextsProvider>
      <SnackbarRegion />
    </TextsProvider>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  for (const id of shownIds.splice(0)) closeSnackbar(id)
  root.unmount()
  document.body.replaceChildren()
})

test('a snackbar is an alert with a title, a text and an action that closes it [3.41] [4.29]', async () => {
  const action = vi.fn()
  show({
    type: 'alert',
    title: 'Hry sa nepodarilo načítať',
    text: 'Skúste to znova.',
    actionText: 'Skúsiť znova',
    action,
    stays: true,
  })
  await expect.poll(titles).toEqual(['Hry sa nepodarilo načítať'])
  expect(document.querySelector('[role="alert"] span')?.textContent).toBe('Skúste to znova.')
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  expect(action).toHaveBeenCalledOnce()
  await expect.poll(titles).toEqual([])
})

test('the three types look different [3.19]', async () => {
  for (const type of ['info', 'success', 'alert'] as const) show({ type, title: type, stays: true })
  await expect.poll(titles).toHaveLength(3)
  const marks = [...document.querySelectorAll('[role="alert"]')].map(
    (snackbar) =>
      `${getComputedStyle(snackbar.querySelector('svg') as SVGElement).color} ${snackbar.querySelector('svg')?.getAttribute('class')}`,
  )
  expect(new Set(marks).size).toBe(3)
})

test('what waits for a game is hidden while one runs, and shown after it; anything else is shown at once [4.38]', async () => {
  const render = (layout: string) =>
    root.render(
      <TextsProvider>
        <div data-layout={layout} />
        <SnackbarRegion />
      </TextsProvider>,
    )
  const visibleTitles = () =>
    [...document.querySelectorAll('[role="alert"] b')]
      .filter((title) => title.checkVisibility())
      .map((title) => title.textContent)
  render('game-play')
  show({ type: 'info', title: 'Nová verzia', stays: true, waitsForGame: true })
  show({ type: 'alert', title: 'Herná relácia je neplatná', stays: true })
  await expect.poll(visibleTitles).toEqual(['Herná relácia je neplatná'])
  render('default')
  await expect.poll(visibleTitles).toEqual(['Nová verzia', 'Herná relácia je neplatná'])
})

test.each([
  [1440, 900],
  [768, 1024],
  [360, 800],
  [844, 390],
])(
  'over a running game of %i × %i a snackbar lies below its bars, above the chips and the buttons of the game',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(414, 896))
    const render = (content: ReactNode) =>
      root.render(
        <TextsProvider>
          <div data-layout="game-play">{content}</div>
          <SnackbarRegion />
        </TextsProvider>,
      )
    const placeOf = () => {
      const { top, bottom } = (document.querySelector('[role="alert"]') as HTMLElement).getBoundingClientRect()
      return { top, bottom, below: height - bottom }
    }
    render(null)
    show({ type: 'alert', title: 'Správy sa nepodarilo načítať', stays: true })
    await expect.poll(titles).toHaveLength(1)
    await Promise.all(document.getAnimations().map((animation) => animation.finished))
    expect(placeOf().top).toBeGreaterThanOrEqual(height < 480 ? 90 : 112)
    expect(placeOf().bottom).toBeLessThanOrEqual(height / 2)
    // Four tables have bets everywhere; the middle of the dock below them has only text.
    render(<div data-table="a" />)
    if (width >= 1280) await expect.poll(() => placeOf().below).toBeLessThan(10)
    else await expect.poll(() => placeOf().bottom).toBeLessThanOrEqual(height / 2)
  },
)

test('at most four snackbars are visible: a fifth removes the oldest [4.29] [9.3]', async () => {
  for (const title of ['a', 'b', 'c', 'd', 'e']) show({ type: 'info', title, stays: true })
  await expect.poll(titles).toEqual(['b', 'c', 'd', 'e'])
})

test('a snackbar closes after 5 seconds, one that stays does not [4.29] [9.3]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show({ type: 'info', title: 'ide' })
  show({ type: 'info', title: 'ostáva', stays: true })
  await vi.waitFor(() => expect(titles()).toEqual(['ide', 'ostáva']))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(titles()).toEqual(['ide', 'ostáva'])
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(titles()).toEqual(['ostáva']))
})

test('a click closes a snackbar unless it ignores clicks; the close button always does [4.29]', async () => {
  show({ type: 'info', title: 'počúva', stays: true })
  show({ type: 'info', title: 'nepočúva', ignoresClicks: true, stays: true })
  await page.getByText('nepočúva', { exact: true }).click()
  await page.getByText('počúva', { exact: true }).click()
  await expect.poll(titles).toEqual(['nepočúva'])
  await page.getByRole('button', { name: 'Zavrieť' }).click()
  await expect.poll(titles).toEqual([])
})

test('a hovered snackbar does not close', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show({ type: 'info', title: 'čítam' })
  await vi.waitFor(() => expect(titles()).toEqual(['čítam']))
  await userEvent.hover(page.getByRole('alert'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(titles()).toEqual(['čítam'])
})
