import type { Page } from 'playwright/test'
import { expect, PREVIEW_PASSWORD, test } from './guest.ts'
import { closePlayInfo, platformUrl } from './player.ts'
import {
  ledgerBalance,
  ledgerRounds,
  gameBalance,
  openRealGame,
  gameOverlay,
  createFundedPlayer,
  suppressPopups,
} from './real-money.ts'
import { collectRounds, playRounds } from './play-rounds.ts'

const GAME = 'vlcia-hora'
const frame = 'iframe[title^="Hra "]'
const spin = (page: Page) => page.frameLocator(frame).getByRole('button', { name: 'Točiť' })

test.beforeEach(async ({ page }) => {
  await suppressPopups(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('two windows: the newer one plays, the older one says so and can take the game back [M7]', async ({ page }) => {
  await createFundedPlayer(page)
  await openRealGame(page, GAME)
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(`/play/${GAME}/real`)
  await expect(spin(other)).toBeEnabled({ timeout: 60_000 })
  await spin(page).click()
  await expect(gameOverlay(page)).toContainText('Hra beží v inom okne')
  await gameOverlay(page).getByRole('button', { name: 'Hrať tu' }).click()
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
  await expect(gameOverlay(page)).toHaveCount(0)
})

/** To its end, also when it has free spins that wait for a press. */
async function playOneRound(page: Page): Promise<void> {
  const reportedRounds = collectRounds(page)
  await playRounds(page, { code: GAME, name: 'slot', title: 'Vlčia hora' }, () => reportedRounds.size > 0)
}

test('play stops with a reason: without a connection until it is restored [M6], at a stake beyond a limit, which is not taken (M12), and during a break, which links to the account (M12)', async ({
  page,
  context,
}) => {
  await createFundedPlayer(page)
  await openRealGame(page, GAME)
  await test.step('without a connection', async () => {
    await context.setOffline(true)
    await expect(gameOverlay(page)).toContainText('Nie ste pripojení na internet')
    await context.setOffline(false)
    await expect(gameOverlay(page)).toHaveCount(0)
    await playOneRound(page)
  })
  await test.step('beyond a limit', async () => {
    const [staked] = await ledgerRounds(page)
    const balance = await ledgerBalance(page)
    const amount = (staked?.staked ?? 0) + 1
    const limit = { kind: 'stake', period: 'day', amount }
    expect((await page.request.put(platformUrl('/limits'), { data: limit })).status()).toBe(200)
    await spin(page).click()
    await expect(gameOverlay(page)).toContainText('Stávka by prekročila váš limit')
    await expect(gameOverlay(page)).toContainText(`Limit stávok za deň je ${(amount / 100).toFixed(2).replace('.', ',')}`)
    await gameOverlay(page).getByRole('button', { name: 'Späť do hry' }).click()
    await expect(gameOverlay(page)).toHaveCount(0)
    expect(await ledgerBalance(page), 'no stake was taken').toBe(balance)
  })
  await test.step('in a break', async () => {
    expect((await page.request.post(platformUrl('/panic-button'))).status()).toBe(200)
    await page.goto(`/play/${GAME}/real`)
    await expect(gameOverlay(page)).toContainText('Hranie máte pozastavené', { timeout: 60_000 })
  })
})

const SESSION_ENDS = [
  { description: 'as soon as its end is pushed', isConnected: true },
  { description: 'at the next stake when nothing is pushed', isConnected: false },
]
for (const { description, isConnected } of SESSION_ENDS)
  test(`when a session ends, the login covers the game ${description}; after the login the game continues [3.15] [4.12]`, async ({
    page,
  }) => {
    if (!isConnected) await page.routeWebSocket(/\/notifications/, (socket) => socket.close())
    const person = await createFundedPlayer(page)
    await openRealGame(page, GAME)
    const sessions = (await (await page.request.get(platformUrl('/sessions'))).json()) as { id: string }[]
    for (const { id } of sessions) expect((await page.request.delete(platformUrl(`/sessions/${id}`))).status()).toBe(200)
    // By key: the message about the missing connection may lie over the button.
    if (!isConnected) await spin(page).press('Enter')
    await expect(page.getByText('Vaše prihlásenie sa skončilo').first()).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(new RegExp(`/play/${GAME}/real$`))
    await expect(page.locator(frame)).toHaveCount(1)
    const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
    await dialog.getByLabel('Používateľské meno alebo e-mail').fill(person.username)
    await dialog.getByLabel('Heslo', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
    // It opens automatically after each login; the game is paused until it is closed.
    await closePlayInfo(page)
    await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
    expect(await gameBalance(page), 'no stake was taken').toBe(2_000)
    await playOneRound(page)
    const rounds = await ledgerRounds(page)
    expect(rounds.length).toBeGreaterThan(0)
    const balance = rounds.reduce((sum, { staked, won }) => sum - staked + won, 2_000)
    expect(await ledgerBalance(page)).toBe(balance)
    await expect.poll(() => gameBalance(page)).toBe(balance)
  })

test('a password-protected game first asks for its password [5.3] [8.23]', async ({ page }) => {
  await createFundedPlayer(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/play/tajny-recept-starej-mamy/real')
  await page.getByLabel('Heslo hry').fill('Nie-toto-heslo')
  await page.getByRole('button', { name: 'Pokračovať' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Na túto hru nemáte prístup' })).toBeVisible()
  await page.getByLabel('Heslo hry').fill(PREVIEW_PASSWORD)
  await page.getByRole('button', { name: 'Pokračovať' }).click()
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
})
