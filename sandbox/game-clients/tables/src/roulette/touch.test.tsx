import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleGame, sampleRound, sampleRoulette } from '../round/sample.ts'
import { RouletteView } from './view.ts'

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const SPOT_IDS = [
  ...upTo(36, 0).map((number) => `straight-${number}`),
  ...upTo(3).map((number) => `split-0-${number}`),
  ...upTo(36)
    .filter((number) => number % 3 !== 0)
    .map((number) => `split-${number}-${number + 1}`),
  ...upTo(33).map((number) => `split-${number}-${number + 3}`),
  'trio-0-1-2',
  'trio-0-2-3',
  'corner-0',
  ...upTo(12).map((row) => `street-${row * 3 - 2}`),
  ...upTo(32)
    .filter((number) => number % 3 !== 0)
    .map((number) => `corner-${number}`),
  ...upTo(11).map((row) => `line-${row * 3 - 2}`),
  ...upTo(3).flatMap((nth) => [`dozen-${nth}`, `column-${nth}`]),
  'low',
  'even',
  'red',
  'black',
  'odd',
  'high',
]
const TABLE_SPOTS = SPOT_IDS.map((spot) => ({ spot, name: spot, paysToOne: 1, rtp: 97.3 }))

let placedSpots: string[]
beforeEach(() => {
  placedSpots = []
  const matchMedia = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('coarse') ? ({ matches: true, addEventListener: () => {} } as unknown as MediaQueryList) : matchMedia(query),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Shows a European betting layout with all spots in a container of this width. */
function showLayout(width: number): RouletteView {
  const game = { ...sampleGame('roulette'), spots: TABLE_SPOTS }
  const view = new RouletteView(game, {
    place: (spot) => placedSpots.push(spot),
    amount: String,
    reducedMotion: () => true,
    play: () => {},
  })
  const container = document.createElement('div')
  container.className = 'game'
  container.style.width = `${width}px`
  container.append(view.root)
  document.body.append(container)
  view.showStakes([], true)
  return view
}
const layerButton = () => document.querySelector('.layers') as HTMLButtonElement
const spot = (id: string) => document.querySelector(`[data-spot="${id}"]`) as HTMLElement
/** Spots that can be pressed now. */
const pressableSpots = () =>
  [...document.querySelectorAll<HTMLElement>('.betting-layout .spot')].filter((element) => {
    const { display, pointerEvents } = getComputedStyle(element)
    return display !== 'none' && pointerEvents !== 'none'
  })

function overlapCount(boxes: readonly DOMRect[]): number {
  let count = 0
  for (const [place, a] of boxes.entries())
    for (const b of boxes.slice(place + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > 0.6 && height > 0.6) count += 1
    }
  return count
}

test.each([320, 360, 411, 768])(
  'at %i px every spot is at least 44 px in size for touch, without overlap, within the page',
  (width) => {
    showLayout(width)
    for (const [layer, count] of [
      ['numbers', 37 + 12],
      ['between', TABLE_SPOTS.length - 37 - 12],
    ] as const) {
      const places = pressableSpots().map((element) => element.getBoundingClientRect())
      expect([layer, places.length]).toEqual([layer, count])
      expect(Math.min(...places.map(({ height }) => height)), layer).toBeGreaterThanOrEqual(44)
      expect(Math.min(...places.map((place) => place.width)), layer).toBeGreaterThanOrEqual(44)
      expect(overlapCount(places), layer).toBe(0)
      expect(Math.max(...places.map(({ right }) => right)), layer).toBeLessThanOrEqual(width)
      expect(Math.min(...places.map(({ left }) => left)), layer).toBeGreaterThanOrEqual(0)
      expect(layerButton().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      layerButton().click()
    }
  },
)

test('spots on the lines are available after switching to them, and the result switches back to the numbers', async () => {
  const view = showLayout(360)
  expect(layerButton().textContent).toBe('Staviť na dvojice, rohy a rady')
  layerButton().click()
  spot('corner-1').click()
  expect([placedSpots, layerButton().textContent]).toEqual([['corner-1'], 'Späť na čísla a farby'])
  view.begin()
  await view.show(sampleRound({ outcome: sampleRoulette(36) }), null, new AbortController().signal)
  expect(layerButton().textContent).toBe('Staviť na dvojice, rohy a rady')
  expect(spot('straight-36').className).toContain('winning')
})
