import type { Page, WebSocket } from 'playwright/test'
import { expect, test } from './guest.ts'
import { accountButton, openAccount } from './player.ts'
import { ledgerBalance, centsOf, openRealGame, createFundedPlayer, suppressPopups } from './real-money.ts'
import { collectRounds, playRounds } from './play-rounds.ts'

const WIDE = { width: 1440, height: 900 }
/** The header is the same on every page. */
const LIGHT_PAGE = '/pravidla-hry'
const isNotificationSocket = (socket: WebSocket): boolean => new URL(socket.url()).pathname === '/notifications'
const headerBalance = async (page: Page): Promise<number | null> => centsOf(await page.getByRole('banner').innerText())

/** The tab's line, once it is subscribed: nothing pushed after that is missed. */
async function subscribedSocket(page: Page, open: () => Promise<unknown>): Promise<WebSocket> {
  const subscribed = new Promise<WebSocket>((done) => {
    // Heard from its first frame on: it may subscribe before the page is open.
    page.on('websocket', (socket) => {
      if (!isNotificationSocket(socket)) return
      socket.on('framesent', ({ payload }) => {
        if (String(payload).startsWith('SUBSCRIBE')) done(socket)
      })
    })
  })
  await open()
  return subscribed
}
/** How often the page asks for the balance by itself. */
function countBalanceRequests(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/pams/api/v2/balances')) calls += 1
  })
  return () => calls
}

test.beforeEach(async ({ guest: page }) => {
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await suppressPopups(page)
})

test('rounds and a deposit in one tab are seen in the other, which is told and does not ask; after a logout no tab has a line [7.46] [9.10] [F8]', async ({
  guest: page,
}) => {
  await createFundedPlayer(page)
  const other = await page.context().newPage()
  await other.setViewportSize(WIDE)
  const asked = countBalanceRequests(other)
  const line = await subscribedSocket(other, () => other.goto(LIGHT_PAGE))
  expect(line.url(), 'no token in an address [S7]').not.toContain('?')
  await expect.poll(() => headerBalance(other)).toBe(2_000)
  const before = asked()

  const told = collectRounds(page)
  await openRealGame(page, 'vlcia-hora')
  await playRounds(page, { name: 'slot', code: 'vlcia-hora', title: 'Vlčia hora' }, () => told.size >= 3)
  const balance = await ledgerBalance(page)
  expect(balance).toBe([...told.values()].reduce((left, { staked, win }) => left - staked + win, 2_000))
  await expect.poll(() => headerBalance(other)).toBe(balance)

  await page.goto(LIGHT_PAGE)
  const account = await openAccount(page, 'Vklad')
  await account.getByLabel('Suma v eurách').fill('20')
  await account.getByRole('button', { name: 'Vložiť', exact: true }).click()
  await expect(account.getByRole('status').filter({ hasText: 'je na vašom zostatku' })).toBeVisible()
  await expect.poll(() => headerBalance(other)).toBe(balance + 2_000)
  expect(asked(), 'the balance came by the line').toBe(before)

  const closed = line.waitForEvent('close')
  await account.getByRole('button', { name: 'Zavrieť' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await closed
  await expect(accountButton(other)).toHaveCount(0)
})

test('a line that does not come is tried three times, then nobody speaks of it and the balance is fetched [8.32] [9.10] [F3]', async ({
  guest: page,
}) => {
  const asked = countBalanceRequests(page)
  let tries = 0
  let askedBefore = 0
  await page.routeWebSocket(/\/notifications$/, (socket) => {
    tries += 1
    askedBefore = asked()
    void socket.close({ code: 1011 })
  })
  await createFundedPlayer(page)
  await page.clock.install()
  await page.goto(LIGHT_PAGE)
  await expect.poll(() => headerBalance(page)).toBe(2_000)
  // A second lies between two tries: the clock is moved on, and tries beyond the third would come with it.
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000)
      return tries
    })
    .toBe(3)
  await expect.poll(() => asked() - askedBefore, 'asked for after the last try').toBeGreaterThan(0)
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(tries).toBe(3)
})
