import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-router'
import { closeAllModals } from '../../dialogs/index.ts'
import { setPlayerEngine } from '../../session/index.ts'
import { engineWith } from '../../testing/engine.fixture.ts'
import { clear, configuration, shellView, show } from '../shell.fixture.tsx'
import { Shell } from '../shell.tsx'
import { type LayoutName, Page } from './page.tsx'

afterEach(() => {
  clear()
  setPlayerEngine(null)
})
const showLayout = (layout: LayoutName, path = '/', view = shellView) =>
  show(
    <Shell>
      <Page layout={layout}>
        <h1>Stránka</h1>
      </Page>
    </Shell>,
    { path, data: { configuration, shell: view } },
  )
const links = (name: string) =>
  [...page.getByRole('navigation', { name, exact: true }).element().querySelectorAll('a, button')].map((link) => link.textContent)

test('the casino layouts have the casino menu and the live layout the live one [2.1] [2.27] [2.28]', async () => {
  await page.viewport(1440, 900)
  await showLayout('default')
  await expect.poll(() => links('Kasíno')).toEqual(['Lobby', 'Poskytovatelia', 'Automaty'])
  clear()
  await showLayout('live-casino', '/kasino-zive')
  await expect.poll(() => links('Kasíno naživo')).toEqual(['Živé lobby', 'Ruleta'])
})

test('the sub-menu has winners, promotions (no badge for guests), tournaments, the editors’ links and the theme button [2.30] [2.34] [2.35]', async () => {
  await page.viewport(1440, 900)
  await showLayout('default')
  await expect.poll(() => links('Ďalšie stránky').slice(0, 3)).toEqual(['Víťazi', 'Bonusy', 'Turnaje'])
  await expect.element(page.getByRole('button', { name: /Režim zobrazenia/ })).toBeVisible()
})

test('the editors’ links of the sub-menu are shown in line if they fit, otherwise in an overflow menu [2.34]', async () => {
  const linksInLine = () =>
    [...document.querySelectorAll('nav[aria-label="Ďalšie stránky"] ul a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.textContent)
  const moreButton = page.getByRole('button', { name: 'Ďalšie stránky' })
  await page.viewport(1440, 900)
  await showLayout('default')
  await expect.poll(linksInLine).toEqual(['Pravidlá'])
  await expect.element(moreButton).not.toBeInTheDocument()
  clear()
  const manyLinks = shellView.casinoMenu.flatMap((link) => [1, 2, 3, 4, 5].map((turn) => ({ ...link, id: `${link.id}-${turn}` })))
  await showLayout('default', '/', { ...shellView, casinoMenu: manyLinks })
  await expect.element(moreButton).toBeVisible()
  await expect.poll(linksInLine).toEqual([])
  await moreButton.click()
  await expect.poll(linksInLine).toEqual(['Pravidlá'])
  await expect.element(page.getByRole('link', { name: 'Pravidlá', exact: true })).toHaveAttribute('href', '/pravidla-hry')
})

test('on a phone the bottom bar has home, winners, promotions, the operator’s sport and scratch cards, and the menu [2.34] [1.1]', async () => {
  await page.viewport(360, 800)
  await showLayout('default')
  await expect.poll(() => links('Hlavná navigácia')).toEqual(['Domov', 'Víťazi', 'Bonusy', 'Šport', 'Žreby', 'Menu'])
  await expect.element(page.getByRole('navigation', { name: 'Hlavná navigácia' })).toBeVisible()
})

test('the live layout hides winners on a phone [2.34]', async () => {
  await page.viewport(360, 800)
  await showLayout('live-casino', '/kasino-zive')
  await expect.poll(() => links('Hlavná navigácia')).toEqual(['Domov', 'Bonusy', 'Šport', 'Žreby', 'Menu'])
})

test('on a wide screen there is no bottom bar, on a phone no sub-menu with tournaments [2.34]', async () => {
  await page.viewport(1440, 900)
  await showLayout('default')
  await expect.element(page.getByText('Stránka', { exact: true })).toBeVisible()
  const isShown = (name: string) => document.querySelector(`nav[aria-label="${name}"]`)?.checkVisibility()
  expect([isShown('Hlavná navigácia'), isShown('Ďalšie stránky')]).toEqual([false, true])
  await page.viewport(360, 800)
  await expect.poll(() => [isShown('Hlavná navigácia'), isShown('Ďalšie stránky')]).toEqual([true, false])
})

test('the menu button opens the drawer with all links of the bars, and Escape closes it [2.34]', async () => {
  await page.viewport(360, 800)
  await showLayout('default')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Poskytovatelia', 'Ruleta', 'Turnaje', 'Pravidlá', 'Šport', 'Registrácia'])
    await expect.element(drawer.getByRole('link', { name, exact: true })).toBeInTheDocument()
  await expect.element(drawer.getByRole('radio', { name: 'Tmavý' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('registration and login of the menu open their dialog in place of the menu, and the page stays [2.33] [2.34]', async () => {
  const requestLogin = vi.fn(async () => false)
  setPlayerEngine(engineWith({ requestLogin }))
  await page.viewport(360, 800)
  const Path = () => <span data-path={useLocation().pathname} />
  const content = (
    <Shell>
      <Page layout="default">
        <Path />
      </Page>
    </Shell>
  )
  await show(content, { path: '/temy', data: { configuration, shell: shellView } })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Registrácia', 'Prihlásiť sa']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.getByRole('link', { name, exact: true }).click()
    await expect.element(drawer).not.toBeInTheDocument()
  }
  await closeAllModals()
  expect(document.querySelector<HTMLElement>('[data-path]')?.dataset.path).toBe('/temy')
  expect(requestLogin.mock.calls).toEqual([['registration'], ['login']])
})

test('the game layout has no header and no menus [2.1]', async () => {
  await page.viewport(1440, 900)
  await showLayout('game-play', '/play/vlcia-hora/demo')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('header, nav[aria-label="Kasíno"]')).toBeNull()
})

test('the first Tab focuses the skip link', async () => {
  await page.viewport(1440, 900)
  await showLayout('default')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Preskočiť na obsah' })).toHaveFocus()
})

test('the footer shows the operator, the licence, the regulator and the statutory warning, and has no dead link', async () => {
  await page.viewport(1440, 900)
  await showLayout('clean', '/pravidla-hry')
  const footer = page.getByRole('contentinfo')
  for (const text of [configuration.brand.operator, configuration.brand.licence, 'ÚRHH', 'Register vylúčených osôb', '18+'])
    await expect.poll(() => footer.element().textContent).toContain(text)
  expect(footer.element().textContent).toContain(
    'Hazardné hry predstavujú riziko vysokých finančných strát a vzniku závislosti. Zákaz hrania hazardných hier osobám mladším ako 18 rokov.',
  )
  const pages = [...footer.element().querySelectorAll('a[href^="/novinky/"]')].map((link) => link.getAttribute('href')?.slice(9))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((slug) => !shellView.pages.includes(slug ?? ''))).toEqual([])
})

test('an editor sees that the page is a draft and a link to leave the preview', async () => {
  await page.viewport(1440, 900)
  await showLayout('default', '/preview/temy')
  await expect.element(page.getByRole('link', { name: 'Ukončiť náhľad' })).toHaveAttribute('href', '/temy')
  await expect.element(page.getByRole('link', { name: 'Lobby', exact: true }).first()).toHaveAttribute('href', '/preview')
})
