import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { type Person, platformUrl, registerPlayer } from './player.ts'

/** Somebody with an account and play money, logged in by the platform's own calls; the screens of both are walked elsewhere. */
export async function createFundedPlayer(page: Page, cents = 2_000): Promise<Person> {
  const person = await registerPlayer(page)
  await logInByApi(page, person)
  await depositByApi(page, cents)
  return person
}
export async function logInByApi(page: Page, { username, password }: Person): Promise<void> {
  expect((await page.request.post(platformUrl('/login'), { data: { username, password } })).status()).toBe(200)
}
export async function depositByApi(page: Page, amount: number): Promise<void> {
  const data = { paymentId: crypto.randomUUID(), amount }
  expect((await page.request.post(platformUrl('/deposits'), { data })).status()).toBe(200)
}

/** What § 32 tells at the login and the question of cookies (its version first), taken as answered. */
export const suppressPopups = (page: Page): Promise<void> =>
  page.context().addCookies(
    [
      ['cookie-consent', '2026-11.00000000-0000-4000-8000-000000000000.0000.1'],
      ['rgl-seen', '1'],
    ].map(([name = '', value = '']) => ({ name, value, domain: 'localhost', path: '/' })),
  )

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Hra "]')
/** The plate the portal lays over a game. */
export const gameOverlay = (page: Page): Locator => page.getByRole('main').getByRole('alert')
/** What starts a round, by the words of the game's client. */
export const startButton = (page: Page): Locator =>
  gameFrame(page).getByRole('button', { name: /^(Točiť|Rozdať|Hodiť|Staviť)/, disabled: false })

/** The game's screen in the portal's frame, ready for a round. Drawing its pictures for the first time takes long. */
export async function openRealGame(page: Page, code: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/play/${code}/real`)
  await untilPlayable(page)
}
/** A table wants a stake before its button can be pressed. */
export const untilPlayable = (page: Page): Promise<void> =>
  expect(gameFrame(page).getByRole('button', { name: /^(Točiť|Rozdať|Hodiť|Staviť)/ })).toBeVisible({ timeout: 60_000 })

/** An amount as it is written for players, in cents; null when there is none. */
export function centsOf(text: string): number | null {
  const found = /([−-]?)\s*([\d\s\u00a0\u202f]+),(\d\d)/.exec(text)
  if (!found) return null
  const cents = Number((found[2] ?? '').replaceAll(/\D/g, '')) * 100 + Number(found[3])
  return found[1] ? -cents : cents
}

/** The bar's figure under this name. */
export const barAmount = async (page: Page, name: string): Promise<number | null> =>
  centsOf(
    await page
      .locator('header dl > div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .innerText(),
  )
/** What the game itself says can be staked. */
export const gameBalance = async (page: Page): Promise<number | null> =>
  centsOf(
    await gameFrame(page)
      .locator('.meter, .meters > div, .balance')
      .filter({ hasText: /^\s*Zostatok/ })
      .first()
      .innerText(),
  )
/** What the house holds for the player, past every screen. */
export async function ledgerBalance(page: Page): Promise<number> {
  const reply = await page.request.get(platformUrl('/payments'))
  expect(reply.status(), await reply.text()).toBe(200)
  const { balances } = (await reply.json()) as { balances: Record<string, { amount: number }> }
  return balances.casino_gaming?.amount ?? Number.NaN
}

/** As the statement per round has them, the newest first. */
export interface LedgerRound {
  roundId: string
  gameCode: string
  state: 'open' | 'closed' | 'rolled-back'
  staked: number
  won: number
  balanceAfter: number
}
export async function ledgerRounds(page: Page): Promise<LedgerRound[]> {
  const reply = await page.request.get(platformUrl('/rounds?limit=100'))
  expect(reply.status(), await reply.text()).toBe(200)
  return ((await reply.json()) as { rounds: LedgerRound[] }).rounds
}
