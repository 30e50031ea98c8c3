import { rouletteWheel } from '../live/wheels.ts'
import type { Scene } from '../scene/scene.ts'
import { disc, n1 } from '../scene/shapes.ts'
import { cards, face, SUITS } from './cards.ts'
import { emblem } from './emblem.ts'
import { die, felt } from './felt.ts'
import { mint } from './mint.ts'

type Subject = (s: Scene) => string
const titleBlock = (s: Scene): string => s.titleShade(0.5) + s.title({ size: s.W * 0.112, chars: 17 })
const wheelAt =
  (x: number, y: number, size: number, squash: number): Subject =>
  (s) =>
    [
      felt(s),
      s.isBackdrop
        ? ''
        : rouletteWheel(
            s.W * x,
            s.H * (s.tall ? y * 0.92 : y),
            s.shorterSide * size,
            s.tall ? Math.min(1, squash + 0.2) : squash,
            s.r() * 6,
          ),
      titleBlock(s),
    ].join('')

/** Dice as [x, y, size, rotation]; x, y from the middle and size are shares of the shorter side. */
const diceAt =
  (...dice: readonly (readonly [number, number, number, number])[]): Subject =>
  (s) => {
    const [cx, cy, m] = [s.W / 2, s.H * 0.4, s.shorterSide]
    const lit = disc(cx, cy, m * 0.5, 'fill="url(#halo)" opacity=".3"')
    return [
      felt(s),
      s.isBackdrop ? '' : lit + dice.map(([x, y, size, rot]) => die(s, cx + m * x, cy + m * y, m * size, rot)).join(''),
      titleBlock(s),
    ].join('')
  }

/** Cards in a row on the felt. */
const row: Subject = (s) => {
  const { W, H, r, shorterSide: m } = s
  const [n, h] = [s.tall ? 3 : 5, m * (s.tall ? 0.42 : 0.4)]
  const ranks = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
  const dealtCards = Array.from({ length: n }, (_, i) => {
    const x = W / 2 + (i - (n - 1) / 2) * h * 0.78
    return `<g transform="translate(${n1(x)} ${n1(H * 0.38 + Math.abs(i - (n - 1) / 2) * m * 0.02)}) rotate(${n1((i - (n - 1) / 2) * 4 + r.range(-3, 3))}) translate(${n1(-h * 0.355)} ${n1(-h / 2)})" filter="url(#cut)">${face(s, [r.pick(ranks), r.pick(SUITS)], h * 0.71, h)}</g>`
  }).join('')
  return [felt(s), s.isBackdrop ? '' : dealtCards, titleBlock(s)].join('')
}

const WHEELS = [
  wheelAt(0.5, 0.42, 0.46, 0.62),
  wheelAt(0.72, 0.44, 0.6, 0.7),
  wheelAt(0.3, 0.36, 0.62, 0.8),
  wheelAt(0.5, 0.3, 0.6, 1),
] as const
const DICE = [
  diceAt([-0.4, 0.05, 0.36, -14], [0.4, 0.04, 0.34, 34], [0, 0, 0.44, 10]),
  diceAt([-0.22, 0.03, 0.46, -18], [0.26, -0.02, 0.46, 24]),
  diceAt([0, 0, 0.66, -8]),
  diceAt([-0.34, -0.14, 0.3, 20], [0.02, 0.06, 0.4, -10], [0.38, -0.12, 0.3, 50], [0.56, 0.14, 0.2, 8], [-0.58, 0.12, 0.2, -30]),
] as const
const CARDS = [cards, row, emblem, mint, cards] as const

/** Table games: roulette wheel, dice or cards, with lettering. */
export function tableFamily(words: readonly string[], s: Scene): string {
  if (words.includes('roulette')) return s.r.pick(WHEELS)(s)
  if (words.some((word) => word === 'dice' || word === 'sicbo' || word === 'backgammon')) return s.r.pick(DICE)(s)
  return s.r.pick<Subject>(CARDS)(s)
}
