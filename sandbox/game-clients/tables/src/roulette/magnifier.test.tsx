import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleGame, sampleRound, sampleRoulette } from '../round/sample.ts'
import { SPOT_IDS } from './spots.fixture.ts'
import { RouletteView } from './view.ts'

const spots = SPOT_IDS.map((spot) => ({ spot, name: `Stávka ${spot}`, paysToOne: 1, rtp: 97.3 }))
const OPEN = { canPlace: true, isOver: false }
let placed: string[]

beforeEach(() => {
  placed = []
})
afterEach(async () => {
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

/** Shows a European table in a screen of this size, as the game does below the portal's bar. */
async function showTable(width: number, height: number): Promise<RouletteView> {
  await page.viewport(width, height)
  const view = new RouletteView(
    { ...sampleGame('roulette'), spots },
    {
      place: (spot) => placed.push(spot),
      placeAll: (stakes) => placed.push(...stakes.map(({ spot }) => spot)),
      chip: () => 100,
      amount: String,
      reducedMotion: () => true,
      play: () => {},
      decided: () => {},
    },
  )
  const game = document.createElement('main')
  game.className = 'game kind-roulette'
  const area = document.createElement('section')
  area.className = 'game-area'
  area.append(view.root)
  game.append(document.createElement('header'), area)
  document.body.append(game)
  view.showStakes([], OPEN)
  return view
}

const spotElement = (id: string) => document.querySelector(`[data-spot="${id}"]`) as HTMLElement
const lens = () => document.querySelector('.magnifier') as HTMLElement
const pointer = (type: string, target: HTMLElement, right = 0, down = 0, pointerType = 'touch') => {
  const { left, top, width, height } = target.getBoundingClientRect()
  const [clientX, clientY] = [left + width / 2 + right, top + height / 2 + down]
  target.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType, pointerId: 1, bubbles: true }))
}

test.each([
  [320, 540],
  [390, 740],
  [844, 333],
])(
  'at %i × %i all numbers and outside bets are on the screen, at least 24 px high and wide, without overlap',
  async (width, height) => {
    await showTable(width, height)
    const boxes = [...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect())
    expect(boxes.length).toBe(37 + 12)
    for (const [nth, box] of boxes.entries()) {
      expect([box.width >= 24, box.height >= 23.5, box.left >= 0, box.right <= width, box.bottom <= height]).toEqual([
        true,
        true,
        true,
        true,
        true,
      ])
      for (const other of boxes.slice(nth + 1)) {
        const overlap = [
          Math.min(box.right, other.right) - Math.max(box.left, other.left),
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
        ]
        expect(Math.min(...overlap)).toBeLessThan(1)
      }
    }
  },
)

test('a touch shows the bet large with its name before it counts, and letting go places one chip', async () => {
  await showTable(390, 740)
  pointer('pointerdown', spotElement('straight-17'))
  expect([lens().hidden, lens().textContent?.includes('Stávka straight-17'), placed]).toEqual([false, true, []])
  pointer('pointerup', spotElement('straight-17'))
  // A touch is followed by a click.
  spotElement('straight-17').click()
  expect([lens().hidden, placed]).toEqual([true, ['straight-17']])
})

test('moving the finger in the magnifier chooses splits, corners and streets around the pressed number', async () => {
  await showTable(390, 740)
  const chosen = (right: number, down: number) => {
    pointer('pointerdown', spotElement('straight-17'))
    pointer('pointermove', spotElement('straight-17'), right, down)
    pointer('pointerup', spotElement('straight-17'), right, down)
    return placed.pop()
  }
  expect([chosen(28, 0), chosen(0, 28), chosen(28, 28), chosen(-84, 0), chosen(-84, 28)]).toEqual([
    'split-17-18',
    'split-17-20',
    'corner-17',
    'street-16',
    'line-16',
  ])
})

test('in landscape the same movement follows the numbers from left to right', async () => {
  await showTable(844, 333)
  pointer('pointerdown', spotElement('straight-17'))
  pointer('pointermove', spotElement('straight-17'), 28, 0)
  pointer('pointerup', spotElement('straight-17'), 28, 0)
  expect(placed).toEqual(['split-17-20'])
})

test('a finger that leaves the cloth takes the bet back, and nothing is placed while the wheel turns', async () => {
  const view = await showTable(390, 740)
  pointer('pointerdown', spotElement('red'))
  pointer('pointermove', spotElement('red'), 0, 900)
  pointer('pointerup', spotElement('red'), 0, 900)
  view.showStakes([], { canPlace: false, isOver: false })
  pointer('pointerdown', spotElement('straight-5'))
  pointer('pointerup', spotElement('straight-5'))
  expect([placed, lens().hidden]).toEqual([[], true])
})

test('a click without a touch, as a keyboard or a screen reader sends, places the chip at once', async () => {
  await showTable(390, 740)
  spotElement('corner-1').click()
  expect(placed).toEqual(['corner-1'])
})

test('a replayed round shows its number and does not count as a result of the session', async () => {
  const view = await showTable(390, 740)
  const round = sampleRound({ outcome: sampleRoulette(36) })
  const skip = AbortSignal.abort()
  await view.show(round, null, skip, false)
  await view.show(sampleRound({ outcome: sampleRoulette(5) }), null, skip, true)
  expect([...document.querySelectorAll('.last-numbers li')].map((item) => item.textContent)).toEqual(['36'])
  expect(document.querySelector('.winning-number')?.textContent).toBe('5')
  expect(spotElement('straight-5').className).toContain('winning')
})
