import type { Browser, Locator, Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { expect, test } from './guest.ts'
import { press, pressBefore, type } from './keyboard.ts'
import {
  accountButton,
  ALL_DENIED,
  appCode,
  expectAccessibleAndFitting as expectNoFaultsIn,
  logInLink,
  codeFromMail,
  consentSignals,
  newPerson,
  type Person,
  playInfo,
} from './player.ts'
import { ageSessions } from './advance-time.ts'

/** Screens that `embed-screens.journey.ts` does not check. The gate checks only these here; the full run checks all. */
const ONLY_HERE = ['verify e-mail', 'second factor: password', 'recovery code']
const expectNoFaults = async (page: Page, screen: string): Promise<void> => {
  if (breadth === 'full' || ONLY_HERE.includes(screen)) await expectNoFaultsIn(page, screen)
}

const PHONE = { width: 360, height: 800 }
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true })

test('a person registers, verifies the e-mail, sets up a second factor and a limit, returns after half an hour and ends every session: by keyboard, on a phone [1.7] [1.8] [2.33] [2.42] [3.49] [4.2] [4.5] [4.31]', async ({
  guest,
  browser,
  browserErrors,
}) => {
  test.setTimeout(240_000)
  const person = newPerson()
  await guest.setViewportSize(PHONE)
  await guest.goto('/pravidla-hry')
  await press(guest, button(guest.getByRole('region', { name: 'Vaše súkromie' }), 'Len nevyhnutné'))
  await expect.poll(() => consentSignals(guest)).toContain(`update ${ALL_DENIED}`)

  await register(guest, person)
  await expectPlayInfo(guest)
  const { secret, codes } = await setUpSecondFactor(guest)
  expect(codes).toHaveLength(10)

  await logOut(guest)
  await logIn(guest, person)
  // Each code works once and for one step before and after its own: this one is later than that of the set-up.
  await enterAppCode(guest, appCode(secret, 1))
  await closePlayInfo(guest)
  await setLimit(guest)

  await guest.clock.install()
  await guest.reload()
  await expect(accountButton(guest, person.username)).toBeVisible()
  await expectLimit(guest)

  await returnAfterHalfAnHour(guest, person, codes[0] ?? '')
  const other = await onAnotherDevice(browser, guest, person, codes[1] ?? '')
  await logOutEverywhere(guest)
  // A push tells the page there, or its next session check. It is covered by the dialog then, and nothing of the player is visible.
  await expect(dialog(other, 'Prihlásenie')).toBeVisible({ timeout: 90_000 })
  await expect(accountButton(other)).toHaveCount(0)
  await other.context().close()
  // The browser logs refused calls itself; there must be no other error.
  expect(browserErrors.filter((error) => !/status of 401/.test(error))).toEqual([])
})

