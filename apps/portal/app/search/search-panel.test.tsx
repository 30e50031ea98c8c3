import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogueOf, gameOf, settingsOf } from '../testing/content.fixture.ts'
import { clear, currentPath, show } from '../testing/render.fixture.tsx'
import SearchPanel from './search-panel.tsx'
import { captureTyping } from './typed-ahead.ts'

const gameNamed = (name: string, more = {}) =>
  gameOf(name.toLowerCase().replaceAll(' ', '-'), { name, provider: 'studio', ...more })
const source = catalogueOf(
  [
    gameNamed('Zlatý kohút', { categories: ['automaty'] }),
    gameNamed('Vlčia hora'),
    gameNamed('Kométa studio'),
    ...Array.from({ length: 90 }, (_, index) => gameNamed(`Radlica ${index + 1}`)),
    ...Array.from({ length: 1_028 }, (_, index) => gameNamed(`Pluh ${index + 1}`)),
  ],
  {
    providers: [{ id: 'studio', slug: 'studio', name: 'Studio Tatry', icon: '', light: 'light.svg', dark: 'dark.svg' }],
    categories: [{ id: 'automaty', slug: 'automaty', title: 'Automaty', lobby: 'Live', icon: null, dynamic: false }],
    settings: settingsOf({
      popularProviders: ['studio', 'gone'],
      recommended: ['gone', ...Array.from({ length: 7 }, (_, index) => `radlica-${index + 1}`)],
    }),
  },
)
const controls = { open: true, level: 2000, onClose: () => {}, onClosed: () => {} } as const
const openPanel = () => show(<SearchPanel controls={controls} typed={captureTyping()} />, { texts: {} })
const box = () => page.getByRole('combobox')
const options = () => page.getByRole('option').elements()
const group = (name: string) => page.getByRole('group', { name })
const activeTitle = () => document.querySelector('[role="option"][aria-selected="true"] b')?.textContent

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Must be first: the catalogue is cached for the tab once it is loaded.
test('text typed while the catalogue loads is preserved; a failure is reported, Enter searches on the server, a retry works', async () => {
  const lateResponse = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => lateResponse.promise)
  await openPanel()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('kohut')
  await expect.element(box()).toHaveValue('kohut')
  expect(options()).toHaveLength(0)
  lateResponse.reject(new TypeError('offline'))
  await expect.element(page.getByText('Hľadanie sa nenačítalo')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe('/vsetky-hry?hladat=kohut')
  vi.stubGlobal('fetch', async () => Response.json(writeCatalogue(source)))
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByRole('option', { name: /Zlatý kohút/ })).toBeVisible()
})

test('with an empty term: existing popular providers and five recommended games, expandable to all [2.38] [4.33] [9.9]', async () => {
  await openPanel()
  await expect.element(group('Odporúčame')).toBeVisible()
  expect(options()).toHaveLength(5)
  expect(activeTitle()).toBeUndefined()
  const logos = [...document.querySelectorAll<HTMLImageElement>('a[href="/poskytovatelia/studio"] img')]
  expect(logos.map((logo) => [logo.alt, logo.getAttribute('width'), logo.getAttribute('height')])).toEqual([
    ['Logo poskytovateľa Studio Tatry', '120', '56'],
    ['Logo poskytovateľa Studio Tatry', '120', '56'],
  ])
  await page.getByRole('button', { name: 'Zobraziť viac' }).click()
  await expect.poll(() => options().length).toBe(7)
})

test('on a desktop the panel is 552 px wide, and a card of a provider at least 136 px [2.38]', async () => {
  await page.viewport(1440, 900)
  await openPanel()
  await expect.element(group('Odporúčame')).toBeVisible()
  expect(page.getByRole('dialog').element()).toHaveProperty('offsetWidth', 552)
  expect(document.querySelector<HTMLElement>('a[href="/poskytovatelia/studio"]')?.offsetWidth).toBeGreaterThanOrEqual(136)
})

