import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../styles/index.css'
import { sampleSession } from '../round/sample.ts'
import { ReelsView } from './reels-view.ts'

const sample = sampleSession().game
const drawn = (id: number): string => `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" id="s${id}"/%3E`
const game = { ...sample, symbols: sample.symbols.map((symbol) => ({ ...symbol, image: drawn(symbol.id) })) }
const pictures = new Map(
  game.symbols.map(({ id, image: address }) => {
    const image = new Image()
    image.src = address
    return [id, image] as const
  }),
)
const ALL = (symbol: number): number[][] => Array.from({ length: 3 }, () => [symbol, symbol, symbol])

let calm: boolean
let stopped: number[]
let view: ReelsView
beforeEach(() => {
  calm = false
  stopped = []
  view = new ReelsView(
    game,
    pictures,
    () => calm,
    (reel) => stopped.push(reel),
  )
  document.body.append(view.root)
})
afterEach(() => view.root.remove())

/** Symbols a player sees, by reel. */
const seen = (): (number | undefined)[][] =>
  [...view.root.querySelectorAll('.reel')].map((reel) =>
    [...reel.querySelectorAll('.reel-cells:not([hidden]) img')].map((image) => {
      const found = /s(\d)/.exec(decodeURIComponent(image.getAttribute('src')?.split('id=')[1] ?? ''))
      return found ? Number(found[1]) : undefined
    }),
  )

test('the reels rest on the grid they were given, stopped from left to right', async () => {
  view.start()
  await view.stop(ALL(2), false)
  expect(seen()).toEqual(ALL(2))
  expect(stopped).toEqual([0, 1, 2])
  expect(view.root.querySelectorAll('.reel-blur:not([hidden])')).toHaveLength(0)
})

test('a player in a hurry sees the same grid', async () => {
  view.start()
  const rest = view.stop(ALL(1), false)
  view.hurry()
  await rest
  expect(seen()).toEqual(ALL(1))
})

test('with reduced motion nothing turns: the symbols fade to the new ones', async () => {
  calm = true
  view.start()
  expect(view.root.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition))).toHaveLength(0)
  expect(view.root.classList.contains('faded')).toBe(true)
  await view.stop(ALL(0), false)
  expect(seen()).toEqual(ALL(0))
  expect(view.root.classList.contains('faded')).toBe(false)
})

test('a stop that a new start has overtaken leaves the new spin alone', async () => {
  view.start()
  const old = view.stop(ALL(0), true)
  await vi.waitFor(() => expect(view.root.querySelectorAll('.reel-cells:not([hidden])').length).toBeGreaterThan(0))
  view.start()
  await old
  expect(view.root.querySelectorAll('.reel-blur:not([hidden])')).toHaveLength(3)
  await view.stop(ALL(2), true)
  expect(seen()).toEqual(ALL(2))
})

test('a symbol whose picture does not come is its name in the cells, and its picture once that comes', async () => {
  const [lost, late, here] = game.symbols.map((symbol) => symbol.id) as [number, number, number]
  const symbols = game.symbols.map((symbol) => (symbol.id === lost ? { ...symbol, image: 'data:image/svg+xml,broken' } : symbol))
  const come = new Map([...pictures].filter(([id]) => id === here))
  const other = new ReelsView(
    { ...game, symbols },
    come,
    () => true,
    () => undefined,
  )
  document.body.append(other.root)
  other.start()
  await other.stop([Array(3).fill(lost), Array(3).fill(late), Array(3).fill(here)], true)
  const columns = () => [...other.root.querySelectorAll<HTMLElement>('.reel')].map((reel) => reel.innerText.trim().split(/\n+/))
  await vi.waitFor(() => expect(columns()).toEqual([Array(3).fill(`Symbol ${lost}`), [''], ['']]))
  other.root.remove()
})

test('winning cells are lit, the others shaded, until nothing is lit any more', () => {
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

test('winners vanish and the symbols that come from above rest on the new grid, also where nothing may move', async () => {
  for (const still of [false, true]) {
    calm = still
    await view.drop([[0, 2]], ALL(still ? 1 : 2))
    expect(seen()).toEqual(ALL(still ? 1 : 2))
    expect(view.root.querySelectorAll('.vanishing')).toHaveLength(0)
  }
})

test('coins carry their worth while the other cells turn, and lose it with the next spin', async () => {
  const coin = (isNew: boolean) => ({ position: [1, 1] as [number, number], amount: 250, isNew })
  view.coins([coin(false)], true, (cents) => `${cents} c`)
  await view.respin(ALL(2))
  expect(seen()).toEqual(ALL(2))
  expect([...view.root.querySelectorAll('.cell.coin .coin-worth')].map((worth) => worth.textContent)).toEqual(['250 c'])
  view.coins([coin(true)], true, String)
  expect(view.root.querySelectorAll('.cell.coin.new')).toHaveLength(1)
  expect(view.root.classList.contains('holding')).toBe(true)
  view.start()
  expect(view.root.querySelectorAll('.coin-worth, .holding')).toHaveLength(0)
  await view.stop(ALL(0), true)
})
