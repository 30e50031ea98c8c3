import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { accessibilityViolations, contrastViolationsIn, expect, test } from './guest.ts'
import {
  appCode,
  accountButton,
  logInAs,
  submitCredentials,
  logInLink,
  newPerson,
  openAccount,
  platformUrl,
  playInfo,
  refuseCookies,
  registerPlayer,
  overflowingElements,
} from './player.ts'
import { ageSessions, outdateTerms } from './advance-time.ts'

const PAGE = '/pravidla-hry'
test.describe.configure({ timeout: 240_000 })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** Themes differ only in colours: all rules are checked in the first, contrast in the other. */
const NARROW = [320, 'light', 'dark'] as const
const WIDE = [1440, 'dark', 'light'] as const

/** axe-core's violations in both themes and elements that overflow a narrow or a wide screen. */
async function violationsOf(page: Page, screen: string, part = '[role="dialog"]'): Promise<string[]> {
  const allViolations: string[] = []
  for (const [width, theme, otherTheme] of [NARROW, WIDE]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const violations = await overflowingElements(page)
    if (width === 320 || breadth === 'full') {
      violations.push(...(await accessibilityViolations(page, part)), ...(await contrastViolationsIn(page, otherTheme, part)))
    }
    allViolations.push(...violations.map((violation) => `${screen}, ${width} px, ${theme} theme first: ${violation}`))
  }
  return allViolations
}

test('every screen of the login dialog, the consent and the § 32 information is accessible and fits in both themes at 320 and 1440 px', async ({
  guest,
}) => {
  const allViolations: string[] = []
  const check = async (screen: string, part?: string) => allViolations.push(...(await violationsOf(guest, screen, part)))
  await guest.goto(PAGE)
  const question = guest.getByRole('region', { name: 'Vaše súkromie' })
  await check('cookie question', 'section[aria-label="Vaše súkromie"]')
  await question.getByRole('button', { name: 'Nastaviť' }).click()
  await expect(question.getByRole('group')).toBeVisible()
  await check('cookie settings', 'section[aria-labelledby="cookie-consent"]')
  await refuseCookies(guest)

  await logInLink(guest).click()
  const login = dialog(guest, 'Prihlásenie')
  await login.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
  await expect(login.getByText('Zadajte heslo.')).toBeVisible()
  await check('login with errors')
  await login.getByRole('button', { name: 'Zabudli ste heslo?' }).click()
  await dialog(guest, 'Zabudnuté heslo').getByLabel('Používateľské meno alebo e-mail').fill('nikto@posta.test')
  await check('forgotten password')
  await dialog(guest, 'Zabudnuté heslo').getByRole('button', { name: 'Poslať kód' }).click()
  await expect(dialog(guest, 'Nové heslo')).toBeVisible()
  await check('new password')
  await guest.keyboard.press('Escape')

  await guest.getByRole('banner').getByRole('link', { name: 'Registrácia' }).click()
  const form = dialog(guest, 'Registrácia')
  const person = newPerson()
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await check('registration, credentials')
  await form.getByLabel('Používateľské meno').fill(person.username)
  await form.getByLabel('E-mail').fill(person.email)
  await form.getByLabel('Heslo', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await expect(form.getByText('Zadajte svoje meno.')).toBeVisible()
  await check('registration, person')
  await form.getByLabel('Meno', { exact: true }).fill('Jana')
  await form.getByLabel('Priezvisko').fill('Skúšobná')
  await form.getByLabel('Dátum narodenia').fill(person.birthDate.split('-').reverse().join('. '))
  await form.getByLabel('Rodné číslo').fill(person.birthNumber)
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await form.getByRole('button', { name: 'Založiť účet' }).click()
  await expect(form.getByText('Zadajte ulicu a číslo.')).toBeVisible()
  await check('registration, address')
  await guest.keyboard.press('Escape')
  expect(allViolations).toEqual([])
})

test('every step after the password, and the login after half an hour idle, is accessible and fits', async ({ guest }) => {
  const allViolations: string[] = []
  const check = async (screen: string) => allViolations.push(...(await violationsOf(guest, screen)))
  await guest.clock.install()
  await guest.goto(PAGE)
  await refuseCookies(guest)
  await submitCredentials(guest, 'hracka-dvojita', 'Skusobna-Jazda-7')
  await expect(dialog(guest, 'Dvojstupňové overenie')).toBeVisible()
  await check('second factor')
  await guest.keyboard.press('Escape')

  const { username, email, password } = await registerPlayer(guest)
  for (let guess = 0; guess < 3; guess += 1)
    await guest.request.post(platformUrl('/login'), { data: { username, password: `zle-heslo-${guess}`, rememberMe: 0 } })
  await submitCredentials(guest, email, password)
  const unlock = dialog(guest, 'Odomknutie účtu')
  await unlock.getByRole('button', { name: 'Poslať kód e-mailom' }).click()
  await expect(unlock.getByLabel('Kód z e-mailu')).toBeVisible()
  await check('unlock')
  await guest.keyboard.press('Escape')

  const other = await registerPlayer(guest)
  await outdateTerms(other.username)
  await submitCredentials(guest, other.username, other.password)
  const terms = dialog(guest, 'Nové znenie podmienok')
  await terms.getByLabel('S novým znením podmienok súhlasím').check()
  await check('new terms')
  await terms.getByRole('button', { name: 'Potvrdiť a pokračovať' }).click()
  await expect(playInfo(guest).getByText('Vaše limity')).toBeVisible()
  await check('play info')
  await guest.keyboard.press('Escape')
  await ageSessions(other.username, 31)
  await guest.clock.fastForward(31 * 60_000)
  await expect(dialog(guest, 'Prihlásenie')).toBeVisible()
  await check('login after half an hour idle')
  expect(allViolations).toEqual([])
})

const SCREENS = [
  'Prehľad',
  'Vklad',
  'Výber',
  'Osobné údaje',
  'Zabezpečenie',
  'Limity',
  'Prestávka a vylúčenie',
  'Výpis a história',
]

test('every screen of the account is accessible and fits in both themes at 320 and 1440 px', async ({ guest }) => {
  const allViolations: string[] = []
  const check = async (screen: string) => allViolations.push(...(await violationsOf(guest, screen)))
  await guest.goto(PAGE)
  const { username, password } = await registerPlayer(guest)
  await logInAs(guest, username, password)
  for (const screen of SCREENS) {
    const account = await openAccount(guest, screen)
    await expect(account.locator('[aria-busy="true"]')).toHaveCount(0)
    await check(screen)
    if (screen === 'Zabezpečenie') {
      await account.getByRole('button', { name: 'Zapnúť' }).click()
      await account.getByLabel('Heslo', { exact: true }).fill(password)
      await account.getByRole('button', { name: 'Pokračovať' }).click()
      const secret = await account.locator('code').innerText()
      await check('second factor, app')
      await account.getByLabel('Kód z aplikácie').fill(appCode(secret))
      await account.getByRole('button', { name: 'Overiť a zapnúť' }).click()
      await expect(account.getByRole('list', { name: 'Záložné kódy' })).toBeVisible()
      await check('second factor, recovery codes')
    }
    if (screen === 'Limity') {
      await account.getByRole('button', { name: 'Nastaviť: Prehra za mesiac' }).click()
      await check('limit form')
    }
    if (screen === 'Prestávka a vylúčenie') {
      await account.getByRole('button', { name: 'Zastaviť hru na 24 hodín' }).click()
      await check('panic button confirmation')
    }
  }
  await guest.keyboard.press('Escape')
  await expect(accountButton(guest, username)).toBeVisible()
  expect(allViolations).toEqual([])
})
