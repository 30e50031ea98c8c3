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
import { letSessionsGrowOld, letTermsBeReplaced } from './advance-time.ts'

const PAGE = '/pravidla-hry'
test.describe.configure({ timeout: 240_000 })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** Themes differ in colours alone: in the first every rule is looked at, in the other contrast. */
const NARROW = [320, 'light', 'dark'] as const
const WIDE = [1440, 'dark', 'light'] as const

/** Nothing for axe-core in both themes; nothing wider than the narrowest phone, nor than a wide screen. */
async function violationsOf(page: Page, screen: string, part = '[role="dialog"]'): Promise<string[]> {
  const faults: string[] = []
  for (const [width, theme, otherTheme] of [NARROW, WIDE]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const found = await overflowingElements(page)
    if (width === 320 || breadth === 'full') {
      found.push(...(await accessibilityViolations(page, part)), ...(await contrastViolationsIn(page, otherTheme, part)))
    }
    faults.push(...found.map((fault) => `${screen}, ${width} px, ${theme} theme first: ${fault}`))
  }
  return faults
}

test('every screen of the login dialog, of consent and of § 32 has no fault in both themes at 320 and 1440 px', async ({
  guest,
}) => {
  const faults: string[] = []
  const see = async (screen: string, part?: string) => faults.push(...(await violationsOf(guest, screen, part)))
  await guest.goto(PAGE)
  const question = guest.getByRole('region', { name: 'Vaše súkromie' })
  await question.getByRole('button', { name: 'Nastaviť' }).click()
  await see('cookie settings', 'section[aria-labelledby="cookie-consent"]')
  await refuseCookies(guest)

  await logInLink(guest).click()
  const login = dialog(guest, 'Prihlásenie')
  await login.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
  await expect(login.getByText('Zadajte heslo.')).toBeVisible()
  await see('login with errors')
  await login.getByRole('button', { name: 'Zabudli ste heslo?' }).click()
  await dialog(guest, 'Zabudnuté heslo').getByLabel('Používateľské meno alebo e-mail').fill('nikto@posta.test')
  await see('forgotten password')
  await dialog(guest, 'Zabudnuté heslo').getByRole('button', { name: 'Poslať kód' }).click()
  await expect(dialog(guest, 'Nové heslo')).toBeVisible()
  await see('new password')
  await guest.keyboard.press('Escape')

  await guest.getByRole('banner').getByRole('link', { name: 'Registrácia' }).click()
  const form = dialog(guest, 'Registrácia')
  const person = newPerson()
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await see('registration, credentials')
  await form.getByLabel('Používateľské meno').fill(person.username)
  await form.getByLabel('E-mail').fill(person.email)
  await form.getByLabel('Heslo', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await expect(form.getByText('Zadajte svoje meno.')).toBeVisible()
  await see('registration, person')
  await form.getByLabel('Meno', { exact: true }).fill('Jana')
  await form.getByLabel('Priezvisko').fill('Skúšobná')
  await form.getByLabel('Dátum narodenia').fill(person.birthDate.split('-').reverse().join('. '))
  await form.getByLabel('Rodné číslo').fill(person.birthNumber)
  await form.getByRole('button', { name: 'Pokračovať' }).click()
  await form.getByRole('button', { name: 'Založiť účet' }).click()
  await expect(form.getByText('Zadajte ulicu a číslo.')).toBeVisible()
  await see('registration, address')
  await guest.keyboard.press('Escape')
  expect(faults).toEqual([])
})

test('what stands between the password and the end, and the login after an idle half hour, have no fault', async ({ guest }) => {
  const faults: string[] = []
  const see = async (screen: string) => faults.push(...(await violationsOf(guest, screen)))
  await guest.clock.install()
  await guest.goto(PAGE)
  await refuseCookies(guest)
  await submitCredentials(guest, 'hracka-dvojita', 'Skusobna-Jazda-7')
  await expect(dialog(guest, 'Dvojstupňové overenie')).toBeVisible()
  await see('second factor')
  await guest.keyboard.press('Escape')

  const { username, email, password } = await registerPlayer(guest)
  for (let guess = 0; guess < 3; guess += 1)
    await guest.request.post(platformUrl('/login'), { data: { username, password: `zle-heslo-${guess}`, rememberMe: 0 } })
  await submitCredentials(guest, email, password)
  const unlock = dialog(guest, 'Odomknutie účtu')
  await unlock.getByRole('button', { name: 'Poslať kód e-mailom' }).click()
  await expect(unlock.getByLabel('Kód z e-mailu')).toBeVisible()
  await see('unlock')
  await guest.keyboard.press('Escape')

  const other = await registerPlayer(guest)
  await letTermsBeReplaced(other.username)
  await submitCredentials(guest, other.username, other.password)
  const terms = dialog(guest, 'Nové znenie podmienok')
  await terms.getByLabel('S novým znením podmienok súhlasím').check()
  await see('new terms')
  await terms.getByRole('button', { name: 'Potvrdiť a pokračovať' }).click()
  await expect(playInfo(guest).getByText('Vaše limity')).toBeVisible()
  await see('play info')
  await guest.keyboard.press('Escape')
  await letSessionsGrowOld(other.username, 31)
  await guest.clock.fastForward(31 * 60_000)
  await expect(dialog(guest, 'Prihlásenie')).toBeVisible()
  await see('login after an idle half hour')
  expect(faults).toEqual([])
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

test('every screen of the account has no fault in both themes at 320 and 1440 px', async ({ guest }) => {
  const faults: string[] = []
  const see = async (screen: string) => faults.push(...(await violationsOf(guest, screen)))
  await guest.goto(PAGE)
  const { username, password } = await registerPlayer(guest)
  await logInAs(guest, username, password)
  for (const screen of SCREENS) {
    const account = await openAccount(guest, screen)
    await expect(account.locator('[aria-busy="true"]')).toHaveCount(0)
    await see(screen)
    if (screen === 'Zabezpečenie') {
      await account.getByRole('button', { name: 'Zapnúť' }).click()
      await account.getByLabel('Heslo', { exact: true }).fill(password)
      await account.getByRole('button', { name: 'Pokračovať' }).click()
      const secret = await account.locator('code').innerText()
      await see('second factor, app')
      await account.getByLabel('Kód z aplikácie').fill(appCode(secret))
      await account.getByRole('button', { name: 'Overiť a zapnúť' }).click()
      await expect(account.getByRole('list', { name: 'Záložné kódy' })).toBeVisible()
      await see('second factor, recovery codes')
    }
    if (screen === 'Limity') {
      await account.getByRole('button', { name: 'Nastaviť: Prehra za mesiac' }).click()
      await see('limit form')
    }
    if (screen === 'Prestávka a vylúčenie') {
      await account.getByRole('button', { name: 'Zastaviť hru na 24 hodín' }).click()
      await see('panic button asked')
    }
  }
  await guest.keyboard.press('Escape')
  await expect(accountButton(guest, username)).toBeVisible()
  expect(faults).toEqual([])
})
