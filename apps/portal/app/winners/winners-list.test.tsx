import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextsProvider } from '../texts/index.ts'
import type { WinnerView } from '../winner-card/index.ts'
import { WinnersList } from './winners-list.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const win: WinnerView = {
  id: 0,
  game: { code: 'vlcia-hora', name: 'Vlčia hora', version: '1' },
  player: 'P. K.',
  amount: 184_250,
  wonAt: '2026-11-20T20:05:00.000Z',
  jackpot: null,
}
const configuration = { contentOrigin: '', locale: { iso: 'sk-SK' }, currency: { iso: 'EUR' } }

/** Renders the list; each request gets the next reply, and the last one is repeated. */
async function openList(kind: 'recent' | 'jackpot' | 'hall-of-fame', ...replies: (WinnerView[] | null)[]) {
  let requestCount = 0
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ configuration }),
      children: [
        {
          path: '*',
          loader: () => ({ winners: replies[Math.min(requestCount++, replies.length - 1)] ?? null }),
          Component: () => <WinnersList winners={useLoaderData<{ winners: WinnerView[] | null }>().winners} kind={kind} />,
        },
      ],
    },
  ])
  const box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
  root.render(
    <TextsProvider>
      <Stub initialEntries={['/vitazi/posledne']} />
    </TextsProvider>,
  )
  await vi.waitUntil(() => box.firstElementChild)
  return () => requestCount
}
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a win shows amount, player initials, game and time, and links to the game [2.3] [3.39]', async () => {
  await openList('recent', [win])
  const link = page.getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/hra/vlcia-hora')
  const linkText = plain(link.element().textContent)
  for (const part of ['1 842,50 €', 'P. K.', 'Vlčia hora', '20. 11. 2026']) expect(linkText).toContain(part)
})

test('the hall of fame is ranked from one', async () => {
  await openList('hall-of-fame', [win, { ...win, id: 1 }])
  await expect.element(page.getByRole('listitem').nth(1)).toBeVisible()
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent?.trim().slice(0, 1))).toEqual(['1', '2'])
})

test('without wins the page shows a message and a link', async () => {
  await openList('jackpot', [])
  await expect.element(page.getByRole('heading', { name: 'Zatiaľ nikto nevyhral jackpot' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pozrieť všetky hry' })).toHaveAttribute('href', '/vsetky-hry')
})

test('an unreachable winners service shows its error, and Try again requests the list again [8.27]', async () => {
  const looks = await openList('recent', null, [win])
  await expect.element(page.getByRole('alert').getByText('Výhercov sa nepodarilo načítať')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Skúsiť znova' }))
  await expect.element(page.getByText('P. K.')).toBeVisible()
  expect(looks()).toBe(2)
})

test('the list is refreshed every 30 seconds [4.40] [9.12]', async () => {
  const intervals: { every: number; beat: () => void }[] = []
  vi.spyOn(window, 'setInterval').mockImplementation(((beat: () => void, every: number) =>
    intervals.push({ beat, every })) as unknown as typeof setInterval)
  const looks = await openList('recent', [], [win])
  await expect.element(page.getByRole('heading', { name: 'Zatiaľ nikto nevyhral' })).toBeVisible()
  const refresh = () => intervals.findLast(({ every }) => every === 30_000)
  await expect.poll(refresh).toBeDefined()
  vi.restoreAllMocks()
  refresh()?.beat()
  await expect.element(page.getByText('P. K.')).toBeVisible()
  expect(looks()).toBe(2)
})