test('results are grouped, matches are highlighted, and the counts are announced to screen readers [3.35] [5.9]', async () => {
  await openPanel()
  await box().fill('studio')
  await expect.element(group('Poskytovatelia')).toBeVisible()
  expect([...document.querySelectorAll('[role="group"]')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Hry',
    'Poskytovatelia',
  ])
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['studio', 'Studio'])
  await expect.element(page.getByRole('status')).toHaveTextContent('1 hra a 1 ďalší výsledok')
  await expect.element(group('Poskytovatelia').getByRole('option')).toHaveAttribute('href', '/poskytovatelia/studio')
  await box().fill('automaty')
  await expect.element(group('Kategórie').getByRole('option')).toHaveAttribute('href', '/kasino-zive/kategorie/automaty')
})

test('arrow keys wrap around; Home and End move the caret first, then to the first and last result', async () => {
  await openPanel()
  await box().fill('radlica 1')
  await expect.poll(() => options().length).toBe(11)
  const last = () => options().at(-1)?.querySelector('b')?.textContent
  const firstTitle = activeTitle()
  expect(box().element().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(activeTitle).toBe(last())
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(activeTitle).toBe(firstTitle)
  await userEvent.keyboard('{End}')
  await expect.poll(activeTitle).toBe(last())
  await userEvent.keyboard('{Home}')
  expect(activeTitle()).toBe(last())
  await userEvent.keyboard('{Home}')
  await expect.poll(activeTitle).toBe(firstTitle)
  await expect.element(box()).toHaveFocus()
})

test('Enter right after the last letter opens the result of the whole term, not one shown a letter before', async () => {
  await openPanel()
  await box().fill('radlica 1')
  await expect.poll(() => options().length).toBe(11)
  const opened: (string | null)[] = []
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    opened.push((event.target as Element).getAttribute('href'))
  }
  window.addEventListener('click', onClick, { capture: true })
  const input = box().element() as HTMLInputElement
  // Both events in one task, before React can render the results of the new term.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'automaty')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await expect.poll(() => opened).toEqual(['/kasino-zive/kategorie/automaty'])
  window.removeEventListener('click', onClick, { capture: true })
})

test('many results are shown forty at a time [9.9]', async () => {
  await openPanel()
  await box().fill('radlica')
  await expect.poll(() => options().length).toBe(40)
  await page.getByRole('button', { name: 'Zobraziť ďalších 40 hier' }).click()
  await expect.poll(() => options().length).toBe(80)
  await page.getByRole('button', { name: 'Zobraziť ďalších 10 hier' }).click()
  await expect.poll(() => options().length).toBe(90)
})

test('counts over a thousand have a space as separator', async () => {
  await openPanel()
  await box().fill('pluh')
  await expect.element(group('Hry').getByText(/^1\s028$/)).toBeVisible()
})

test('near misses are a separate group below; no results offer a link to all games [2.38]', async () => {
  await openPanel()
  await box().fill('vlcai')
  await expect.element(group('Mysleli ste možno').getByRole('option', { name: /Vlčia hora/ })).toBeVisible()
  await box().fill('qqqq')
  await expect.element(page.getByRole('heading', { name: 'Nič sme nenašli' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Všetky hry' })).toHaveAttribute('href', '/vsetky-hry')
  await page.getByRole('button', { name: 'Vymazať' }).click()
  await expect.element(group('Odporúčame')).toBeVisible()
  await expect.element(box()).toHaveFocus()
})

test('a blocked or malformed storage disables only the recent searches', async () => {
  localStorage.setItem('searches', '{"not": "ours"}')
  await openPanel()
  await expect.element(group('Odporúčame')).toBeVisible()
  clear()
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  await openPanel()
  await box().fill('zlaty')
  await expect.element(page.getByRole('option', { name: /Zlatý kohút/ })).toBeVisible()
  expect(page.getByText('Naposledy ste hľadali').elements()).toHaveLength(0)
})
