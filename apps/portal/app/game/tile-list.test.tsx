import { maintenanceOf } from './maintenance-view.ts'
import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { clear, currentPath, show } from '../testing/render.fixture.tsx'
import { TileList } from './tile-list.tsx'
import type { TileView } from './tile-view.ts'

beforeEach(() => commands.takePointerAway())
afterEach(clear)
const texts = { game, jackpots }
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const wolf: TileView = {
  code: 'vlcia-hora',
  name: 'Vlčia hora',
  provider: 'Kriváň Games',
  version: '1',
  minBet: 20,
  maxBet: 10_000,
  rtp: 96.28,
  demo: true,
}
const list = (tiles: TileView[], place: 'Default' | 'Portrait' | 'Landscape' | 'Grid' = 'Default') => (
  <div style={{ width: 220 }}>
    <TileList tiles={tiles} place={place} />
  </div>
)
const art = () => document.querySelector('[data-game] > span') as HTMLElement
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('in preview the links of tiles keep the prefix [2.1]', async () => {
  await show(list([wolf]), { texts, path: '/preview/temy' })
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/preview/hra/vlcia-hora')
})

test('a click with a modifier key is left to the browser', async () => {
  await show(list([wolf]), { texts })
  const link = document.querySelector('a') as HTMLAnchorElement
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()))
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(click)
  expect(currentPath()).toBe('/')
})

test('the picture area has its aspect ratio before the picture loads: 220 by 144, live 220 by 154, portrait and landscape [9.14] [3.7]', async () => {
  const ratioOf = async (tile: TileView, place: 'Default' | 'Portrait' | 'Landscape') => {
    await show(list([tile], place), { texts })
    const { width, height } = art().getBoundingClientRect()
    return Math.round((width / height) * 100) / 100
  }
  expect(await ratioOf(wolf, 'Default')).toBe(1.53)
  expect(await ratioOf({ ...wolf, live: true }, 'Default')).toBe(1.43)
  expect(await ratioOf(wolf, 'Portrait')).toBe(0.75)
  expect(await ratioOf(wolf, 'Landscape')).toBe(1.78)
})

test('a tile shows that its game cannot be played yet; one with a demo does not', async () => {
  const soon = { ...wolf, code: 'stol', name: 'Stôl', demo: undefined, noReal: true, live: true } as const
  await show(list([soon, { ...wolf, noReal: true }, { ...wolf, code: 'udrzba', noReal: true, maintenance: {} }]), { texts })
  const mentionsSoon = [...document.querySelectorAll('[data-game]')].map((each) => each.textContent?.includes('Pripravujeme'))
  expect(mentionsSoon).toEqual([true, false, false])
})

test('hover and focus show bets, RTP and the demo link; unknown facts are left out [3.21] [9.11]', async () => {
  await show(list([wolf, { code: 'nic', name: 'Nič', provider: 'X', version: '1' }]), { texts })
  expect(document.querySelector('[aria-label="Demo: Vlčia hora"]')).toBeNull()
  await userEvent.keyboard('{Tab}')
  const demo = page.getByRole('link', { name: 'Demo: Vlčia hora' })
  await expect.element(demo).toHaveAttribute('href', '/play/vlcia-hora/demo')
  expect(plain(demo.element().parentElement?.textContent)).toBe('0,20 – 100,00 €RTP 96,28 %Demo')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(demo.element())
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.querySelector('[aria-label^="Demo"]')).toBeNull()
  expect(document.querySelectorAll('li')[1]?.textContent).not.toMatch(/€|RTP|%|undefined|null/)
})

test('a picture that fails to load is replaced by the name on a plain background [4.35]', async () => {
  await show(list([wolf]), { texts })
  await expect.poll(() => document.querySelector('img')).toBeNull()
  expect(art().textContent).toBe('Vlčia hora')
  expect(art().getBoundingClientRect().height).toBeGreaterThan(100)
})

test('pictures load lazily, have width and height and offer two widths [4.35] [7.37]', async () => {
  const box = await show(list([{ ...wolf, code: 'x' }]), { texts })
  const image = box.querySelector('img') as HTMLImageElement
  expect([image.loading, image.width, image.getAttribute('height'), image.alt]).toEqual(['lazy', 220, '144', ''])
  expect(image.srcset.split(',')).toHaveLength(2)
  image.src = PIXEL
})

