import { breadth } from '../../tools/breadth.ts'
import {
  accessibilityViolations,
  contrastViolationsIn,
  expect,
  layoutShifts,
  SCREENS,
  scrollsHorizontally,
  test,
} from './guest.ts'

/** A second screen of a kind: it differs from the first only in its data, so the gate opens it once. */
const SAME_KIND = ['/kasino-zive/vsetky-hry', '/poskytovatelia/krivan', '/vitazi/jackpot', '/vitazi/salona-slavy']
const ALLOWED_ERROR = /status of 404/ // the browser also logs the 404 of the page that does not exist
const NARROW = [320, 'dark', 'light'] as const
const WIDE = [1440, 'light', 'dark'] as const
/** Screen width and the two themes: all axe-core rules are checked in the first, contrast in the second; in the gate at 320 px only. */
const VARIANTS =
  breadth === 'full' ? [NARROW, [360, 'dark', 'light'] as const, [768, 'light', 'dark'] as const, WIDE] : [NARROW, WIDE]

for (const [name, address] of SCREENS)
  test(`${name}: rendered by the server, one h1, no browser error; no layout shift, nothing wider than the screen and no axe-core violation, in both themes and at every width [S2] [6.1]`, async ({
    guest,
    browserErrors,
  }) => {
    const isAllChecked = breadth === 'full' || !SAME_KIND.includes(address)
    for (const [width, theme, otherTheme] of isAllChecked ? VARIANTS : [NARROW]) {
      await guest.emulateMedia({ colorScheme: theme })
      await guest.setViewportSize({ width, height: 800 })
      const html = await (await guest.goto(address))?.text()
      expect(html).toContain('<h1')
      expect(html).toMatch(/<html[^>]* lang="sk/)
      await guest.waitForLoadState('networkidle')
      if (address === '/kasino-zive') await expect(guest.locator('[data-table-state="open"]').first()).toBeVisible()
      expect(await layoutShifts(guest), `${width} px`).toEqual([])
      await expect(guest.locator('h1')).toHaveCount(1)
      expect(await scrollsHorizontally(guest), `${width} px`).toBe(false)
      if (width !== 320 && breadth !== 'full') continue
      expect(await accessibilityViolations(guest), `${width} px, ${theme} theme`).toEqual([])
      if (isAllChecked) expect(await contrastViolationsIn(guest, otherTheme), `${width} px`).toEqual([])
    }
    expect(browserErrors.filter((error) => !ALLOWED_ERROR.test(error))).toEqual([])
  })
