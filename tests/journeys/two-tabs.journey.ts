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

/** The tab's notification socket, once it is subscribed: later messages are not missed. */
async function subscribedSocket(page: Page, open: () => Promise<unknown>): Promise<WebSocket> {
  const subscribed = new Promise<WebSocket>((done) => {
    // Observed from its first frame: it may subscribe before the page has loaded.
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
/** The page's open notification sockets. On a busy machine a missed heartbeat replaces one by another. */
function openSockets(page: Page): Set<WebSocket> {
  const open = new Set<WebSocket>()
  // The sockets of the document before end without an event.
  page.on('domcontentloaded', () => open.clear())
  page.on('websocket', (socket) => {
    if (!isNotificationSocket(socket)) return
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  return open
}
/** Counts the page's own requests for the balance. */
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

test('rounds and a deposit in one tab appear in the other through a push, without a request; after a logout no tab has a connection [7.46] [9.10] [F8]', async ({
  guest: page,
}) => {
  test.setTimeout(180_000)
  await createFundedPlayer(page)
  const other = await page.context().newPage()
  await other.setViewportSize(WIDE)
  const balanceRequests = countBalanceRequests(other)
  const sockets = [openSockets(page), openSockets(other)]
  const openInTabs = () => sockets.map(({ size }) => size)
  const socket = await subscribedSocket(other, () => other.goto(LIGHT_PAGE))
  expect(socket.url(), 'no token in an address [S7]').not.toContain('?')
  await expect.poll(() => headerBalance(other)).toBe(2_000)
  const requestsBefore = balanceRequests()

  const reportedRounds = collectRounds(page)
  await openRealGame(page, 'vlcia-hora')
  await playRounds(page, { name: 'slot', code: 'vlcia-hora', title: 'Vlčia hora' }, () => reportedRounds.size >= 3)
  const balance = await ledgerBalance(page)
  expect(balance).toBe([...reportedRounds.values()].reduce((total, { staked, win }) => total - staked + win, 2_000))
  await expect.poll(() => headerBalance(other)).toBe(balance)

  await page.goto(LIGHT_PAGE)
  const account = await openAccount(page, 'Vklad')
  await account.getByLabel('Suma v eurách').fill('20')
  await account.getByRole('button', { name: 'Vložiť', exact: true }).click()
  await expect(account.getByRole('status').filter({ hasText: 'je na vašom zostatku' })).toBeVisible()
  await expect.poll(() => headerBalance(other)).toBe(balance + 2_000)
  expect(balanceRequests(), 'the balance came by push').toBe(requestsBefore)

  await expect.poll(openInTabs).toEqual([1, 1])
  await account.getByRole('button', { name: 'Zavrieť' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(accountButton(other)).toHaveCount(0)
  await expect.poll(openInTabs).toEqual([0, 0])
})

test('a connection that fails is tried three times, then silently dropped and the balance is fetched [8.32] [9.10] [F3]', async ({
  guest: page,
}) => {
  const balanceRequests = countBalanceRequests(page)
  let attempts = 0
  let requestsBefore = 0
  await page.routeWebSocket(/\/notifications$/, (socket) => {
    attempts += 1
    requestsBefore = balanceRequests()
    void socket.close({ code: 1011 })
  })
  await createFundedPlayer(page)
  await page.clock.install()
  await page.goto(LIGHT_PAGE)
  await expect.poll(() => headerBalance(page)).toBe(2_000)
  // Attempts are one second apart. The clock is advanced only while one is missing: further, on a busy machine it would reach the refresh of the login, which connects anew.
  for (const attempt of [1, 2]) {
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(attempt)
    if (attempts === attempt) await page.clock.fastForward(1_000)
  }
  await expect.poll(() => attempts).toBe(3)
  await expect.poll(() => balanceRequests() - requestsBefore, 'requested after the last attempt').toBeGreaterThan(0)
  // Beyond the time of a fourth attempt. Further, the request that is under way would run into its limit, and a new session would connect anew.
  await page.clock.fastForward(3_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(attempts).toBe(3)
})
