import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleGame, sampleRound, sampleRoulette } from '../round/sample.ts'
import { RouletteView } from './view.ts'

const upTo = (most: number, from = 1): number[] => Array.from({ length: most - from + 1 }, (_, place) => from + place)
const NAMES = [
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
const TABLE_SPOTS = NAMES.map((spot) => ({ spot, name: spot, paysToOne: 1, rtp: 97.3 }))

let laid: string[]
beforeEach(() => {
  laid = []
  const real = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('coarse') ? ({ matches: true, addEventListener: () => {} } as unknown as MediaQueryList) : real(query),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** All places of a European cloth, in a window of that width. */
function cloth(width: number): RouletteView {
  const game = { ...sampleGame('roulette'), spots: TABLE_SPOTS }
  const view = new RouletteView(game, {
    place: (spot) => laid.push(spot),
    amount: String,
    reducedMotion: () => true,
    play: () => {},
  })
  const stage = document.createElement('div')
  stage.className = 'game stage'
  stage.style.width = `${width}px`
  stage.append(view.root)
  document.body.append(stage)
  view.showStakes([], true)
  return view
}
const layers = () => document.querySelector('.layers') as HTMLButtonElement
const spot = (id: string) => document.querySelector(`[data-spot="${id}"]`) as HTMLElement
/** Those a finger can press now. */
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('.betting-layout .spot')].filter((one) => {
    const { display, pointerEvents } = getComputedStyle(one)
    return display !== 'none' && pointerEvents !== 'none'
  })

function overlaps(all: readonly DOMRect[]): number {
  let found = 0
  for (const [place, a] of all.entries())
    for (const b of all.slice(place + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 0.6 && high > 0.6) found += 1
    }
  return found
}

test.each([320, 360, 411, 768])(
  'at %i px fingers find every place at least 44 px high, none over another, within the page',
  (width) => {
    cloth(width)
    for (const [layer, count] of [
      ['numbers', 37 + 12],
      ['between', TABLE_SPOTS.length - 37 - 12],
    ] as const) {
      const places = pressed().map((one) => one.getBoundingClientRect())
      expect([layer, places.length]).toEqual([layer, count])
      expect(Math.min(...places.map(({ height }) => height)), layer).toBeGreaterThanOrEqual(44)
      expect(Math.min(...places.map((place) => place.width)), layer).toBeGreaterThanOrEqual(44)
      expect(overlaps(places), layer).toBe(0)
      expect(Math.max(...places.map(({ right }) => right)), layer).toBeLessThanOrEqual(width)
      expect(Math.min(...places.map(({ left }) => left)), layer).toBeGreaterThanOrEqual(0)
      expect(layers().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      layers().click()
    }
  },
)

test('the lines between numbers are laid on after asking for them, and the wheel brings the numbers back', async () => {
  const view = cloth(360)
  expect(layers().textContent).toBe('Staviť na dvojice, rohy a rady')
  layers().click()
  spot('corner-1').click()
  expect([laid, layers().textContent]).toEqual([['corner-1'], 'Späť na čísla a farby'])
  view.begin()
  await view.show(sampleRound({ outcome: sampleRoulette(36) }), null, new AbortController().signal)
  expect(layers().textContent).toBe('Staviť na dvojice, rohy a rady')
  expect(spot('straight-36').className).toContain('winning')
})
