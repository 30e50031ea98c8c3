import { expect, test } from './guest.ts'

interface ListedGame {
  gameCode: string
  type: string
}

test('a guest has a casino lobby and a live-casino lobby, both in Slovak [0.1]', async ({ guest }) => {
  for (const [address, other] of [
    ['/', '/kasino-zive'],
    ['/kasino-zive', '/'],
  ] as const) {
    await guest.goto(address)
    await expect(guest.locator('html')).toHaveAttribute('lang', /^sk/)
    await expect(guest.locator(`header a[href="${other}"]`).first()).toBeVisible()
    // Hydration may render other tiles of a row than the server.
    await expect.poll(() => guest.locator('main a[href^="/hra/"]').count()).toBeGreaterThan(20)
  }
})

test('the portal offers games of every type and links to all its other sections [1.1] [1.2] [3.1]', async ({
  guest,
  request,
}) => {
  const games = (await (await request.get(`${process.env.HERNA_JOURNEYS_CONTENT}/games/no-files`)).json()) as ListedGame[]
  for (const type of ['Slot', 'Live', 'Table', 'Crash']) {
    const game = games.find((game) => game.type === type)
    expect((await request.get(`/hra/${game?.gameCode}`)).status(), type).toBe(200)
  }
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/')
  for (const address of ['/jackpoty', '/bonusy', '/turnaje', '/vitazi/posledne', '/poskytovatelia', '/temy', '/vsetky-hry']) {
    await expect(guest.locator(`a[href="${address}"]`).first(), address).toBeAttached()
  }
  await expect(guest.locator('a[href^="/kategorie/"]').first()).toBeAttached()
})

test('the game rules explain every kind of game, section by section [2.5]', async ({ guest }) => {
  await guest.goto('/pravidla-hry')
  await expect(guest.locator('[data-layout="clean"]')).toBeVisible()
  const sections = guest.locator('main h2')
  await expect.poll(() => sections.count()).toBeGreaterThanOrEqual(8)
  await guest.locator('main nav a[href*="#"]').nth(2).click()
  await expect(guest).toHaveURL(/#/)
})
