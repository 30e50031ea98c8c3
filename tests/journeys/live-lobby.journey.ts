import { accessibilityViolations } from './accessibility.ts'
import { expect, layoutShifts, scrollsHorizontally, test } from './guest.ts'

const OPEN = '[data-table-state="open"]'
const HUB = '**/live/hub/**'

test('the live lobby connects after hydration and shows the tables as they are, without moving anything; one connection serves the live pages of a tab, and the filter of open tables lists only games with a table and says of which moment it is [1.10] [3.38] [4.27] [5.7]', async ({
  guest,
  browserErrors,
}) => {
  const negotiations: string[] = []
  guest.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/live/hub/negotiate')) negotiations.push(request.url())
  })
  await guest.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await guest.goto('/kasino-zive')
  await expect(guest.getByText(/ · naživo$/)).toBeVisible()
  await expect(guest.locator(OPEN).first()).toBeVisible()
  const shifted = await guest.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  )
  expect(shifted).toBeLessThan(0.01)
  await guest.getByRole('navigation').getByRole('link', { name: 'Všetky hry' }).first().click()
  await expect(guest).toHaveURL(/\/kasino-zive\/vsetky-hry$/)
  await expect(guest.locator(OPEN).first()).toBeVisible()
  expect(negotiations).toHaveLength(1)
  await guest.getByRole('button', { name: 'Filtre' }).click()
  const open = guest.getByRole('switch', { name: /^Otvorený stôl/ }).or(guest.getByRole('checkbox', { name: /^Otvorený stôl/ }))
  await expect(open).toBeEnabled()
  await open.click()
  await guest.getByRole('button', { name: /^Zobraziť \d+ / }).click()
  await expect(guest).toHaveURL(/otvorene=1/)
  await expect(guest.getByText(/^Podľa stavu stolov z /)).toBeVisible()
  await expect(guest.locator('main [data-game]:not(:has([data-table-state]))')).toHaveCount(0)
  expect(browserErrors).toEqual([])
})

test('pages without live games neither load the client nor connect', async ({ guest }) => {
  const requests: string[] = []
  guest.on('request', (request) => requests.push(request.url()))
  await guest.goto('/vsetky-hry', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => /\/live\/hub|hold-feed/.test(url))).toEqual([])
})

test('when the feed cannot be reached one toast says so, the catalogue’s facts stay, and a retry connects [3.20] [8.18]', async ({
  guest,
}) => {
  await guest.route(HUB, (route) => route.abort())
  await guest.goto('/kasino-zive')
  await expect(guest.getByText('K živým stolom sa nepodarilo pripojiť')).toHaveCount(1)
  await expect(guest.getByText('Stav stolov sa nepodarilo načítať')).toBeVisible()
  await expect(guest.locator(OPEN)).toHaveCount(0)
  await guest.unroute(HUB)
  await guest.getByRole('main').getByRole('button', { name: 'Skúsiť teraz' }).click()
  await expect(guest.getByText(/ · naživo$/)).toBeVisible()
})

test('the drawer of a live game shows its table and how recent it is [2.41]', async ({ guest }) => {
  // axe-core would read colours of a drawer that still fades in.
  await guest.emulateMedia({ reducedMotion: 'reduce' })
  await guest.goto('/kasino-zive')
  await guest.locator(`[data-game]:has(${OPEN})`).first().click()
  const table = guest.getByRole('dialog').getByRole('region', { name: 'Stôl naživo' })
  await expect(table.getByText('Otvorený')).toBeVisible()
  await expect(table.getByText('Údaje sú naživo')).toBeVisible()
  expect(await accessibilityViolations(guest)).toEqual([])
})

test('the page of a live game shows its table, and nothing moves when it arrives', async ({ guest }) => {
  await guest.setViewportSize({ width: 320, height: 800 })
  await guest.goto('/hra/live-auto-ruleta')
  await expect(guest.getByRole('region', { name: 'Stôl naživo' }).getByText('Údaje sú naživo')).toBeVisible()
  expect(await layoutShifts(guest)).toEqual([])
  expect(await scrollsHorizontally(guest)).toBe(false)
})
