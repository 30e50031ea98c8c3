import { makeSvg } from '@herna/game-kit'

const SKIN = [
  ['#f3cdb0', '#d79f7c'],
  ['#d9a47c', '#b97f58'],
  ['#9c6644', '#7c4d31'],
] as const
const HAIR = ['#3a2016', '#16100e', '#7a4a22', '#a8702e'] as const
const CLOTHES = ['#7d1f3c', '#1f3f7d', '#14532f', '#5b1f86'] as const

const path = (d: string, fill: string, more = {}): SVGElement => makeSvg('path', { d, fill, ...more })
const circle = (cx: number, cy: number, r: number, fill: string): SVGElement => makeSvg('circle', { cx, cy, r, fill })
const line = (d: string, stroke: string, width: number): SVGElement =>
  makeSvg('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })

/** Women's names that do not end in -a, of the languages in which tables are dealt. */
const WOMEN = new Set(
  (
    'Lucy Grace Chloe Sophie Aiko Linh Sanne Fleur Lotte Femke Noor Anouk Eleni Danae Elif Zeynep Defne Ayşe Selin Yasmin Beatriz ' +
    'Alice Charlotte Emily Isabel Marie Rose Zoe'
  ).split(' '),
)

/** A drawn dealer, always the same for one name; names ending in -a are women's too. The torso reaches the lower edge of the drawing, which lies behind the table. */
export function dealerFigure(name: string): SVGElement {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const pick = <T>(values: readonly T[], shift: number): T => values[(seed >>> shift) % values.length] as T
  const [skin, shade] = pick(SKIN, 2)
  const [hair, clothes] = [pick(HAIR, 5), pick(CLOTHES, 8)]
  const isWoman = name.endsWith('a') || WOMEN.has(name)
  return makeSvg(
    'svg',
    { viewBox: '-80 -30 160 172', class: 'dealer', 'aria-hidden': 'true' },
    ...(isWoman ? [path('M-25 10C-30-24 30-24 25 10C27 34 36 48 30 66C20 78-20 78-30 66C-36 48-27 34-25 10Z', hair)] : []),
    makeSvg('g', { transform: 'translate(0 -10)' }, ...(isWoman ? dress(skin, shade, clothes) : suit(skin, shade, clothes))),
    path('M-20 8C-20-18 20-18 20 8C20 28 10 42 0 42C-10 42-20 28-20 8Z', skin),
    path('M2-12C14-12 20-4 20 8C20 28 10 42 0 42C10 34 14 8 2-12Z', shade, { opacity: 0.5 }),
    makeSvg('ellipse', { cx: -20, cy: 13, rx: 3, ry: 5, fill: skin }),
    makeSvg('ellipse', { cx: 20, cy: 13, rx: 3, ry: 5, fill: shade }),
    line('M-13 4Q-9 1-5 3.5M5 3.5Q9 1 13 4', hair, 2),
    makeSvg('ellipse', { cx: -8.5, cy: 10, rx: 2.3, ry: 2.7, fill: '#221a22' }),
    makeSvg('ellipse', { cx: 8.5, cy: 10, rx: 2.3, ry: 2.7, fill: '#221a22' }),
    circle(-9.3, 9, 0.8, '#fff'),
    circle(7.7, 9, 0.8, '#fff'),
    line('M0 11C1.5 16 2.5 18 0 19.5', shade, 1.8),
    ...(isWoman
      ? [
          path('M-7.5 26.5Q0 34 7.5 26.5Q0 28.5-7.5 26.5Z', '#b23a4c'),
          path('M-22 12C-24-6-15-12-3-11C10-14 24-6 22 13C18 4 12-2 2-4C-8-3-17 2-22 12Z', hair),
          circle(-20.5, 21, 1.7, '#ffe9a8'),
          circle(20.5, 21, 1.7, '#ffe9a8'),
        ]
      : [
          line('M-6 27.5Q0 31 6 27.5', '#8f4a3c', 1.8),
          path('M-21 9C-24-16-10-20 2-19C16-20 24-10 21 9C19-2 14-6 4-6C-8-6-18-4-21 9Z', hair),
        ]),
  )
}

const dress = (skin: string, shade: string, clothes: string): SVGElement[] => [
  path('M-64 152V128C-64 88-52 74-34 68L-12 58H12L34 68C52 74 64 88 64 128V152Z', skin),
  path('M-64 152V128C-64 96-56 84-44 76C-34 92-16 98 0 98C16 98 34 92 44 76C56 84 64 96 64 128V152Z', clothes),
  line('M-13 60C-10 80 10 80 13 60', '#f0cf7a', 1.3),
  path('M-10 28V58C-6 66 6 66 10 58V28Z', shade),
]

const suit = (skin: string, shade: string, clothes: string): SVGElement[] => [
  path('M-64 152V128C-64 88-52 74-34 68L-12 58H12L34 68C52 74 64 88 64 128V152Z', '#1b1a24'),
  path('M-13 58L0 100L13 58Z', '#f5f1f7'),
  path('M-13 57L-25 72-1 104ZM13 57L25 72 1 104Z', '#2b2935'),
  path('M-9 66L0 70L9 66V75L0 71L-9 75Z', clothes),
  path('M-10 28V56C-6 63 6 63 10 56V28Z', shade),
  path('M-10 28V50C-4 57 4 55 6 50V28Z', skin),
]
