import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleGame, sampleTable } from '../round/sample.ts'
import { type OpenTable, openTable } from './host.fixture.ts'
import { all } from './screen.fixture.ts'

/** Phones, a tablet, desktops, and frames beside other tables but the lowest one (626 × 252), where a chip is as high as its bet. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [360, 640],
  [360, 800],
  [390, 844],
  [412, 780],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [706, 744],
  [626, 644],
  [706, 344],
]
/** Height of letters with their accents, in font sizes; the box of a line is taller. */
const LETTERS = 0.86

let table: OpenTable
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(async () => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

/** Whether the chip, a circle, covers part of the name of its spot, or the name that makes room leaves the spot. */
function isNameHidden(spot: HTMLElement): boolean {
  const [name, chip] = [spot.querySelector('b, span') as HTMLElement, spot.querySelector('.own-chip') as HTMLElement]
  const range = document.createRange()
  range.selectNodeContents(name)
  const line = range.getBoundingClientRect()
  const halfHeight = (Number.parseFloat(getComputedStyle(name).fontSize) * LETTERS) / 2
  const [middle, circle] = [line.top + line.height / 2, chip.getBoundingClientRect()]
  const [x, y] = [circle.left + circle.width / 2, circle.top + circle.height / 2]
  const nearestX = Math.min(Math.max(x, line.left), line.right)
  const nearestY = Math.min(Math.max(y, middle - halfHeight), middle + halfHeight)
  const edges = spot.getBoundingClientRect()
  if (line.left < edges.left || line.right > edges.right) return true
  return Math.hypot(x - nearestX, y - nearestY) < circle.width / 2
}

test('a chip covers neither the number nor the name of its bet, on any screen', async () => {
  table = await openTable({ game: sampleGame(), balance: 1_000_000, limits: [] }, false)
  table.send(sampleTable(8_000))
  const spots = all('.spot:not(.crossing)').filter((spot) => spot.checkVisibility())
  expect(spots).toHaveLength(37 + 12)
  for (const spot of spots) spot.click()
  const hidden: string[] = []
  for (const size of SIZES) {
    await page.viewport(...size)
    hidden.push(...spots.filter(isNameHidden).map(({ dataset }) => `${dataset['spot']} at ${size.join('×')}`))
  }
  expect(hidden).toEqual([])
})
