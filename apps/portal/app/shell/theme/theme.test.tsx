import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clear, show } from '../shell.fixture.tsx'
import { recordTracking } from '../../testing/tracking.fixture.ts'
import { THEME_KEY, THEME_SCRIPT } from './theme.ts'
import { ThemeButton } from './theme-button.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const root = document.documentElement
const browserColours = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content, media }) => [content, media])
// oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
const runHeadScript = () => new Function(THEME_SCRIPT)()

beforeEach(reset)
afterEach(() => {
  clear()
  reset()
})
function reset() {
  localStorage.removeItem(THEME_KEY)
  delete root.dataset.theme
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) meta.remove()
}

test('the head script applies the stored theme before the first paint [3.18] [1.9]', () => {
  localStorage.setItem(THEME_KEY, 'light')
  runHeadScript()
  expect(root.dataset.theme).toBe('light')
  expect(browserColours()).toEqual([['#faf8f5', '']])
})

test('without a stored theme, or with an invalid one, the system decides [3.18] [9.16]', () => {
  for (const stored of [null, 'auto', 'modrá']) {
    reset()
    if (stored) localStorage.setItem(THEME_KEY, stored)
    runHeadScript()
    expect(root.dataset.theme).toBeUndefined()
    expect(browserColours()).toHaveLength(2)
  }
})

test('the page colours follow the active theme [3.18]', async () => {
  await show(<p>Text</p>)
  const background = () => getComputedStyle(document.body).backgroundColor
  root.dataset.theme = 'light'
  expect(background()).toBe('rgb(250, 248, 245)')
  root.dataset.theme = 'dark'
  expect(background()).toBe('rgb(15, 12, 23)')
})

test('the button cycles through light, dark and automatic, stores the choice and tracks it [2.35] [3.18] [7.49] [9.16]', async () => {
  const events = recordTracking()
  await show(<ThemeButton />)
  await page.getByRole('button', { name: 'Režim zobrazenia: automatický' }).click()
  await page.getByRole('button', { name: 'Režim zobrazenia: svetlý' }).click()
  expect([root.dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark'])
  await page.getByRole('button', { name: 'Režim zobrazenia: tmavý' }).click()
  expect([root.dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual([undefined, null])
  expect(events).toEqual(['light', 'dark', 'auto'].map((theme) => ({ event: 'casino_theme_toggle', theme })))
})

test('all three themes are shown side by side, and a choice in another tab is applied here [3.18]', async () => {
  await show(<ThemeChoice name="test" />)
  await page.getByRole('radio', { name: 'Tmavý' }).click({ force: true })
  expect(root.dataset.theme).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' }))
  await expect.element(page.getByRole('radio', { name: 'Svetlý' })).toBeChecked()
  expect(root.dataset.theme).toBe('light')
})
