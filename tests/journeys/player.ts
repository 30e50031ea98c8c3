import { Secret, TOTP } from 'otpauth'
import { expect, type Locator, type Page } from 'playwright/test'
import { accessibilityViolations } from './guest.ts'
import { OPERATOR_TOKEN } from './running-product.ts'
import { newPerson, type Person, registrationOf } from './people.ts'

export { newPerson, type Person } from './people.ts'

/** Password of the sandbox's seeded players. */
const SEEDED_PASSWORD = 'Skusobna-Jazda-7'
const contentUrl = () => process.env.HERNA_JOURNEYS_CONTENT ?? ''
export const platformUrl = (path: string): string => `${contentUrl().replace(/\/content$/, '')}/platform${path}`

/** Registers a person and verifies the e-mail, by API and without a login; other journeys test the registration screens. */
export async function registerPlayer(page: Page): Promise<Person> {
  const person = newPerson()
  const { username, email } = person
  const { version } = (await (await page.request.get(platformUrl('/terms'))).json()) as { version: string }
  const data = registrationOf(person, version)
  const registration = await page.request.post(platformUrl('/register'), { data })
  expect(registration.status(), await registration.text()).toBe(201)
  const code = await codeFromMail(page, email)
  expect((await page.request.post(platformUrl('/email-verification'), { data: { login: username, code } })).status()).toBe(200)
  return person
}

/** A new player with an offer of free spins from the operator, which shows a message and a popup [4.24] [4.25]. */
export async function createPlayerWithOffer(page: Page): Promise<Person> {
  const person = await registerPlayer(page)
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const data = { username: person.username, templateCode: 'MISIE-LINKA-30', reference: `dar-${person.username}` }
  const response = await page.request.post(platformUrl('/operator/bonuses'), { headers, data })
  expect(await response.json()).toEqual({ given: true })
  return person
}

/** A new player with a second factor: wrong codes are counted per player, so a journey that enters some needs its own. */
export async function createPlayerWithSecondFactor(page: Page): Promise<Person> {
  const person = await registerPlayer(page)
  const { username, password } = person
  const cookies: Record<string, string> = {}
  const send = async (path: string, data: object): Promise<{ secret: string }> => {
    // Not through the page: its context must not get this login's cookies.
    const headers = {
      'content-type': 'application/json',
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    }
    const reply = await fetch(platformUrl(path), { method: 'POST', headers, body: JSON.stringify(data) })
    expect(reply.status, path).toBe(200)
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies[name] = value
    }
    return (await reply.json()) as { secret: string }
  }
  await send('/login', { username, password, rememberMe: 0 })
  const { secret } = await send('/second-factor/set-up', { password })
  await send('/second-factor/confirm', { code: appCode(secret) })
  return person
}

/** The code in the newest e-mail of the mail catcher to that address. */
export async function codeFromMail(page: Page, to: string, subject?: string): Promise<string> {
  const mailText = async () => {
    const mails = (await (await page.request.get(platformUrl(`/mail?to=${to}`))).json()) as { subject: string; text: string }[]
    return mails.find((mail) => subject === undefined || mail.subject === subject)?.text ?? ''
  }
  await expect.poll(mailText).toMatch(CODE)
  return CODE.exec(await mailText())?.[0] ?? ''
}
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/m

/** The authenticator app's code `steps` half minutes from now. Each step's code works once. */
export const appCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')), timestamp: Date.now() + steps * 30_000 })

export const loginDialog = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('form') })
    .last()
/** The header's account button, which shows that a player is logged in; found also behind a dialog. */
export const accountButton = (page: Page, name?: string): Locator =>
  page
    .locator('header')
    .getByRole('button', { name: name ? `Môj účet: ${name}` : /^Môj účet: /, exact: true, includeHidden: true })
/** The guest's login link. */
export const logInLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })
export const playInfo = (page: Page): Locator => page.getByRole('dialog', { name: 'Vaše hranie' })

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
export const ALL_DENIED = 'denied denied denied denied'

/** Consent commands sent to the tag manager, in order: `default` or `update`, and the four advertising and analytics signals. */
export const consentSignals = (page: Page): Promise<string[]> =>
  page.evaluate((signals) => {
    const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []
    return layer
      .filter((command) => command[0] === 'consent')
      .map((command) => [command[1], ...signals.map((name) => (command[2] as Record<string, string>)[name])].join(' '))
  }, SIGNALS)

/** Lets the next page find the choice to accept all cookies. */
export async function acceptCookies(page: Page): Promise<void> {
  const value = `2026-11.${crypto.randomUUID()}.1111.1`
  await page.context().addCookies([{ name: 'cookie-consent', value, url: process.env.HERNA_JOURNEYS_ORIGIN ?? '' }])
}

/** Rejects all optional cookies. */
export async function refuseCookies(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Vaše súkromie' })
  await question.getByRole('button', { name: 'Len nevyhnutné' }).click()
  await expect(question).toHaveCount(0)
  // The question works before hydration; what follows needs a hydrated page.
  await expect.poll(() => consentSignals(page)).toContain(`update ${ALL_DENIED}`)
}

/** Opens the dialog from the header and submits name and password; the journey checks the result. */
export async function submitCredentials(page: Page, name: string, password: string, { remember = false } = {}): Promise<void> {
  await logInLink(page).click()
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
  await dialog.getByLabel('Používateľské meno alebo e-mail').fill(name)
  await dialog.getByLabel('Heslo', { exact: true }).fill(password)
  if (remember) await dialog.getByLabel('Zapamätať si ma').check()
  await dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
}

/** Closes the § 32 information, which opens automatically after the login [4.31]. */
export async function closePlayInfo(page: Page): Promise<void> {
  await playInfo(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect(playInfo(page)).toHaveCount(0)
}

/** Logs in through the real dialog on the open page, or in the lobby; closes everything that opens automatically. */
export async function logInAs(page: Page, name: string, password = SEEDED_PASSWORD): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await refuseCookies(page)
  await submitCredentials(page, name, password)
  await expect(accountButton(page, name)).toBeVisible()
  await closePlayInfo(page)
}

/** Opens one of the account's screens. */
export async function openAccount(page: Page, screen = 'Prehľad'): Promise<Locator> {
  const account = page.getByRole('dialog', { name: 'Môj účet' })
  if ((await account.count()) === 0) await accountButton(page).click()
  await account.getByRole('navigation', { name: 'Môj účet' }).getByRole('button', { name: screen }).click()
  await expect(account.getByRole('heading', { level: 2, name: screen })).toBeVisible()
  return account
}

/** The open dialog has no axe-core violation, and nothing is wider than the screen or than 320 px. */
export async function expectAccessibleAndFitting(page: Page, screen: string): Promise<void> {
  expect(await accessibilityViolations(page, '[role="dialog"]'), screen).toEqual([])
  const size = page.viewportSize()
  expect(await overflowingElements(page), screen).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflowingElements(page), `${screen} at 320 px`).toEqual([])
  if (size) await page.setViewportSize(size)
}

/** The page and elements in dialogs that overflow horizontally without being scrollable. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="dialog"] *')]
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1)
      .filter(
        (box) => box === document.documentElement || box.role === 'dialog' || /auto|scroll/.test(getComputedStyle(box).overflowX),
      )
      .filter((box) => box.tagName !== 'NAV' && !box.closest('nav'))
      .map((box) => `${box.tagName.toLowerCase()}.${box.className} ${box.scrollWidth} > ${box.clientWidth}`)
  })
