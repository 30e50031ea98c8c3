import '@herna/kit/base.css'
import { type FilterPage, NO_FILTERS, toggleChoice, writeCatalogue } from '@herna/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import filters from '../texts/sk-SK/filters.json'
import { catalogueOf, gameOf, settingsOf } from '../testing/content.fixture.ts'
import { clear, currentPath, show } from '../testing/render.fixture.tsx'
import { recordTracking } from '../testing/tracking.fixture.ts'
import { ChoiceCount } from './choice-count.tsx'
import FilterPanel from './filter-panel.tsx'
import type { ListQuery } from './list-query.ts'

const studios = Array.from({ length: 9 }, (_, number) => `s${number}`)
const games = studios.flatMap((provider, number) =>
  Array.from({ length: 9 - number }, (_, index) =>
    gameOf(`${provider}-${index}`, {
      provider,
      numberOfReels: index % 2 ? 3 : 5,
      minBet: 20,
      maxBet: 1_000,
      jackpot: provider === 's8',
    }),
  ),
)
const source = catalogueOf(games, {
  providers: studios.map((id) => ({ id, slug: id, name: `Štúdio ${id}`, icon: '', light: '', dark: '' })),
  settings: settingsOf({}, ['provider', 'reel', 'jackpot', 'betAmount', 'openTable']),
})
const file = writeCatalogue(source)
const allGamesPage: FilterPage = { kind: 'all-games', lobby: 'Casino' }
const unfilteredQuery: ListQuery = { filters: NO_FILTERS, order: 'default' }
const controls = { open: true, level: 2000, onClose: () => {}, onClosed: () => {} }
const openPanel = (on: FilterPage = allGamesPage, query = unfilteredQuery, path = '/vsetky-hry') =>
  show(<FilterPanel page={on} query={query} controls={controls} />, { texts: { filters }, path: path })

