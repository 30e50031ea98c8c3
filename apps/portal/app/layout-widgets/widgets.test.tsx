import '@herna/kit/base.css'
import { TILE_LAYOUTS, type TileLayout } from '@herna/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TileView } from '../game/index.ts'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import catalogue from '../texts/sk-SK/catalogue.json'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, nextPaint, currentPath, show } from '../testing/render.fixture.tsx'
import type { WidgetView } from './widget-view.ts'
import { Widgets } from './widgets.tsx'

withMotion()
afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const texts = { catalogue, game, jackpots, lobby }
const tilesOf = (count: number): TileView[] =>
  Array.from({ length: count }, (_, index) => ({ code: `g-${index}`, name: `Hra ${index}`, provider: 'Štúdio', version: '1' }))
const row = (layout: TileLayout, count = 12, more: object = {}): WidgetView => ({
  id: layout,
  type: 'Games',
  title: `Rad ${layout}`,
  layout,
  live: false,
  slug: 'automaty',
  total: 214,
  tiles: tilesOf(count),
  ...more,
})
const widgetsElement = (widgets: WidgetView[]) => <Widgets widgets={widgets} />
/** The widgets on a page with live jackpot amounts. */
const withTicker = (widgets: WidgetView[]) => {
  vi.stubGlobal('fetch', async () => Response.json(amountsReply({ fond: [100_000_000, 50_000] })))
  return <JackpotTicker>{widgetsElement(widgets)}</JackpotTicker>
}

test('every kind of widget is rendered [2.2] [3.32]', async () => {
  const win = { id: 0, game: { code: 'g-1', name: 'Hra 1', version: '1' }, player: 'P. K.', amount: 184_250 }
  vi.stubGlobal('fetch', async () => Response.json([{ ...win, wonAt: '2026-11-20T20:00:00.000Z', jackpot: null }]))
  const slide = {
    id: 's',
    eyebrow: null,
    title: 'Sľub',
    text: null,
    image: '/b',
    action: null,
    secondAction: null,
    jackpot: null,
  }
  const widgets: WidgetView[] = [
    { id: '1', type: 'Carousel', title: 'Odporúčame', slides: [slide] },
    {
      id: '2',
      type: 'Collections',
      title: 'Svety',
      collections: [{ id: 'e', title: 'Egypt', href: '/temy/egypt', icon: null, games: 3 }],
    },
    row('Default'),
    { id: '4', type: 'Html', title: 'Pravidlá', html: '<p>Hráte o <b>hracie</b> peniaze.</p>' },
    {
      id: '5',
      type: 'Jackpots',
      title: '',
      jackpots: [{ id: 'fond', slug: 'fond', title: 'Fond', games: 2, levels: ['A', 'B'] }],
      total: 7,
    },
    {
      id: '6',
      type: 'Providers',
      title: '',
      providers: [{ id: 'k', name: 'Kriváň', slug: 'krivan', light: '/l', dark: '/d', games: 5 }],
      total: 48,
    },
    {
      id: '7',
      type: 'Videos',
      title: '',
      videos: [{ id: 'v', title: 'Noc pod hrebeňom', video: null, poster: '/p', game: 'g-1' }],
    },
    { id: '8', type: 'Winners', title: '' },
  ]
  await show(widgetsElement(widgets), { texts })
  for (const name of [
    'Odporúčame',
    'Svety',
    'Rad Default',
    'Pravidlá',
    'Jackpoty',
    'Poskytovatelia',
    'Hry v pohybe',
    'Posledné výhry',
  ])
    await expect.element(page.getByRole('region', { name })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Egypt\s*3 hry/ })).toHaveAttribute('href', '/temy/egypt')
  await expect.element(page.getByRole('link', { name: /Noc pod/ })).toHaveAttribute('href', '/hra/g-1')
  await expect.element(page.getByText('P. K.')).toBeVisible()
})

/** Top of the section below the winners. */
const topOfNextSection = () => document.querySelectorAll('section')[1]?.getBoundingClientRect().top
const win = { id: 0, game: { code: 'g-1', name: 'Hra 1', version: '1' }, player: 'P. K.', amount: 184_250 }

