import { Secret, TOTP } from 'otpauth'
import { expect, type Locator, type Page } from 'playwright/test'
import { accessibilityViolations } from './guest.ts'
import { OPERATOR_TOKEN } from './running-product.ts'
import { newPerson, type Person } from './people.ts'

export { newPerson, type Person } from './people.ts'

/** Of the sandbox's seeded players. */
const SEEDED_PASSWORD = 'Skusobna-Jazda-7'
const contentUrl = () => process.env.HERNA_JOURNEYS_CONTENT ?? ''
export const platformUrl = (path: string): string => `${contentUrl().replace(/\/content$/, '')}/platform${path}`

/** A person with an account and a proven address, who is not logged in; the screens of registration are walked elsewhere. */
export async function registerPlayer(page: Page): Promise<Person> {
  const person = newPerson()
  const { username, email, password, birthDate, birthNumber } = person
  const { version } = (await (await page.request.get(platformUrl('/terms'))).json()) as { version: string }
  const facts = { firstName: 'Ján', lastName: 'Skúšobný', phone: null, street: 'Dlhá 1', city: 'Žilina', postalCode: '010 01' }
  const consents = { terms: true, privacy: true, marketing: false }
  const data = { username, email, password, birthDate, birthNumber, ...facts, termsVersion: version, consents }
  const opened = await page.request.post(platformUrl('/register'), { data })
  expect(opened.status(), await opened.text()).toBe(201)
  const code = await codeFromMail(page, email)
  expect((await page.request.post(platformUrl('/email-verification'), { data: { login: username, code } })).status()).toBe(200)
  return person
}

/** A new player whom the operator offers free spins: a message says so, and the offer has its popup [4.24] [4.25]. */
export async function createPlayerWithOffer(page: Page): Promise<Person> {
  const person = await registerPlayer(page)
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const data = { username: person.username, templateCode: 'MISIE-LINKA-30', reference: `dar-${person.username}` }
  const given = await page.request.post(platformUrl('/operator/bonuses'), { headers, data })
  expect(await given.json()).toEqual({ given: true })
  return person
}

/** A new player who has a second factor: wrong codes are counted by player, so a journey that gives some needs one of its own. */
export async function createPlayerWithSecondFactor(page: Page): Promise<Person> {
  const person = await registerPlayer(page)
  const { username, password } = person
  const cookies: Record<string, string> = {}
  const send = async (path: string, data: object): Promise<{ secret: string }> => {
    // Not by the page: its context is to know nothing of this login.
    const headers = {
      'content-type': 'application/json',
      cookie: Object.entries(cookies)
        .map((of) => of.join('='))
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

/** The code in the newest letter the mail catcher holds for that address. */
export async function codeFromMail(page: Page, to: string, subject?: string): Promise<string> {
  const letter = async () => {
    const letters = (await (await page.request.get(platformUrl(`/mail?to=${to}`))).json()) as { subject: string; text: string }[]
    return letters.find((each) => subject === undefined || each.subject === subject)?.text ?? ''
  }
  await expect.poll(letter).toMatch(CODE)
  return CODE.exec(await letter())?.[0] ?? ''
}
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/m

/** What the authenticator app shows, `steps` half minutes from now. Each step's code works once. */
export const appCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')), timestamp: Date.now() + steps * 30_000 })

export const loginDialog = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('form') })
    .last()
/** What says in the header that somebody is in; a dialog over the page hides it from nobody who looks. */
export const accountButton = (page: Page, name?: string): Locator =>
  page
    .locator('header')
    .getByRole('button', { name: name ? `Môj účet: ${name}` : /^Môj účet: /, exact: true, includeHidden: true })
/** The guest's way in. */
export const logInLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })
export const playInfo = (page: Page): Locator => page.getByRole('dialog', { name: 'Vaše hranie' })

/** The question of cookies, answered with the least. */
export async function refuseCookies(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Vaše súkromie' })
  await question.getByRole('button', { name: 'Odmietnuť všetko' }).click()
  await expect(question).toHaveCount(0)
}

/** Opens the dialog from the header and gives name and password; what comes of it is for the journey to see. */
export async function submitCredentials(page: Page, name: string, password: string, { remember = false } = {}): Promise<void> {
  await logInLink(page).click()
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
  await dialog.getByLabel('Používateľské meno alebo e-mail').fill(name)
  await dialog.getByLabel('Heslo', { exact: true }).fill(password)
  if (remember) await dialog.getByLabel('Zapamätať si ma').check()
  await dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
}

/** Closes what § 32 tells at the login; it opens by itself [4.31]. */
export async function closePlayInfo(page: Page): Promise<void> {
  await playInfo(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect(playInfo(page)).toHaveCount(0)
}

/** Logged in through the real dialog from the page that is open, or from the lobby; everything that opens by itself is closed. */
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

/** axe-core finds nothing in the dialog that is open, and nothing is wider than the screen, nor than the narrowest one. */
export async function expectAccessibleAndFitting(page: Page, screen: string): Promise<void> {
  expect(await accessibilityViolations(page, '[role="dialog"]'), screen).toEqual([])
  const size = page.viewportSize()
  expect(await overflowingElements(page), screen).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflowingElements(page), `${screen} at 320 px`).toEqual([])
  if (size) await page.setViewportSize(size)
}

/** The page, and every box in a dialog that would have to be scrolled sideways without being made for it. */
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
