import '@herna/kit/base.css'
import { TILE_LAYOUTS } from '@herna/contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TileView } from '../game/index.ts'
import game from '../texts/sk-SK/game.json'
import lobby from '../texts/sk-SK/lobby.json'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import type { WidgetView } from './widget-view.ts'
import { Widgets } from './widgets.tsx'

afterEach(clear)

const tiles: TileView[] = Array.from({ length: 40 }, (_, index) => ({
  code: `g-${index}`,
  name: `Hra ${index}`,
  provider: 'Štúdio',
  version: '1',
}))
const rows = TILE_LAYOUTS.map(
  (layout): WidgetView => ({ id: layout, type: 'Games', title: layout, layout, live: false, slug: 'a', total: 40, tiles }),
)
const isRendered = (link: Element | null | undefined) => link?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const) {
  test(`at ${width} px, tiles beyond the edge of a row are not rendered, and every row has the height that is reserved for it`, async () => {
    await page.viewport(width, height)
    await show(<Widgets widgets={rows} />, { texts: { game, lobby } })
    const reservedHeights = new Map(
      [...document.querySelectorAll('section')].map((section) => [section, section.getBoundingClientRect().height]),
    )
    for (const [section, reservedHeight] of reservedHeights) {
      section.scrollIntoView()
      await nextPaint()
      const links = section.querySelectorAll('li > a')
      await expect.poll(() => isRendered(links[0])).toBe(true)
      expect(isRendered(links[links.length - 1])).toBe(false)
      const shownHeight = section.getBoundingClientRect().height
      for (const item of section.querySelectorAll('li')) item.style.contentVisibility = 'visible'
      const wholeHeight = section.getBoundingClientRect().height
      // Browsers round to 1/64 px.
      for (const height of [reservedHeight, shownHeight])
        expect(Math.abs(height - wholeHeight), section.ariaLabel ?? '').toBeLessThan(0.1)
    }
  })
}
