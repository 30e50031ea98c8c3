import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../styles/index.css'
import { sampleSession } from '../round/sample.ts'
import { ReelsView } from './reels-view.ts'

const sample = sampleSession().game
const imageOf = (id: number): string => `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" id="s${id}"/%3E`
const game = { ...sample, symbols: sample.symbols.map((symbol) => ({ ...symbol, image: imageOf(symbol.id) })) }
const pictures = new Map(
  game.symbols.map(({ id, image: address }) => {
    const image = new Image()
    image.src = address
    return [id, image] as const
  }),
)
const gridOf = (symbol: number): number[][] => Array.from({ length: 3 }, () => [symbol, symbol, symbol])

const EVEN = { isQuick: false, anticipated: [] }
const QUICK = { isQuick: true, anticipated: [] }

let isReducedMotion: boolean
let stoppedReels: number[]
let view: ReelsView
beforeEach(() => {
  isReducedMotion = false
  stoppedReels = []
  view = new ReelsView(
    game,
    pictures,
    () => isReducedMotion,
    (reel) => stoppedReels.push(reel),
  )
  document.body.append(view.root)
})
afterEach(() => view.root.remove())

/** Ids of the visible symbols, by reel. */
const visibleSymbols = (): (number | undefined)[][] =>
  [...view.root.querySelectorAll('.reel')].map((reel) =>
    [...reel.querySelectorAll('.reel-cells:not(.is-away) img')].map((image) => {
      const match = /s(\d)/.exec(decodeURIComponent(image.getAttribute('src')?.split('id=')[1] ?? ''))
      return match ? Number(match[1]) : undefined
    }),
  )

test('the reels stop from left to right on the given grid', async () => {
  view.start()
  await view.stop(gridOf(2), EVEN)
  expect(visibleSymbols()).toEqual(gridOf(2))
  expect(stoppedReels).toEqual([0, 1, 2])
  expect(view.root.querySelectorAll('.reel-blur:not(.is-away)')).toHaveLength(0)
})

test('hurried reels stop on the same grid', async () => {
  view.start()
  const stopped = view.stop(gridOf(1), EVEN)
  view.hurry()
  await stopped
  expect(visibleSymbols()).toEqual(gridOf(1))
})

test('with reduced motion no reel turns: the symbols fade to the new ones', async () => {
  isReducedMotion = true
  view.start()
  expect(view.root.getAnimations({ subtree: true }).filter((animation) => !(animation instanceof CSSTransition))).toHaveLength(0)
  expect(view.root.classList.contains('faded')).toBe(true)
  await view.stop(gridOf(0), EVEN)
  expect(visibleSymbols()).toEqual(gridOf(0))
  expect(view.root.classList.contains('faded')).toBe(false)
})

test('a stop that a new start has cancelled does not affect the new spin', async () => {
  view.start()
  const cancelledStop = view.stop(gridOf(0), QUICK)
  await vi.waitFor(() => expect(view.root.querySelectorAll('.reel-cells:not(.is-away)').length).toBeGreaterThan(0))
  view.start()
  await cancelledStop
  expect(view.root.querySelectorAll('.reel-blur:not(.is-away)')).toHaveLength(3)
  await view.stop(gridOf(2), QUICK)
  expect(visibleSymbols()).toEqual(gridOf(2))
})

test('a symbol whose picture does not load shows its name, and one whose picture loads later shows the picture', async () => {
  const [failedId, lateId, loadedId] = game.symbols.map((symbol) => symbol.id) as [number, number, number]
  const symbols = game.symbols.map((symbol) =>
    symbol.id === failedId ? { ...symbol, image: 'data:image/svg+xml,broken' } : symbol,
  )
  const loadedPictures = new Map([...pictures].filter(([id]) => id === loadedId))
  const otherView = new ReelsView(
    { ...game, symbols },
    loadedPictures,
    () => true,
    () => undefined,
  )
  document.body.append(otherView.root)
  otherView.start()
  await otherView.stop([Array(3).fill(failedId), Array(3).fill(lateId), Array(3).fill(loadedId)], QUICK)
  const columns = () =>
    [...otherView.root.querySelectorAll<HTMLElement>('.reel')].map((reel) => reel.innerText.trim().split(/\n+/))
  await vi.waitFor(() => expect(columns()).toEqual([Array(3).fill(`Symbol ${failedId}`), [''], ['']]))
  otherView.root.remove()
})

test('winning cells are highlighted and the others dimmed until the highlight is cleared', () => {
  view.highlight([
    [0, 1],
    [2, 2],
  ])
  expect(view.root.querySelectorAll('.cell.highlighted')).toHaveLength(2)
  expect(view.root.classList.contains('dimmed')).toBe(true)
  view.highlight(null)
  expect(view.root.querySelectorAll('.cell.highlighted')).toHaveLength(0)
  expect(view.root.classList.contains('dimmed')).toBe(false)
})

test('winning symbols are removed and the falling symbols end on the new grid, also with reduced motion', async () => {
  for (const reducedMotion of [false, true]) {
    isReducedMotion = reducedMotion
    await view.drop([[0, 2]], gridOf(reducedMotion ? 1 : 2))
    expect(visibleSymbols()).toEqual(gridOf(reducedMotion ? 1 : 2))
    expect(view.root.querySelectorAll('.vanishing')).toHaveLength(0)
  }
})

test('coins show their amount while the other cells spin, until the next spin', async () => {
  const coin = (isNew: boolean) => ({ position: [1, 1] as [number, number], amount: 250, isNew })
  view.coins([coin(false)], true, (cents) => `${cents} c`)
  await view.respin(gridOf(2))
  expect(visibleSymbols()).toEqual(gridOf(2))
  expect([...view.root.querySelectorAll('.cell.coin .coin-amount')].map((amount) => amount.textContent)).toEqual(['250 c'])
  view.coins([coin(true)], true, String)
  expect(view.root.querySelectorAll('.cell.coin.new')).toHaveLength(1)
  expect(view.root.classList.contains('holding')).toBe(true)
  view.start()
  expect(view.root.querySelectorAll('.coin-amount, .holding')).toHaveLength(0)
  await view.stop(gridOf(0), QUICK)
})
