import { CABINETS } from '@herna/contract/games'
import { openAtStubHost } from '@herna/game-kit/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleSession } from '../round/sample.ts'
import { slotGame } from './game.ts'
import { DOT, withPictures } from './stub-host.fixture.ts'

/** Phones upright and sideways, the part of a phone below the portal's bar, a desktop. */
const SIZES = [
  [320, 640],
  [360, 571],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1440, 844],
] as const
const PARTS = '.sign, .frame, .message, .meter, .tools button, .spin, .stake button'
const gameEnd = new AbortController()

beforeAll(async () => {
  const root = document.createElement('div')
  document.body.append(root)
  const session = sampleSession()
  const game = withPictures(session.game)
  session.game = {
    ...game,
    name: 'Kráľovský karneval nocí',
    reels: 5,
    lines: [[1, 1, 1, 1, 1]],
    theme: { ...game.theme, logo: 'data:image/svg+xml,broken' },
    world: {
      ...game.world,
      build: { topper: 'steps', window: 'pillars', ground: 'rays', keys: 'square', motion: 'rise', hue: 145 },
    },
  }
  openAtStubHost(slotGame, { session, until: gameEnd.signal, isFramed: false })
  await vi.waitFor(() => expect(document.querySelector('.spin')).toBeTruthy())
})
afterAll(async () => {
  gameEnd.abort()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

/** Parts that are not wholly on the screen. */
function cutParts(): string[] {
  const cut = [...document.querySelectorAll(PARTS)].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
  })
  return cut.map((part) => part.className)
}

const boxOf = (selector: string): DOMRect => (document.querySelector(selector) as Element).getBoundingClientRect()
const overlap = (first: DOMRect, second: DOMRect): boolean =>
  Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1 &&
  Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 1

/** The title as lettering of this shape instead of text. */
function letterTitle(aspect: number): void {
  const lettering = document.createElement('img')
  lettering.src = DOT
  lettering.style.setProperty('--aspect', String(aspect))
  const sign = document.querySelector('.sign') as HTMLElement
  sign.replaceChildren(lettering)
  sign.classList.add('is-lettered')
}

test.each(SIZES)('at %i × %i everything is on the screen without scrolling, in every cabinet', async (width, height) => {
  await page.viewport(width, height)
  const title = document.querySelector('.sign') as HTMLElement
  const text = [...title.childNodes]
  for (const [cabinet, aspect] of CABINETS.flatMap((each) => [[each, null] as const, [each, 2.2] as const])) {
    document.documentElement.dataset.cabinet = cabinet
    if (aspect !== null) letterTitle(aspect)
    else {
      title.replaceChildren(...text)
      title.classList.remove('is-lettered')
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    expect([cabinet, scrollWidth, scrollHeight]).toEqual([cabinet, width, height])
    expect([cabinet, cutParts()]).toEqual([cabinet, []])
    for (const [first, second] of [
      ['.sign', '.frame'],
      ['.sign', '.frame-topper'],
      ['.spin', '.tools button:nth-child(2)'],
      ['.frame', '.meters > .meter'],
      ['.frame', '.message'],
      ['.message', '.meters > .meter'],
      ['.spin', '.stake-amount'],
    ] as const)
      expect([cabinet, first, second, overlap(boxOf(first), boxOf(second))]).toEqual([cabinet, first, second, false])
  }
  title.replaceChildren(...text)
  title.classList.remove('is-lettered')
})

test.each(SIZES)(
  'at %i × %i every control is at least 44 px high, and a symbol fills its cell and stays in it',
  async (width, height) => {
    await page.viewport(width, height)
    for (const control of document.querySelectorAll('.console button')) {
      const box = control.getBoundingClientRect()
      expect([control.className, box.height >= 43.5, box.width >= 39]).toEqual([control.className, true, true])
    }
    const cell = boxOf('.cell')
    const image = boxOf('.cell img')
    expect(Math.min(image.width, image.height)).toBeGreaterThanOrEqual(0.92 * Math.min(cell.width, cell.height))
    expect([image.width <= cell.width + 0.5, image.height <= cell.height + 0.5]).toEqual([true, true])
  },
)

/** The element that the browser lays out with this one: a block of contained size and layout in a block that is neither positioned nor an item. */
const isLaidOutAlone = (element: Element): boolean => {
  for (let each: Element | null = element; each?.parentElement; each = each.parentElement) {
    const { contain, position, display } = getComputedStyle(each)
    const isContained = contain === 'strict' || (contain.includes('size') && contain.includes('layout'))
    const isInBlock = getComputedStyle(each.parentElement).display === 'block'
    if (isContained && isInBlock && display !== 'inline' && ['static', 'relative'].includes(position)) return true
  }
  return false
}

test.each([
  [390, 844],
  [768, 1024],
  [1440, 844],
])('what changes in a spin at %i × %i is laid out without the page', async (width, height) => {
  await page.viewport(width, height)
  const changing = '.meter-value, .spin .icon, .message, .free-spins, .ribbon b, .cell, .line-amount, .overlay, td, .own-layout'
  const others = [...document.querySelectorAll(changing)].filter((each) => !isLaidOutAlone(each))
  expect(others.map((each) => each.className)).toEqual([])
})
