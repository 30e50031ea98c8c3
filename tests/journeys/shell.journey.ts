import { expect, test } from './guest.ts'

const LIGHT = 'rgb(250, 248, 245)'

test('the first visit sets the language cookie; the chosen theme applies from the first frame of every later visit [3.18] [1.9] [4.37] [9.2] [9.16]', async ({
  guest,
  context,
}) => {
  await guest.emulateMedia({ colorScheme: 'dark' })
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/temy')
  const languageCookie = async () => (await context.cookies()).find(({ name }) => name === 'locale')
  await expect.poll(languageCookie).toMatchObject({ value: 'sk-SK', path: '/', sameSite: 'Lax' })
  expect(((await languageCookie())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
  await guest.getByRole('button', { name: 'Režim zobrazenia: automatický' }).click()
  await guest.addInitScript(() => {
    const backgrounds: string[] = []
    Object.assign(window, { backgrounds })
    const recordBackground = () => {
      if (document.body) backgrounds.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(recordBackground)
    }
    recordBackground()
  })
  await guest.goto('/pravidla-hry')
  await expect(guest.getByRole('button', { name: 'Režim zobrazenia: svetlý' })).toBeVisible()
  const backgrounds = await guest.evaluate(() => (window as unknown as { backgrounds: string[] }).backgrounds)
  expect([...new Set(backgrounds)]).toEqual([LIGHT])
})

test('a new page starts at the top, Back restores the scroll position, and a hash scrolls to its anchor [2.1]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1440, height: 700 })
  await guest.goto('/pravidla-hry')
  await guest.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const bottomPosition = await guest.evaluate(() => window.scrollY)
  expect(bottomPosition).toBeGreaterThan(300)
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Časté otázky' }).click()
  await expect(guest).toHaveURL(/caste-otazky$/)
  await expect.poll(() => guest.evaluate(() => window.scrollY)).toBe(0)
  await guest.goBack()
  await expect.poll(() => guest.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await guest.goto('/pravidla-hry#blackjack')
  await expect(guest.getByRole('heading', { name: 'Blackjack' })).toBeInViewport()
  expect(await guest.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('a page whose script fails to load shows the update message and is requested once more after 10 seconds [8.33] [2.25]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.clock.install()
  await guest.route(/\/assets\/tournaments\.route-[^/]*\.js/, (route) => route.abort())
  await guest.goto('/')
  await guest.getByRole('navigation', { name: 'Ďalšie stránky' }).getByRole('link', { name: 'Turnaje' }).click()
  await expect(guest.getByRole('heading', { name: 'Herňu sme práve aktualizovali' })).toBeVisible()
  await guest.unroute(/\/assets\/tournaments\.route-[^/]*\.js/)
  await guest.clock.fastForward(11_000)
  await expect(guest).toHaveURL(/\/turnaje$/)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Turnaje')
  await expect.poll(() => guest.evaluate(() => sessionStorage.getItem('chunk-failure'))).toBeNull()
})

test('bots are not shown an error page [2.25]', async ({ request }) => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  const missing = await request.get('/nic', { headers })
  expect([missing.status(), (await missing.text()).includes('<')]).toEqual([404, false])
})