test('late wins, no wins and a failed request shift nothing below them', async () => {
  for (const width of [320, 768, 1280]) {
    await page.viewport(width, 800)
    const tops: (number | undefined)[] = []
    for (const [respond, expectedText] of [
      [() => Response.json([{ ...win, wonAt: '2026-11-20T20:00:00.000Z', jackpot: 'Veľký fond' }]), 'P. K.'],
      [() => Response.json([]), 'Zatiaľ tu nie je žiadna výhra.'],
      [() => new Response('', { status: 503 }), 'Výhercov sa nepodarilo načítať'],
      [() => new Response('<html>'), 'Výhercov sa nepodarilo načítať'],
    ] as const) {
      let resolve: (response: Response) => void = () => undefined
      const pending = new Promise<Response>((done) => {
        resolve = done
      })
      vi.stubGlobal('fetch', () => pending)
      await show(widgetsElement([{ id: 'w', type: 'Winners', title: 'Výhry' }, row('Default')]), { texts })
      tops.push(topOfNextSection())
      resolve(respond())
      await expect.element(page.getByText(expectedText)).toBeInTheDocument()
      tops.push(topOfNextSection())
    }
    expect(new Set(tops).size, `${width}: ${tops.join(' ')}`).toBe(1)
  }
  await page.viewport(1280, 800)
})

test('failed latest wins show the same message as the winners’ pages and can be retried [8.27]', async () => {
  let isBroken = true
  vi.stubGlobal('fetch', async () =>
    isBroken ? new Response('', { status: 503 }) : Response.json([{ ...win, wonAt: '2026-11-20T20:00:00.000Z', jackpot: null }]),
  )
  await show(widgetsElement([{ id: 'w', type: 'Winners', title: 'Výhry' }]), { texts })
  await expect.element(page.getByRole('alert').getByText('Výhercov sa nepodarilo načítať')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByText('P. K.')).toBeVisible()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a row links to the whole list with its number of games [9.4]', async () => {
  await show(widgetsElement([row('Default')]), { texts })
  const allGamesLink = page.getByRole('link', { name: 'Zobraziť všetky (214): Rad Default' })
  await expect.element(allGamesLink).toHaveAttribute('href', '/kategorie/automaty')
  await show(widgetsElement([row('Default', 3, { live: true })]), { texts })
  await expect.element(page.getByRole('link', { name: /Zobraziť/ })).toHaveAttribute('href', '/kasino-zive/kategorie/automaty')
})

test('the six layouts of a row are visibly different, on a wide screen or on a phone [3.8]', async () => {
  const shapes = new Map<TileLayout, string>()
  for (const layout of TILE_LAYOUTS) {
    const measured: string[] = []
    for (const width of [1280, 360]) {
      await page.viewport(width, 800)
      await show(widgetsElement([row(layout)]), { texts })
      const [first, second] = [...document.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect())
      const art = document.querySelector('[data-game] > span')?.getBoundingClientRect() as DOMRect
      const numeral = getComputedStyle(document.querySelector('li') as Element, '::before').content
      measured.push([Math.round(art.width), Math.round(art.height), first?.top === second?.top, numeral].join(' '))
    }
    shapes.set(layout, measured.join(' / '))
  }
  await page.viewport(1280, 800)
  expect(new Set(shapes.values()).size).toBe(6)
  expect(shapes.get('DoubleRow')).toContain('false')
  expect(shapes.get('Top10')).toContain('counter(place)')
})

test('the top ten is an ordered list numbered from one to ten [3.8]', async () => {
  await show(widgetsElement([row('Top10', 10)]), { texts })
  expect(document.querySelector('section ol')?.children).toHaveLength(10)
})

test('the arrow keys move the focus along a row, and the buttons scroll it', async () => {
  await page.viewport(1280, 800)
  await show(widgetsElement([row('Default', 20)]), { texts })
  const links = [...document.querySelectorAll<HTMLElement>('li > a')]
  links[0]?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(document.activeElement).toBe(links[1])
  const view = document.querySelector('section > div + div') as HTMLElement
  const rightButton = page.getByRole('button', { name: 'Posunúť doprava' })
  await expect.element(page.getByRole('button', { name: 'Posunúť doľava' })).toBeDisabled()
  await rightButton.click()
  await expect.poll(() => view.scrollLeft).toBeGreaterThan(200)
  await expect.element(page.getByRole('button', { name: 'Posunúť doľava' })).toBeEnabled()
})

test('jackpot animation can be paused', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })
  const cards: WidgetView = {
    id: 'j',
    type: 'Jackpots',
    title: 'Jackpoty',
    jackpots: [{ id: 'fond', slug: 'fond', title: 'Fond', games: 5, levels: ['Vrch', 'Základ'] }],
    total: 1,
  }
  await show(withTicker([cards]), { texts })
  const amount = () => document.querySelector('dd')?.textContent
  await expect.poll(amount).toMatch(/€/)
  const first = amount()
  await vi.advanceTimersByTimeAsync(6_000)
  await expect.poll(amount).not.toBe(first)
  await page.getByRole('button', { name: 'Pozastaviť rast súm' }).click()
  const pausedAmount = amount()
  await vi.advanceTimersByTimeAsync(10_000)
  await nextPaint()
  expect(amount()).toBe(pausedAmount)
  await page.getByRole('button', { name: 'Spustiť rast súm' }).click()
  expect(currentPath()).toBe('/')
})