test('the first label is shown in its own colours [3.23]', async () => {
  await show(list([{ ...wolf, label: { title: 'Nové', color: '#ffb224', textColor: '#1d1203' } }]), { texts })
  const label = page.getByText('Nové').element() as HTMLElement
  expect(getComputedStyle(label).backgroundColor).toBe('rgb(255, 178, 36)')
  expect(getComputedStyle(label).color).toBe('rgb(29, 18, 3)')
})

test('a game in maintenance is dimmed, labelled, and stays a link', async () => {
  const far = '2099-11-21T20:30:00.000Z'
  await show(
    list([
      { ...wolf, maintenance: maintenanceOf(far) },
      { ...wolf, code: 'b', maintenance: {} },
    ]),
    { texts },
  )
  expect(plain(document.querySelectorAll('li')[0]?.textContent)).toContain('Údržba do 21. 11. 21:30')
  expect(document.querySelectorAll('li')[1]?.textContent).toMatch(/^(Vlčia hora)?Údržba(Vlčia hora)/)
  expect(page.getByRole('link').elements()).toHaveLength(2)
})

test('a maintenance whose end has passed shows no end time', async () => {
  await show(list([{ ...wolf, maintenance: maintenanceOf('2020-01-01T10:00:00.000Z') }]), { texts })
  await expect.poll(() => document.querySelector('li')?.textContent).not.toContain('do 1. 1.')
})

test('a live tile names its dealer, the language by a flag, and the limits of the table [3.37]', async () => {
  const live: TileView = {
    ...wolf,
    live: true,
    dealer: 'Lucia',
    language: { code: 'tr', name: 'turečtina', flag: '/assets/flags/tr' },
  }
  await show(list([live]), { texts })
  await expect.element(page.getByAltText('turečtina')).toHaveAttribute('src', '/content/assets/flags/tr')
  expect(plain(document.querySelector('li')?.textContent)).toContain('LuciaVlčia hora0,20 – 100 €')
})

test('the ribbon shows the amount of the game’s jackpot with the currency [3.28] [4.26]', async () => {
  const withJackpot = { ...wolf, jackpot: 'fond' }
  vi.stubGlobal('fetch', async () => Response.json(amountsReply({ fond: [1_000_000] })))
  await show(<JackpotTicker>{list([withJackpot])}</JackpotTicker>, { texts })
  await expect.poll(() => plain(document.querySelector('[data-ribbon]')?.textContent)).toMatch(/^Jackpot9 9\d\d,\d\d €$/)
})

test('without an amount there is no ribbon', async () => {
  vi.stubGlobal('fetch', async () => Response.json(amountsReply({ fond: [1_000_000] })))
  await show(<JackpotTicker>{list([{ ...wolf, jackpot: 'neznamy' }])}</JackpotTicker>, { texts })
  expect(document.querySelector('[data-ribbon]')).toBeNull()
})

test('a tile is a plain link to the page of its game; a plain click opens the details over the page instead [2.15] [2.41]', async () => {
  await show(list([wolf]), { texts })
  const link = page.getByRole('link', { name: 'Vlčia hora Kriváň Games' })
  await expect.element(link).toHaveAttribute('href', '/hra/vlcia-hora')
  await link.click({ position: { x: 20, y: 150 } })
  await expect.poll(() => window.location.pathname).toBe('/hra/vlcia-hora')
  expect(currentPath()).toBe('/')
  window.history.back()
  await expect.poll(() => window.location.pathname).not.toBe('/hra/vlcia-hora')
})

test('a click opens the details even when the demo link appeared while the pointer was pressed [2.41]', async () => {
  const box = await show(list([wolf]), { texts })
  // Pressed on the picture and released on the demo link: the browser reports the click on their common ancestor, the tile.
  box.querySelector('li')?.click()
  await expect.poll(() => window.location.pathname).toBe('/hra/vlcia-hora')
  window.history.back()
  await expect.poll(() => window.location.pathname).not.toBe('/hra/vlcia-hora')
})

test('a live picture of an open table that fails is replaced by the game’s own [3.21] [4.35]', async () => {
  await show(list([{ ...wolf, live: true, tableImage: '/nic.jpg' }]), { texts })
  const image = () => art().querySelector('img') as HTMLImageElement
  await expect.poll(() => image().getAttribute('srcset')).toContain('/assets/vlcia-hora/thumbnail')
})
