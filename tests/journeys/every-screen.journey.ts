import { accessibilityFaults, expect, layoutShift, SCREENS, scrollsSideways, test } from './guest.ts'

const ALLOWED_COMPLAINT = /status of 404/ // the address that does not exist says so in the console too

for (const [name, address] of SCREENS) {
  test(`${name}: rendered by the server, one heading, no complaint of the browser [S2] [6.1]`, async ({
    guest,
    complaints,
    request,
  }) => {
    const html = await (await request.get(address)).text()
    expect(html).toContain('<h1')
    expect(html).toMatch(/<html[^>]* lang="sk/)
    await guest.goto(address)
    await expect(guest.locator('h1')).toHaveCount(1)
    await guest.waitForLoadState('networkidle')
    expect(complaints.filter((complaint) => !ALLOWED_COMPLAINT.test(complaint))).toEqual([])
  })

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`${name}: no fault for axe-core in the ${colorScheme} theme, on a phone and on a desktop`, async ({ guest }) => {
      await guest.emulateMedia({ colorScheme })
      for (const viewport of [
        { width: 360, height: 800 },
        { width: 1440, height: 900 },
      ]) {
        await guest.setViewportSize(viewport)
        await guest.goto(address)
        expect(await accessibilityFaults(guest)).toEqual([])
      }
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
