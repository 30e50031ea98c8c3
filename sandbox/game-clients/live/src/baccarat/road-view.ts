import { makeSvg } from '@herna/game-kit'
import { countList } from '../statistics/index.ts'
import { baccaratTexts as t } from '../texts/index.ts'
import { bigRoad, type RoadCell } from './big-road.ts'

const CELL = 12
const ROWS = 6

const countsIn = (results: readonly string[]) => {
  const count = (letter: string) => results.filter((result) => result === letter).length
  return { player: count('P'), banker: count('B'), tie: count('T') }
}

/** How often each side won. */
export function sideCounts(results: readonly string[]): HTMLElement {
  const counts = countsIn(results)
  const sides = ['player', 'banker', 'tie'] as const
  return countList(
    'side-counts',
    sides.map((side) => [t.counts[side], counts[side], side]),
  )
}

/** The big road. Banker is a filled circle, player a ring, a tie a stroke, so that they differ without colour. */
export function roadPicture(results: readonly string[], columns: number, name = nameOf(results)): SVGElement {
  return makeSvg(
    'svg',
    {
      class: 'big-road',
      viewBox: `0 0 ${columns * CELL} ${ROWS * CELL}`,
      role: 'img',
      'aria-label': name,
    },
    grid(columns),
    ...bigRoad(results, columns, ROWS).map(circle),
  )
}

function nameOf(results: readonly string[]): string {
  const { player, banker, tie } = countsIn(results)
  return t.roadOf(player, banker, tie)
}

function grid(columns: number): SVGElement {
  const vertical = Array.from({ length: columns + 1 }, (_, nth) => `M${nth * CELL} 0v${ROWS * CELL}`)
  const horizontal = Array.from({ length: ROWS + 1 }, (_, nth) => `M0 ${nth * CELL}h${columns * CELL}`)
  return makeSvg('path', { class: 'road-grid', d: [...vertical, ...horizontal].join('') })
}

function circle({ column, row, winner, ties }: RoadCell): SVGElement {
  const [x, y] = [column * CELL + CELL / 2, row * CELL + CELL / 2]
  const group = makeSvg('g', { class: `road-cell is-${winner ?? 'tie'}` })
  if (winner !== null) group.append(makeSvg('circle', { cx: x, cy: y, r: winner === 'banker' ? 4.6 : 3.8 }))
  if (ties > 0) group.append(makeSvg('path', { class: 'road-tie', d: `M${x - 4.4} ${y + 4.4}l8.8-8.8` }))
  return group
}
