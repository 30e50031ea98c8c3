import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './guest.ts'
import {
  accountButton,
  logInAs,
  closePlayInfo,
  submitCredentials,
  logInLink,
  codeFromMail,
  openAccount,
  platformUrl,
  playInfo,
  refuseCookies,
  registerPlayer,
} from './player.ts'
import { backdateLogin, outdateTerms } from './advance-time.ts'

const WIDE = { width: 1440, height: 900 }
test.use({ viewport: WIDE })
/** A page with little content: these tests check the header and dialogs. */
const PAGE = '/pravidla-hry'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const loginError = (page: Page) => dialog(page, 'Prihlásenie').getByRole('alert')

test('a wrong name and a wrong password get the same message, the third failure locks the account, and the code from the e-mail unlocks it; a new version of the terms must be accepted first: a player who refuses is logged out, one who accepts is logged in [4.11] [5.2] [7.42] [8.7] [8.9]', async ({
  guest,
}) => {
  await guest.goto(PAGE)
  await refuseCookies(guest)
  const { username, email, password } = await registerPlayer(guest)
  await submitCredentials(guest, `nikto-${username}`, password)
  await expect(loginError(guest)).toHaveText('Používateľské meno alebo heslo nie je správne.')
  // The page's toast is titled errors.auth.{reason} [8.9].
  const toasts = guest.getByRole('region', { name: 'Oznamy' })
  await expect(toasts.getByText('Meno alebo heslo nie je správne')).toBeVisible()
  await guest.keyboard.press('Escape')
  await submitCredentials(guest, username, 'zle-heslo-1')
  await expect(loginError(guest)).toHaveText('Používateľské meno alebo heslo nie je správne.')
  const login = dialog(guest, 'Prihlásenie')
  const logInButton = login.getByRole('button', { name: 'Prihlásiť sa', exact: true })
  for (const guess of ['zle-heslo-2', 'zle-heslo-3']) {
    await login.getByLabel('Heslo', { exact: true }).fill(guess)
    await Promise.all([guest.waitForResponse(/\/platform\/login$/), logInButton.click()])
    await expect(logInButton).toBeEnabled()
  }
  await login.getByLabel('Heslo', { exact: true }).fill(password)
  await logInButton.click()

  const unlock = dialog(guest, 'Odomknutie účtu')
  await unlock.getByRole('button', { name: 'Poslať kód e-mailom' }).click()
  await unlock.getByLabel('Kód z e-mailu').fill(await codeFromMail(guest, email, 'Odomknutie účtu'))
  await unlock.getByRole('button', { name: 'Odomknúť účet' }).click()
  await expect(login.getByRole('status')).toHaveText('Účet je odomknutý. Môžete sa prihlásiť.')
  await expect(login.getByLabel('Používateľské meno alebo e-mail')).toHaveValue(username)
  await outdateTerms(username)
  await login.getByLabel('Heslo', { exact: true }).fill(password)
  await logInButton.click()
  const terms = dialog(guest, 'Nové znenie podmienok')
  await terms.getByRole('button', { name: 'Nesúhlasím, odhlásiť ma' }).click()
  await guest.keyboard.press('Escape')
  await guest.reload()
  await submitCredentials(guest, username, password)
  await terms.getByRole('button', { name: 'Potvrdiť a pokračovať' }).click()
  await expect(terms.getByText('Bez súhlasu s podmienkami nie je možné pokračovať.')).toBeVisible()
  await terms.getByLabel('S novým znením podmienok súhlasím').check()
  await terms.getByRole('button', { name: 'Potvrdiť a pokračovať' }).click()
  await expect(accountButton(guest, username)).toBeVisible()
})

/** A closed and reopened browser keeps only cookies with an expiry date. */
async function reopenBrowser(context: BrowserContext): Promise<BrowserContext> {
  const persistentCookies = (await context.cookies()).filter(({ expires }) => expires > 0)
  const browser = context.browser()
  const baseURL = process.env.HERNA_JOURNEYS_ORIGIN
  await context.close()
  const next = await browser!.newContext({ baseURL, viewport: WIDE, locale: 'sk-SK', timezoneId: 'Europe/Bratislava' })
  await next.addCookies(persistentCookies)
  return next
}

test('a forgotten password: the code from the e-mail sets a new one, and the old one no longer works; a remembered browser is logged in silently after a restart, and until the session is known, a spinner replaces the guest’s links [4.5] [4.6] [4.8] [6.3]', async ({
  guest,
}) => {
  await guest.goto(PAGE)
  await refuseCookies(guest)
  const { username, email, password } = await registerPlayer(guest)
  await logInLink(guest).click()
  await dialog(guest, 'Prihlásenie').getByRole('button', { name: 'Zabudli ste heslo?' }).click()
  const forgotten = dialog(guest, 'Zabudnuté heslo')
  await forgotten.getByLabel('Používateľské meno alebo e-mail').fill(email)
  await forgotten.getByRole('button', { name: 'Poslať kód' }).click()
  const reset = dialog(guest, 'Nové heslo')
  await reset.getByLabel('Kód z e-mailu').fill(await codeFromMail(guest, email, 'Obnova hesla'))
  await reset.getByLabel('Nové heslo', { exact: true }).and(guest.locator('input')).fill('Zelená-Lampa-43')
  await reset.getByRole('button', { name: 'Nastaviť nové heslo' }).click()
  const login = dialog(guest, 'Prihlásenie')
  await expect(login.getByRole('status')).toHaveText('Heslo je zmenené. Môžete sa prihlásiť novým heslom.')
  const logInWith = async (typed: string) => {
    await login.getByLabel('Heslo', { exact: true }).fill(typed)
    await login.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
  }
  await logInWith(password)
  await expect(loginError(guest)).toBeVisible()
  await login.getByLabel('Zapamätať si ma').check()
  await logInWith('Zelená-Lampa-43')
  await expect(accountButton(guest, username)).toBeVisible()
  const context = await reopenBrowser(guest.context())
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/platform\/session$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(PAGE)
  await expect(page.getByRole('banner').getByRole('status', { name: 'Overujeme prihlásenie' })).toBeVisible()
  await expect(logInLink(page)).toHaveCount(0)
  release()
  await expect(accountButton(page, username)).toBeVisible()
  await context.close()
})

