import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleGame, sampleTable } from '../round/sample.ts'
import { openTable } from './host.fixture.ts'

/** Phones upright and on their side, a tablet, desktops. */
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1440, 900],
] as const

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(async () => {
  vi.useRealTimers()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

const box = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()

test.each(['roulette', 'wheel'] as const)(
  '%s fits every screen without scrolling: all bets, chips and buttons are visible',
  async (kind) => {
    const table = await openTable({ game: sampleGame({ table: kind }), limits: [] }, false)
    table.send(sampleTable(Date.now() - Date.parse(at(0)), { table: kind }))
    for (const [width, height] of SIZES) {
      await page.viewport(width, height)
      const dock = box('.dock')
      const parts = ['.bar', '.scene', '.felt > *', '.tray', '.main-action'].map((selector) => box(selector))
      expect(Math.round(dock.bottom), `${width}×${height}`).toBe(height)
      expect(document.documentElement.scrollWidth, `${width}×${height}`).toBe(width)
      for (const part of parts) {
        expect([part.left >= 0, part.right <= width + 0.5, part.bottom <= height + 0.5], `${width}×${height}`).toEqual([
          true,
          true,
          true,
        ])
        expect(part.height, `${width}×${height}`).toBeGreaterThan(35)
      }
      const [bar, scene, felt] = parts
      expect((scene?.top ?? 0) >= (bar?.bottom ?? 0) - 0.5, `${width}×${height}`).toBe(true)
      expect((felt?.bottom ?? 0) <= dock.top + 0.5, `${width}×${height}`).toBe(true)
      const buttons = [...document.querySelectorAll<HTMLElement>('.dock button, .felt .spot:not(.crossing)')]
      const heights = buttons.map((button) => button.getBoundingClientRect().height)
      expect(Math.min(...heights), `${width}×${height}`).toBeGreaterThanOrEqual(22)
      const facts = box('.facts-bar')
      expect(facts.right <= width + 0.5 && facts.height > 20, `${width}×${height}`).toBe(true)
      expect(document.querySelectorAll('.facts-bar > div')).toHaveLength(5)
    }
    table.end()
  },
)
