import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clear, configuration, show } from '../shell.fixture.tsx'
import { Header } from './header.tsx'
import { currentProduct, productLinks } from './header-links.ts'

afterEach(clear)
const LOCATION = { origin: 'http://localhost', pathname: '/temy' }
const sportFrom = (path: string) =>
  `https://sport.example/?close_url=${encodeURIComponent('http://localhost/')}&back_url=${encodeURIComponent(`http://localhost${path}`)}`
const products = page.getByRole('navigation', { name: 'Produkty' })
const visibleLinks = () =>
  [...document.querySelectorAll<HTMLElement>('nav[aria-label="Produkty"] > ul a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.textContent)

test('the logo is 124 by 28 and leads to the lobby [2.32]', async () => {
  await page.viewport(1440, 900)
  await show(<Header configuration={configuration} />)
  const logo = page.getByRole('link', { name: 'Herňa – úvodná stránka' })
  await expect.element(logo).toHaveAttribute('href', '/')
  const { width, height } = (logo.element().querySelector('svg') as SVGElement).getBoundingClientRect()
  expect([width, height]).toEqual([124, 28])
})

test('header links are in order, new ones are marked, internal ones stay in the portal, and sport gets return links [2.32] [2.36] [3.36]', async () => {
  await page.viewport(1440, 900)
  await show(<Header configuration={configuration} />)
  await expect.poll(visibleLinks).toEqual(['Kasíno', 'Kasíno naživo', 'Šport', 'Virtuálne športyNové', 'Stieracie žreby'])
  await expect.element(page.getByRole('link', { name: 'Šport', exact: true })).toHaveAttribute('href', sportFrom('/'))
})

test('in preview, internal header links keep the prefix and those to other sites do not [2.32] [2.1]', async () => {
  await page.viewport(1440, 900)
  await show(<Header configuration={configuration} />, { path: '/preview/temy' })
  await expect.element(page.getByRole('link', { name: 'Kasíno naživo' })).toHaveAttribute('href', '/preview/kasino-zive')
  await expect.element(page.getByRole('link', { name: 'Šport', exact: true })).toHaveAttribute('href', sportFrom('/preview/temy'))
})

test('links that do not fit collapse into an overflow menu with exactly those links [2.32]', async () => {
  await page.viewport(900, 900)
  await show(<Header configuration={configuration} />)
  const moreButton = page.getByRole('button', { name: 'Viac' })
  await moreButton.click()
  const inMenu = [...products.element().querySelectorAll(':scope > div a')].map((link) => link.textContent)
  expect(inMenu.length).toBeGreaterThan(0)
  expect([...visibleLinks(), ...inMenu]).toEqual(['Kasíno', 'Kasíno naživo', 'Šport', 'Virtuálne športyNové', 'Stieracie žreby'])
  await userEvent.keyboard('{Escape}')
  await expect.element(moreButton).toHaveAttribute('aria-expanded', 'false')
  expect(document.activeElement).toBe(moreButton.element())
})

test('guests see links for registration and login [2.33]', async () => {
  await page.viewport(1440, 900)
  await show(<Header configuration={configuration} />)
  for (const name of ['Registrácia', 'Prihlásiť sa'])
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/novinky/ucet')
})

test('a header link without a label in the language shown is left out [3.36]', () => {
  const english = { label: { 'en-GB': 'Poker' }, href: '/poker', isInternal: true, isNew: false, product: 'poker' }
  expect(productLinks([english, ...configuration.headerLinks], 'sk-SK', LOCATION)).toHaveLength(5)
  expect(productLinks([english], 'en-GB', LOCATION)[0]?.label).toBe('Poker')
})

test('the current product is the one with the longest matching href', () => {
  const links = productLinks(configuration.headerLinks, 'sk-SK', LOCATION)
  expect(currentProduct(links, '/kasino-zive/kategorie/ruleta')?.label).toBe('Kasíno naživo')
  expect(currentProduct(links, '/temy')?.label).toBe('Kasíno')
})
