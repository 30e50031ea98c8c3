import { expect, gamesOfLongestList, test, untilStill } from './guest.ts'
import { refuseCookies } from './player.ts'

test('the lobby shows widgets of every kind and all six tile layouts [2.2] [3.8]', async ({ guest }) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/')
  for (const name of ['Práve sa hrá', 'Top 10 na Slovensku', 'Jackpoty', 'Príbehy na večer', 'Poskytovatelia']) {
    await expect(guest.getByRole('heading', { name, exact: false }).first()).toBeVisible()
  }
})

test('without JavaScript the list of all games has pages [2.4] [9.9]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/vsetky-hry')
  const first = await gamesOfLongestList(page)
  expect(first).toHaveLength(40)
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL(/strana=2/)
  const second = await gamesOfLongestList(page)
  expect(second).toHaveLength(40)
  expect(second.filter((game) => first.includes(game))).toEqual([])
  await context.close()
})

test('with JavaScript the list grows by 40 and Back restores the scroll position [9.9]', async ({ guest }) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/vsetky-hry')
  const games = guest.locator('main a[data-game]')
  // The status shows the length of the list; only tiles near the screen are in the DOM, so their number does not have to grow.
  const listStatus = guest.getByRole('navigation', { name: 'Stránky zoznamu' }).getByRole('status')
  const listLength = async () => Number(/– (\d+)/.exec(await listStatus.innerText())?.[1])
  await expect
    .poll(async () => {
      await guest.mouse.wheel(0, 4000)
      return listLength()
    })
    .toBeGreaterThanOrEqual(80)
  expect((await listLength()) % 40).toBe(0)
  await untilStill(guest)
  // A game in the middle of the rendered ones: at its end the list grows further.
  const code = await games.nth(Math.floor((await games.count()) / 2)).getAttribute('data-game')
  const game = guest.locator(`main a[data-game="${code}"]`)
  await expect(() => game.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  const leftPosition = await guest.evaluate(() => window.scrollY)
  await game.click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Celá stránka hry' }).click()
  // The first screen of a page under the pointer is rendered ahead, hidden, with a heading of its own.
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('Všetky hry')
  await guest.goBack()
  await expect(guest).toHaveURL(/vsetky-hry/)
  await expect.poll(() => guest.evaluate(() => window.scrollY)).toBeGreaterThan(leftPosition - 600)
})

// What a theme once chosen means for later pages is proven frame by frame in `frame.journey.ts`; here it is chosen in the footer.
test('a chosen theme applies before the first paint of the next page [1.9] [3.18] [9.16]', {
  tag: '@full',
}, async ({ guest, context, baseURL }) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.emulateMedia({ colorScheme: 'dark' })
  await guest.goto('/')
  const background = () => guest.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(15, 12, 23)')
  // Not forced: in the frame after the jump to it the footer's content is not rendered yet, and the press would meet the footer itself.
  await guest.locator('footer label', { has: guest.getByLabel(/svetl/i) }).click()
  expect(await background()).toBe('rgb(250, 248, 245)')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.goto(`${baseURL}/temy`, { waitUntil: 'commit' })
  await other.waitForSelector('body', { state: 'attached' })
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 1 })
  await other.waitForLoadState()
  expect(await other.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(250, 248, 245)')
})

test('every link on the path to a game can be reached by keyboard', async ({ guest }) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/')
  // The question about cookies comes first.
  await refuseCookies(guest)
  await guest.keyboard.press('Tab')
  await expect(guest.locator(':focus')).toHaveAttribute('href', /^#/)
  const reached = new Set<string>()
  for (let step = 0; step < 45; step++) {
    await guest.keyboard.press('Tab')
    reached.add(await guest.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName ?? ''))
  }
  expect([...reached]).toEqual(expect.arrayContaining(['/', '/poskytovatelia', '/jackpoty', '/temy', '/vsetky-hry', '/bonusy']))
  expect([...reached].some((href) => href.startsWith('/hra/'))).toBe(true)
})

test('on a phone the bottom bar opens the menu as a sheet that Escape and Back close; a link in it replaces it, so that Back returns to the page below [2.34] [4.32]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 360, height: 800 })
  await guest.goto('/temy')
  const open = guest.getByRole('button', { name: 'Menu' })
  await open.click()
  const sheet = guest.getByRole('dialog', { name: 'Menu' })
  await expect(sheet).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(sheet).toBeVisible()
  await guest.goBack()
  await expect(sheet).toBeHidden()
  await expect(guest).toHaveURL(/\/temy$/)
  await open.click()
  await sheet.getByRole('link', { name: 'Jackpoty' }).click()
  await expect(guest).toHaveURL(/\/jackpoty$/)
  await guest.goBack()
  await expect(guest).toHaveURL(/\/temy$/)
})

test('rows outside the viewport reserve the height that they will need at every width, so nothing shifts when they render', async ({
  guest,
}) => {
  for (const address of ['/', '/kasino-zive']) {
    await guest.goto(address)
    for (const width of [320, 360, 768, 1440]) {
      await guest.setViewportSize({ width, height: 800 })
      const views = guest.locator('main section > div').filter({ has: guest.locator('> :is(ul, ol) > li') })
      const rows = await views.evaluateAll((elements) =>
        (elements as HTMLElement[])
          .filter((view) => getComputedStyle(view).contentVisibility === 'auto' && view.offsetHeight > 0)
          .map((view) => {
            const reserved = Number.parseFloat(getComputedStyle(view).containIntrinsicBlockSize.replace('auto ', ''))
            view.style.contentVisibility = 'visible'
            const needed = view.clientHeight - 12
            view.style.contentVisibility = ''
            return { row: view.parentElement?.getAttribute('aria-label'), reserved, needed }
          }),
      )
      expect(rows.length, `${address} at ${width} px`).toBeGreaterThan(8)
      expect(
        rows.filter(({ reserved, needed }) => !(Math.abs(reserved - needed) <= 6)),
        `${address} at ${width} px`,
      ).toEqual([])
    }
  }
})