afterEach(() => {
  clear()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
const checkbox = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const apply = () => page.getByRole('button', { name: /^(Zobraziť (\d+ )?(hru|hry|hier)|Žiadna hra)$/ })
const noteOf = (name: string) => checkbox(name).element().closest('label')?.querySelector('small > span')?.textContent

// Must be first: the catalogue is cached for the tab once it is loaded.
test('the panel opens at once with skeleton groups, reports a failure and can retry [2.39]', async () => {
  const lateResponse = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => lateResponse.promise)
  await openPanel()
  await expect.element(page.getByText('Filtre sa načítavajú')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Zobraziť hry' })).toBeDisabled()
  lateResponse.reject(new TypeError('offline'))
  await expect.element(page.getByText('Filtre sa nepodarilo načítať')).toBeVisible()
  vi.stubGlobal('fetch', async () => Response.json(file))
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(checkbox('Štúdio s0')).toBeVisible()
})

test('only groups the editor enabled are shown, and none that needs the live feed [3.45]', async () => {
  await openPanel()
  await expect.element(checkbox('Štúdio s0')).toBeVisible()
  const groups = [...document.querySelectorAll('summary')].map((summary) => summary.textContent)
  expect(groups).toEqual(['Výška stávky', 'Poskytovateľ', 'Počet valcov', 'Vlastnosti hry'])
  expect(page.getByRole('switch').elements()).toHaveLength(1)
})

test('a long group shows its largest choices, and when expanded all of them by name [2.39]', async () => {
  await openPanel()
  await expect.element(checkbox('Štúdio s4')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(5)
  await page.getByRole('button', { name: 'Zobraziť všetkých (9)' }).click()
  await expect.element(checkbox('Štúdio s8')).toBeVisible()
  await page.getByRole('button', { name: 'Zobraziť menej' }).click()
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(5)
})

test('counts: plain for what is left, plus for what would be added; a choice with zero games is disabled [2.39] [3.48]', async () => {
  await openPanel()
  await expect.element(checkbox('Štúdio s0')).toBeVisible()
  expect(noteOf('Štúdio s0')).toBe('9')
  await checkbox('Štúdio s0').click()
  await expect.poll(() => noteOf('Štúdio s1')).toBe('+8')
  expect(noteOf('Štúdio s0')).toBe('9')
  await expect.element(page.getByRole('switch', { name: /^Jackpot/ })).toBeDisabled()
  await expect.element(apply()).toHaveTextContent('Zobraziť 9 hier')
})

test('counts over a thousand have a space as separator', async () => {
  await show(<ChoiceCount count={1_495} adds label="" />, { texts: {} })
  await expect.element(page.getByText(/^\+1\s495$/)).toBeVisible()
})

test('Apply is enabled only when the draft differs; it updates the URL, the tab’s storage and the data layer [4.28] [7.49]', async () => {
  await openPanel()
  await expect.element(apply()).toBeDisabled()
  await checkbox('Štúdio s1').click()
  await expect.element(apply()).toBeEnabled()
  await checkbox('Štúdio s1').click()
  await expect.element(apply()).toBeDisabled()
  await checkbox('Štúdio s1').click()
  await page.getByRole('button', { name: /^3 / }).click()
  const events = recordTracking()
  await expect.element(apply()).toHaveTextContent('Zobraziť 4 hry')
  await apply().click()
  await expect.poll(currentPath).toBe('/vsetky-hry?poskytovatel=s1&valce=3')
  expect(sessionStorage.getItem('appliedFilters')).toBe('/vsetky-hry?poskytovatel=s1&valce=3')
  expect(events).toEqual([
    {
      event: 'casino_filters_click',
      categories: [],
      collections: [],
      providers: ['s1'],
      number_of_reels: ['3'],
      bet_amount: '',
      maximum_win: '',
      jackpots: false,
      gamble: false,
    },
  ])
})

test('Clear empties the draft and the applied filters and removes the stored copy [4.28]', async () => {
  const path = '/vsetky-hry?poskytovatel=s1'
  sessionStorage.setItem('appliedFilters', path)
  await openPanel(allGamesPage, { ...unfilteredQuery, filters: toggleChoice(NO_FILTERS, 'provider', 's1', true) }, path)
  await expect.element(checkbox('Štúdio s1')).toBeChecked()
  await page.getByRole('button', { name: 'Zrušiť filtre' }).click()
  await expect.element(checkbox('Štúdio s1')).not.toBeChecked()
  await expect.poll(currentPath).toBe('/vsetky-hry')
  expect(sessionStorage.getItem('appliedFilters')).toBeNull()
})

test('a page’s own filter is selected and disabled; any other filter leads to all games [2.44] [4.28]', async () => {
  await openPanel({ kind: 'provider', lobby: 'Casino', id: 's7' }, unfilteredQuery, '/poskytovatelia/s7')
  await expect.element(checkbox('Štúdio s7')).toBeChecked()
  await expect.element(checkbox('Štúdio s7')).toBeDisabled()
  await expect.element(checkbox('Štúdio s0')).toBeDisabled()
  await expect.element(apply()).toBeDisabled()
  await page.getByRole('button', { name: /^3 / }).click()
  await apply().click()
  await expect.poll(currentPath).toBe('/vsetky-hry?poskytovatel=s7&valce=3')
})

test('amounts can be set by keyboard and are announced in Slovak format [2.39] [3.24]', async () => {
  await openPanel()
  const from = page.getByRole('slider', { name: 'Od' })
  await expect.element(from).toBeInTheDocument()
  ;(from.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(from.element().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe('0,20 €')
  await expect.element(page.getByText('1').first()).toBeVisible()
})

test('filters apply even when the storage is full or blocked [4.28]', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openPanel()
  await checkbox('Štúdio s2').click()
  await apply().click()
  await expect.poll(currentPath).toBe('/vsetky-hry?poskytovatel=s2')
  setItem.mockRestore()
})

test('a bet range that excludes no game is not an active filter, so there is nothing to apply [5.7] [2.44]', async () => {
  await openPanel({ kind: 'provider', lobby: 'Casino', id: 's7' }, unfilteredQuery, '/poskytovatelia/s7')
  const from = page.getByRole('slider', { name: 'Od' })
  await expect.element(from).toBeInTheDocument()
  ;(from.element() as HTMLElement).focus()
  // 0.10 and 0.20: no game can be played for less than 0.20.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(from.element().getAttribute('aria-valuetext')).toMatch(/^0,20/)
  await expect.element(apply()).toBeDisabled()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(apply()).toBeEnabled()
})
