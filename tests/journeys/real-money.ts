import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { type Person, platformUrl, registerPlayer } from './player.ts'

/** A new logged-in player with play money, created by API; other journeys test the screens. */
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

/** Sets the cookies of a closed § 32 information and a cookie consent (version first). */
export const suppressPopups = (page: Page): Promise<void> =>
  page.context().addCookies(
    [
      ['cookie-consent', '2026-11.00000000-0000-4000-8000-000000000000.0000.1'],
      ['rgl-seen', '1'],
    ].map(([name = '', value = '']) => ({ name, value, domain: 'localhost', path: '/' })),
  )

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Hra "]')
/** The portal's overlay on a game. */
export const gameOverlay = (page: Page): Locator => page.getByRole('main').getByRole('alert')
/** The button that starts a round, by the texts of the game clients. */
export const startButton = (page: Page): Locator =>
  gameFrame(page).getByRole('button', { name: /^(Točiť|Rozdať|Hodiť|Staviť)/, disabled: false })

/** Opens the game in the portal's iframe, ready for a round. Generating its images for the first time takes long. */
export async function openRealGame(page: Page, code: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/play/${code}/real`)
  await untilPlayable(page)
}
/** Waits for the start button; table games enable it only after a bet is placed. */
export const untilPlayable = (page: Page): Promise<void> =>
  expect(gameFrame(page).getByRole('button', { name: /^(Točiť|Rozdať|Hodiť|Staviť)/ })).toBeVisible({ timeout: 60_000 })

/** Parses a displayed amount into cents; null when there is none. */
export function centsOf(text: string): number | null {
  const match = /([−-]?)\s*([\d\s\u00a0\u202f]+),(\d\d)/.exec(text)
  if (!match) return null
  const cents = Number((match[2] ?? '').replaceAll(/\D/g, '')) * 100 + Number(match[3])
  return match[1] ? -cents : cents
}

/** An amount of the play bar by its label, in cents. */
export const barAmount = async (page: Page, name: string): Promise<number | null> =>
  centsOf(
    await page
      .locator('header dl > div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .innerText(),
  )
/** The balance that the game client shows, in cents; `game`: its window, when it is not in the portal's iframe. */
export const gameBalance = async (page: Page, game: FrameLocator | Page = gameFrame(page)): Promise<number | null> =>
  centsOf(
    await game
      .locator('.meter, .meters > div, .balance, .money > div')
      .filter({ hasText: /^\s*Zostatok/ })
      .first()
      .innerText(),
  )
/** The playable balance in PAM's ledger, in cents. */
export async function ledgerBalance(page: Page): Promise<number> {
  const reply = await page.request.get(platformUrl('/payments'))
  expect(reply.status(), await reply.text()).toBe(200)
  const { balances } = (await reply.json()) as { balances: Record<string, { amount: number }> }
  return balances.casino_gaming?.amount ?? Number.NaN
}

/** A round of PAM's statement. */
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