test('the header and the § 32 information: guests see login and registration; the information opens automatically until it is closed, and again after the next login; players see name, balance, deposit and logout, and a hidden balance stays hidden on the next page; the information’s button is not on game pages [2.33] [1.8] [2.42] [4.31] [7.7] [7.8]', async ({
  guest,
  context,
}) => {
  const isInfoSeen = async () => (await context.cookies()).some(({ name }) => name === 'rgl-seen')
  await guest.goto(PAGE)
  const header = guest.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Registrácia' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Prihlásiť sa' })).toBeVisible()
  await refuseCookies(guest)
  const { username, password } = await registerPlayer(guest)
  await submitCredentials(guest, username, password)
  await expect(playInfo(guest)).toBeVisible()
  await guest.reload()
  await closePlayInfo(guest)
  await expect.poll(isInfoSeen).toBe(true)
  await expect(header.getByText('0,00 €')).toBeVisible()
  await expect(header.getByRole('button', { name: 'Vklad' })).toBeVisible()
  await expect(header.getByRole('link')).not.toContainText(['Registrácia'])
  await header.getByRole('button', { name: 'Skryť zostatok' }).click()
  await expect(header.getByRole('img', { name: 'Zostatok je skrytý' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Zobraziť zostatok' })).toBeEnabled()

  // Leaving a page whose session check has not ended would count as an unreachable host.
  const entered = guest.waitForResponse(/\/pams\/api\/v2\/balances$/)
  await guest.goto('/play/vlcia-hora/demo')
  await expect(guest.getByRole('link', { name: 'Späť do herne' })).toBeVisible()
  await entered
  await expect(guest.getByRole('button', { name: 'Informácie o hraní' })).toHaveCount(0)

  await guest.goto(PAGE)
  await expect(accountButton(guest, username)).toBeVisible()
  await expect(header.getByRole('img', { name: 'Zostatok je skrytý' })).toBeVisible()
  await expect(header.getByText('0,00 €')).toHaveCount(0)
  await expect(playInfo(guest)).toHaveCount(0)
  await header.getByRole('button', { name: 'Zobraziť zostatok' }).click()
  await expect(header.getByText('0,00 €')).toBeVisible()
  await guest.getByRole('button', { name: 'Informácie o hraní' }).click()
  await playInfo(guest).getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(logInLink(guest)).toBeVisible()
  await expect.poll(isInfoSeen).toBe(false)

  await submitCredentials(guest, username, password)
  await closePlayInfo(guest)
  await header.getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(logInLink(guest)).toBeVisible()
})

test('the reality check appears at the chosen interval, and play continues or ends; logging out on a page for players leads to the lobby [4.14]', async ({
  guest,
}) => {
  await guest.clock.install()
  await guest.goto(PAGE)
  const { username, password } = await registerPlayer(guest)
  await logInAs(guest, username, password)
  const account = await openAccount(guest, 'Limity')
  await account.getByLabel('Pripomenúť').selectOption({ label: 'každých 15 minút' })
  await expect(account.getByText('Uložené.')).toBeVisible()
  await account.getByRole('button', { name: 'Zavrieť' }).click()
  const check = dialog(guest, 'Kontrola času')
  /** Opens the page half a minute before a full quarter of an hour. */
  const openBefore = async (quarter: number, address: string) => {
    const { session, serverTime } = (await (await guest.request.get(platformUrl('/protection'))).json()) as {
      session: { startedAt: string }
      serverTime: string
    }
    const minutes = (Date.parse(serverTime) - Date.parse(session.startedAt)) / 60_000
    await backdateLogin(username, 15 * quarter - minutes - 0.5)
    await guest.goto(address)
  }
  // Each response resets the page’s clock to the server’s time, so the clock is advanced until the page has noticed it.
  const halfAMinuteLater = (quarter: number) =>
    expect(async () => {
      await guest.clock.fastForward(40_000)
      await expect(check).toContainText(`Od prihlásenia ubehlo ${15 * quarter} minút.`, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })

  await openBefore(1, '/play/vlcia-hora/real')
  await expect(guest.getByRole('button', { name: 'bez limitu' }), 'reminders are known when limits are known').toBeVisible()
  await expect(guest.frameLocator('iframe').getByRole('button', { name: 'Točiť' })).toBeEnabled({ timeout: 45_000 })
  await halfAMinuteLater(1)
  await check.getByRole('button', { name: 'Pokračovať' }).last().click()
  await expect(check).toHaveCount(0)

  await openBefore(2, '/uzivatel/moje-hry')
  await guest.getByRole('button', { name: 'Informácie o hraní' }).click()
  await expect(playInfo(guest).getByText('Vaše limity')).toBeVisible()
  await guest.keyboard.press('Escape')
  await halfAMinuteLater(2)
  await check.getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(guest).toHaveURL(/:\d+\/$/)
  await expect(logInLink(guest)).toBeVisible()
  await expect(check).toHaveCount(0)
})
