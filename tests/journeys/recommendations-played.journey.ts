import { expect, test } from './guest.ts'

// A demo counts as played once the game has loaded, and games wait for their images.
test.use({ images: 'loaded' })
const PLAYED = /^Lebo ste hrali hru/
const LIKED = /^Lebo máte radi hru/

test('played demos produce recommendations with a reason, and are deleted on request [3.9]', async ({ guest, browserErrors }) => {
  test.setTimeout(240_000) // the first launch of a game waits until its images are generated
  await guest.setViewportSize({ width: 1440, height: 900 })
  const played = guest.getByRole('region', { name: PLAYED })
  const liked = guest.getByRole('region', { name: LIKED })
  const rows = guest.getByRole('region', { name: /^Lebo / })
  for (const game of ['vlcia-hora', 'vlcia-hora', 'sedmicka-stastia']) {
    await guest.goto(`/play/${game}/demo`)
    await expect(guest.frameLocator('iframe').getByRole('button', { name: /točiť/i })).toBeEnabled({ timeout: 60_000 })
  }
  const fetches: string[] = []
  guest.on('request', (request) => /\/katalog\//.test(request.url()) && fetches.push(request.url()))
  await guest.goto('/')
  await guest.locator('[data-reserved-row]:visible').first().scrollIntoViewIfNeeded()
  await expect(played).toHaveAccessibleName('Lebo ste hrali hru Sedmička šťastia')
  await expect(liked).toHaveAccessibleName('Lebo máte radi hru Vlčia hora')
  expect(fetches).toHaveLength(1)
  await expect(liked.locator('[data-game]')).toHaveCount(30)
  await expect(liked.locator('[data-game="vlcia-hora"]')).toHaveCount(0)
  await liked.getByRole('button', { name: 'Zabudnúť' }).click()
  await expect(rows).toHaveCount(0)
  await expect(guest.getByText('Zoznam hier, ktoré ste hrali, je vymazaný.')).toBeVisible()
  await guest.reload()
  await guest.waitForLoadState('networkidle')
  await expect(rows).toHaveCount(0)
  expect(browserErrors).toEqual([])
})
