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

/** The list on its page; each look at the winners service takes the next answer, the last one for ever. */
async function open(kind: 'recent' | 'jackpot' | 'hall-of-fame', ...answers: (WinnerView[] | null)[]) {
  let looks = 0
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ configuration }),
      children: [
        {
          path: '*',
          loader: () => ({ winners: answers[Math.min(looks++, answers.length - 1)] ?? null }),
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
  return () => looks
}
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a win says how much, who by initials, in which game and when, and leads to the game [2.3] [3.39]', async () => {
  await open('recent', [win])
  const link = page.getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/hra/vlcia-hora')
  const said = plain(link.element().textContent)
  for (const words of ['1 842,50 €', 'P. K.', 'Vlčia hora', '20. 11. 2026']) expect(said).toContain(words)
})

test('the hall of fame is ranked from one', async () => {
  await open('hall-of-fame', [win, { ...win, id: 1 }])
  await expect.element(page.getByRole('listitem').nth(1)).toBeVisible()
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent?.trim().slice(0, 1))).toEqual(['1', '2'])
})

test('when nobody has won yet the page says why and leads on', async () => {
  await open('jackpot', [])
  await expect.element(page.getByRole('heading', { name: 'Zatiaľ nikto nevyhral jackpot' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pozrieť všetky hry' })).toHaveAttribute('href', '/vsetky-hry')
})

test('a winners service that does not answer is told with its message, and Try again asks it again [8.27]', async () => {
  const looks = await open('recent', null, [win])
  await expect.element(page.getByRole('alert').getByText('Výhercov sa nepodarilo načítať')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Skúsiť znova' }))
  await expect.element(page.getByText('P. K.')).toBeVisible()
  expect(looks()).toBe(2)
})

test('the list looks for new winners every 30 seconds [4.40] [9.12]', async () => {
  const beats: { every: number; beat: () => void }[] = []
  vi.spyOn(window, 'setInterval').mockImplementation(((beat: () => void, every: number) =>
    beats.push({ beat, every })) as unknown as typeof setInterval)
  const looks = await open('recent', [], [win])
  await expect.element(page.getByRole('heading', { name: 'Zatiaľ nikto nevyhral' })).toBeVisible()
  const refresh = beats.filter(({ every }) => every === 30_000)
  vi.restoreAllMocks()
  expect(refresh.length).toBeGreaterThan(0)
  refresh.at(-1)?.beat()
  await expect.element(page.getByText('P. K.')).toBeVisible()
  expect(looks()).toBe(2)
})
