import '@herna/kit/base.css'
import type { GameDetailsView } from '@herna/contract/portal'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import game from '../texts/sk-SK/game.json'
import { clear, show } from '../testing/render.fixture.tsx'
import DetailsPanel from './details-panel.tsx'
import type { TileView } from './tile-view.ts'

const slot: TileView = {
  code: 'vlcia-hora',
  name: 'Vlčia hora',
  provider: 'Kriváň Games',
  version: '1',
  minBet: 20,
  maxBet: 5_000,
}
const table: TileView = { ...slot, code: 'zivy-stol', name: 'Živý stôl', live: true, dealer: 'Eva' }
const detailsOf = (tile: TileView, description: string | null = null): GameDetailsView => ({
  tile,
  provider: { id: 'krivan', name: 'Kriváň Games', slug: 'krivan', light: '/l.svg', dark: '/d.svg', games: 2 },
  maxWin: 1_000_000,
  rtp: null,
  volatility: null,
  hitFrequency: null,
  lines: null,
  reels: null,
  description,
  video: null,
  features: [],
  tags: [],
  jackpot: null,
})
const configuration = {
  brand: { name: 'Herňa' },
  contentOrigin: '/content',
  currency: { code: '€', iso: 'EUR' },
  locale: { code: 'sk', language: 'sk', iso: 'sk-SK' },
}
const controls = { open: true, level: 2000, onClose: () => {}, onClosed: () => {} } as const

/** No content service runs here, so pictures do not load; that is tested elsewhere. */
const ignorePictureErrors = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation()
window.addEventListener('error', ignorePictureErrors, true)
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})

function open(details: GameDetailsView) {
  vi.stubGlobal('fetch', async () => Response.json(details))
  // Details are cached per page load and address: each test has its own game or its own kind of content.
  return show(<DetailsPanel tile={details.tile} isPreview={details.description !== null} controls={controls} />, {
    texts: { game },
    root: { configuration },
  })
}
const facts = () => page.getByLabelText('Údaje o hre')
const factNames = () =>
  [...facts().element().querySelectorAll('div')]
    .filter((fact) => fact.checkVisibility())
    .map((fact) => fact.querySelector('dt')?.textContent)

test('the table has provider, bets and highest win of a casino game, the provider not on a phone [2.41]', async () => {
  await page.viewport(1440, 900)
  await open(detailsOf(slot))
  await expect.element(facts()).toBeVisible()
  expect(factNames()).toEqual(['Poskytovateľ', 'Stávka', 'Maximálna výhra'])
  await page.viewport(390, 844)
  expect(factNames()).toEqual(['Stávka', 'Maximálna výhra'])
})

test('the table of a live game has its dealer instead of the highest win, the provider not on a phone; Play is beside the table’s facts [2.41]', async () => {
  await page.viewport(1440, 900)
  await open(detailsOf(table))
  await expect.element(facts()).toBeVisible()
  expect(factNames()).toEqual(['Poskytovateľ', 'Krupiér', 'Limity stola'])
  await page.viewport(390, 844)
  expect(factNames()).toEqual(['Krupiér', 'Limity stola'])
  await expect
    .element(page.getByRole('region', { name: game.table, exact: true }).getByRole('link', { name: 'Hrať' }))
    .toBeVisible()
})

test.each([
  [1_440, 900, 500, 420],
  [390, 844, 390, 240],
])(
  'in a window of %i × %i the drawer is %i px wide and a long description is %i px high [2.41]',
  async (width, height, panel, text) => {
    await page.viewport(width, height)
    await open(detailsOf(slot, 'Opis hry. '.repeat(800)))
    await page.getByRole('button', { name: game['read-more'] }).click()
    expect(page.getByRole('dialog').element()).toHaveProperty('offsetWidth', panel)
    await expect.poll(() => document.querySelector<HTMLElement>('[data-expanded]')?.offsetHeight).toBe(text)
  },
)