async function register(page: Page, person: Person): Promise<void> {
  await press(page, logInLink(page))
  const login = dialog(page, 'Prihlásenie')
  await expect(login.getByLabel('Používateľské meno alebo e-mail')).toBeFocused()
  await expectNoFaults(page, 'login')
  await press(page, button(login, 'Registrovať sa'))

  const form = dialog(page, 'Registrácia')
  await expect(form.getByLabel('Používateľské meno')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Zvoľte si používateľské meno.')).toBeVisible()
  await expectNoFaults(page, 'registration: empty')
  await type(page, form.getByLabel('Používateľské meno'), person.username)
  await type(page, form.getByLabel('E-mail'), person.email)
  await type(page, form.getByLabel('Heslo', { exact: true }), person.password)
  await expect(form.getByText('Heslo je v poriadku.')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(form.getByLabel('Meno', { exact: true })).toBeFocused()
  await type(page, form.getByLabel('Meno', { exact: true }), 'Ján')
  await type(page, form.getByLabel('Priezvisko'), 'Skúšobný')
  const [year, month, day] = person.birthDate.split('-').map(Number)
  await type(page, form.getByLabel('Dátum narodenia'), `${day}. ${month}. ${year}`)
  await type(page, form.getByLabel('Rodné číslo'), person.birthNumber)
  await expectNoFaults(page, 'registration: person')
  await page.keyboard.press('Enter')

  await expect(form.getByLabel('Ulica a číslo')).toBeFocused()
  await type(page, form.getByLabel('Ulica a číslo'), 'Dlhá 1')
  await type(page, form.getByLabel('PSČ'), '010 01')
  await type(page, form.getByLabel('Mesto alebo obec'), 'Žilina')
  await press(page, form.getByLabel('Súhlasím so všeobecnými obchodnými podmienkami'), 'Space')
  await press(page, form.getByLabel('Beriem na vedomie spracúvanie osobných údajov'), 'Space')
  await expectNoFaults(page, 'registration: address')
  await press(page, button(form, 'Založiť účet'))

  const proof = dialog(page, 'Overenie e-mailu')
  await expect(proof.getByLabel('Kód z e-mailu')).toBeFocused()
  await expectNoFaults(page, 'verify e-mail')
  await page.keyboard.insertText(await codeFromMail(page, person.email))
  await page.keyboard.press('Enter')
  await expect(accountButton(page, person.username)).toBeVisible()
}

/** The information that § 32 requires opens automatically, takes the focus and returns it. */
async function expectPlayInfo(page: Page): Promise<void> {
  const info = playInfo(page)
  await expect(info).toBeVisible()
  await expect(info.getByText('Toto je vaše prvé prihlásenie')).toBeVisible()
  await expect.poll(() => info.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expectNoFaults(page, 'play info')
  await closePlayInfo(page)
}

async function closePlayInfo(page: Page): Promise<void> {
  await expect(playInfo(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(playInfo(page)).toHaveCount(0)
  await expect(accountButton(page)).toBeVisible()
}

async function account(page: Page, screen: string): Promise<Locator> {
  await press(page, accountButton(page))
  const panel = dialog(page, 'Môj účet')
  await press(page, panel.getByRole('navigation').getByRole('button', { name: screen }))
  await expect(panel.getByRole('heading', { level: 2, name: screen })).toBeFocused()
  return panel
}

async function setUpSecondFactor(page: Page): Promise<{ secret: string; codes: string[] }> {
  const panel = await account(page, 'Zabezpečenie')
  await press(page, button(panel, 'Zapnúť'))
  await type(page, panel.getByLabel('Heslo', { exact: true }).last(), 'Modrá-Lampa-42')
  await expectNoFaults(page, 'second factor: password')
  await page.keyboard.press('Enter')
  const secret = await panel.locator('code').innerText()
  await expectNoFaults(page, 'second factor: app')
  await type(page, panel.getByLabel('Kód z aplikácie'), appCode(secret))
  await page.keyboard.press('Enter')
  const list = panel.getByRole('list', { name: 'Záložné kódy' })
  await expect(list).toBeVisible()
  const codes = await list.getByRole('listitem').allInnerTexts()
  await expectNoFaults(page, 'second factor: recovery codes')
  await press(page, panel.getByLabel('Záložné kódy mám odložené'), 'Space')
  await press(page, button(panel, 'Hotovo'))
  await expect(panel.getByText('Zostáva 10 záložných kódov.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(accountButton(page)).toBeFocused()
  return { secret, codes }
}

/** A phone's header has no logout button; the § 32 information has one. */
async function logOut(page: Page): Promise<void> {
  await pressBefore(page, page.getByRole('button', { name: 'Informácie o hraní' }))
  await press(page, button(playInfo(page), 'Odhlásiť sa'))
  await expect(logInLink(page)).toBeVisible()
  await expect(playInfo(page)).toHaveCount(0)
}

async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await press(page, logInLink(page))
  await giveCredentials(page, { username, password })
}

async function giveCredentials(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  const login = dialog(page, 'Prihlásenie')
  await type(page, login.getByLabel('Používateľské meno alebo e-mail'), username)
  await type(page, login.getByLabel('Heslo', { exact: true }), password)
  await page.keyboard.press('Enter')
}

async function enterAppCode(page: Page, code: string): Promise<void> {
  const factor = dialog(page, 'Dvojstupňové overenie')
  await expect(factor.getByLabel('Kód z aplikácie')).toBeFocused()
  await expectNoFaults(page, 'second factor at the login')
  await page.keyboard.insertText(code)
  await page.keyboard.press('Enter')
}

async function setLimit(page: Page): Promise<void> {
  const panel = await account(page, 'Limity')
  await press(page, button(panel, 'Nastaviť: Stávky za deň'))
  await type(page, panel.getByLabel('Suma v eurách'), '49,90')
  await expectNoFaults(page, 'limits')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Použité 0,00 €, zostáva 49,90 €')).toBeVisible()
  await page.keyboard.press('Escape')
}

async function expectLimit(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Informácie o hraní' }))
  await expect(playInfo(page).getByText('0,00 € z 49,90 €, zostáva 49,90 €')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(playInfo(page)).toHaveCount(0)
}

/** After 31 idle minutes the session is locked and the login dialog covers the page; password and a recovery code unlock it. */
async function returnAfterHalfAnHour(page: Page, person: Person, recoveryCode: string): Promise<void> {
  await ageSessions(person.username, 31)
  await page.clock.fastForward(31 * 60_000)
  await expect(dialog(page, 'Prihlásenie')).toBeVisible()
  await expectNoFaults(page, 'login after half an hour')
  await giveCredentials(page, person)
  const factor = dialog(page, 'Dvojstupňové overenie')
  await press(page, button(factor, 'Nemám telefón, použiť záložný kód'))
  await expect(factor.getByLabel('Záložný kód')).toBeFocused()
  await expectNoFaults(page, 'recovery code')
  await page.keyboard.insertText(recoveryCode)
  await page.keyboard.press('Enter')
  await closePlayInfo(page)
}

async function onAnotherDevice(browser: Browser, currentPage: Page, person: Person, recoveryCode: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(currentPage.url()).origin, locale: 'sk-SK' })
  const page = await context.newPage()
  await page.goto('/pravidla-hry')
  await logIn(page, person)
  const factor = dialog(page, 'Dvojstupňové overenie')
  await button(factor, 'Nemám telefón, použiť záložný kód').click()
  await factor.getByLabel('Záložný kód').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await closePlayInfo(page)
  return page
}

async function logOutEverywhere(page: Page): Promise<void> {
  const panel = await account(page, 'Zabezpečenie')
  await expect(panel.getByRole('button', { name: /^Odhlásiť: / })).toHaveCount(1)
  await expectNoFaults(page, 'security')
  await press(page, button(panel, 'Odhlásiť všade'))
  await expect(panel).toHaveCount(0)
  await expect(logInLink(page)).toBeVisible()
}
