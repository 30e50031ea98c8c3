import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './guest.ts'
import { accountButton, closePlayInfo, createPlayerWithOffer, submitCredentials } from './player.ts'

test.use({ viewport: { width: 1440, height: 900 } })

type Entry = Record<string, unknown>

/** Events of the data layer in order, over all pages of the visit. */
async function recordEvents(page: Page): Promise<Entry[]> {
  const events: Entry[] = []
  await page.exposeBinding('recordEvent', (_, entry: Entry) => void events.push(entry))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push.bind(layer)
    layer.push = (...entries) => {
      for (const entry of entries)
        if (Object.hasOwn(entry as object, 'event') || Object.hasOwn(entry as object, 'player'))
          (window as unknown as { recordEvent: (entry: unknown) => void }).recordEvent(entry)
      return push(...entries)
    }
    if (window === window.top) Object.assign(window, { dataLayer: layer })
  })
  return events
}

const pageView = (route_name: string, full_path: string, params: Entry = {}, query: Entry = {}) => ({
  event: 'page_view',
  route_name,
  full_path,
  params,
  query,
})
const navigation = (origin: string, route_name: string) => ({ event: 'casino_navigation', origin, route_name })
const menuLink = (page: Page, href: string) =>
  page.getByRole('navigation', { name: 'Kasíno', exact: true }).locator(`a[href="${href}"]`)

test('a whole visit: a guest browses, searches, filters, opens details and a demo, changes the theme, logs in, answers a bonus and plays for real; every event is as specified, and nothing is sent before consent [7.49] [3.47] [5.9] [4.39]', async ({
  guest,
  browserErrors,
}) => {
  const { username, email, password } = await createPlayerWithOffer(guest)
  const events = await recordEvents(guest)
  await guest.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  const theNext = async (...expected: Entry[]) => {
    await expect.poll(() => events.length, JSON.stringify(events)).toBeGreaterThanOrEqual(expected.length)
    expect(events.splice(0)).toEqual(expected)
  }
  // A guest before and after the consent.
  await guest.goto('/temy')
  await menuLink(guest, '/').click()
  await expect(menuLink(guest, '/')).toHaveAttribute('aria-current', 'page')
  expect(events).toEqual([])
  await guest.getByRole('button', { name: 'Prijať všetko' }).click()
  await theNext(pageView('lobby', '/'))
  await menuLink(guest, '/temy').click()
  await theNext(navigation('menu', 'collections'), pageView('collections', '/temy'))
  // Search.
  await guest.keyboard.press('/')
  await guest.getByRole('combobox').pressSequentially('zlatý!')
  await theNext({ event: 'search', search_term: 'zlaty' })
  await guest.keyboard.press('Escape')
  // Filters change the query, not the page.
  await menuLink(guest, '/vsetky-hry').click()
  await theNext(navigation('menu', 'all-games'), pageView('all-games', '/vsetky-hry'))
  await guest.getByRole('button', { name: /^Filtre/ }).click()
  await guest.getByRole('checkbox', { name: /^Kriváň Games/ }).check()
  await guest.getByRole('button', { name: /^Zobraziť \d+/ }).click()
  await expect(guest).toHaveURL(/poskytovatel=krivan$/)
  await theNext({
    event: 'casino_filters_click',
    categories: [],
    collections: [],
    providers: ['krivan'],
    number_of_reels: [],
    bet_amount: '',
    maximum_win: '',
    jackpots: false,
    gamble: false,
  })
  // The details belong to the list, and the demo is launched from it.
  await guest.locator('main a[data-game="vlcia-hora"]').click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Hrať demo' }).click()
  const launch = {
    event: 'casino_game_launch',
    from_route: 'collections',
    from_origin: 'menu',
    on_route: 'all-games',
    on_origin: 'list',
    on_origin_name: 'Všetky hry',
    game_name: 'Vlčia hora',
    provider: 'Kriváň Games',
    jackpot: true,
    dealer_name: null,
  }
  await theNext({ ...launch, demo: true, filter_used: true, minimum_bet: expect.any(Number) })
  await guest.getByRole('link', { name: 'Späť do herne' }).click()
  await expect(guest).toHaveURL(/\/vsetky-hry\?poskytovatel=krivan$/)
  await guest
    .getByRole('button', { name: /^Režim zobrazenia/ })
    .first()
    .click()
  await theNext({ event: 'casino_theme_toggle', theme: 'light' })
  // A player: facts only hashed; the offer is answered.
  await submitCredentials(guest, username, password)
  await expect(accountButton(guest, username)).toBeVisible()
  await closePlayInfo(guest)
  await expect.poll(() => events).toHaveLength(1)
  expect(events.splice(0)).toMatchObject([{ player: { email_sha256: expect.stringMatching(/^[0-9a-f]{64}$/), city: 'Žilina' } }])
  await guest.getByRole('dialog').getByRole('button', { name: 'Rozumiem' }).first().click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Prijať bonus' }).click()
  await theNext({ event: 'casino_bonus_popup_click', bonus_id: expect.any(String), cta_action: 'accept' })
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await guest.locator('main a[data-game="vlcia-hora"]').click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Hrať', exact: true }).click()
  await theNext({ ...launch, demo: false, filter_used: true, minimum_bet: expect.any(Number) })
  expect(JSON.stringify(await guest.evaluate(() => window.dataLayer))).not.toMatch(new RegExp(`${username}|${email}`, 'i'))
  expect(browserErrors).toEqual([])
})

test('the overlay for developers is not part of the build', () => {
  const assets = resolve(import.meta.dirname, '../../apps/portal/build/client/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => /trackingOverlay|trackingReported/.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})
