import { accessibilityFaults, expect, layoutShift, SCREENS, scrollsSideways, test } from './guest.ts'

/** Bots are answered an error without a page [2.25], so the request says it is none. */
const A_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const ALLOWED_COMPLAINT = /status of 404/ // the address that does not exist says so in the console too

for (const [name, address] of SCREENS) {
  test(`${name}: rendered by the server, one heading, no complaint of the browser [S2] [6.1]`, async ({
    guest,
    complaints,
    request,
  }) => {
    const html = await (await request.get(address, { headers: { 'user-agent': A_BROWSER } })).text()
    expect(html).toContain('<h1')
    expect(html).toMatch(/<html[^>]* lang="sk/)
    await guest.goto(address)
    await expect(guest.locator('h1')).toHaveCount(1)
    await guest.waitForLoadState('networkidle')
    expect(complaints.filter((complaint) => !ALLOWED_COMPLAINT.test(complaint))).toEqual([])
  })

  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 1440],
  ] as const) {
    test(`${name}: no fault for axe-core in the ${colorScheme} theme at ${width} px`, async ({ guest }) => {
      await guest.emulateMedia({ colorScheme })
      await guest.setViewportSize({ width, height: 800 })
      await guest.goto(address)
      expect(await accessibilityFaults(guest)).toEqual([])
    })
  }

  test(`${name}: fits 320 px and does not jump`, async ({ guest }) => {
    for (const width of [320, 768, 1440]) {
      await guest.setViewportSize({ width, height: 800 })
      await guest.goto(address)
      await guest.waitForLoadState('networkidle')
      expect(await scrollsSideways(guest), `${width} px`).toBe(false)
      expect(await layoutShift(guest), `${width} px`).toBe(0)
    }
  })
}
