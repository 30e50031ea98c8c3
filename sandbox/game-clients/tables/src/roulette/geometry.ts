import { crossingOf } from '@herna/game-kit'

/**
 * Position of a spot on the cloth, in cells. `u` runs along the numbers (zero from −1 to 0, numbers 0 … 12, columns 12 … 13), `v` across them
 * (numbers 0 … 3, dozens −1 … 0, even chances −2 … −1). The style sheet decides between portrait and landscape.
 */
export interface SpotPlace {
  readonly u: number
  readonly v: number
  readonly length: number
  readonly width: number
  /** On a line between cells. */
  readonly isBetween: boolean
}

const cell = (u: number, v: number, length = 1, width = 1): SpotPlace => ({ u, v, length, width, isBetween: false })
/** Size of a place on a line: across it, and along it. */
const [ACROSS, ALONG] = [0.36, 0.5]
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high']

export function placeOf(spot: string): SpotPlace {
  const crossing = crossingOf(spot)
  if (crossing) return around(crossing.u, crossing.v)
  const [name = '', nth = ''] = spot.split('-')
  const number = Number(nth)
  switch (name) {
    case 'straight':
      return number === 0 ? cell(-1, 0, 1, 3) : cell(Math.floor((number - 1) / 3), (number - 1) % 3)
    case 'dozen':
      return cell((number - 1) * 4, -1, 4)
    case 'column':
      return cell(12, number - 1)
    default:
      return cell(EVEN_CHANCES.indexOf(name) * 2, -2, 2)
  }
}

const isOnLine = (value: number): boolean => Number.isInteger(value)

function around(u: number, v: number): SpotPlace {
  const [length, width] = [isOnLine(u) ? ACROSS : ALONG, isOnLine(v) ? ACROSS : ALONG]
  return { u: u - length / 2, v: v - width / 2, length, width, isBetween: true }
}

/** How near to a line, in cells, a point means the bet on that line. */
const NEAR = 0.28

/** The spot at a point among the numbers, in cells: a number, or the bet on the line or crossing near it. */
export function spotAt(u: number, v: number): string {
  const [line, side] = [Math.round(u), Math.round(v)]
  const isNearLine = Math.abs(u - line) < NEAR && line >= 0 && line < 12
  const isNearSide = Math.abs(v - side) < NEAR && side >= 0 && side < 3
  const row = Math.min(Math.max(Math.floor(u), -1), 11)
  const column = Math.min(Math.max(Math.floor(v), 0), 2)
  if (isNearLine && isNearSide) return crossingAt(line, side)
  const first = row * 3 + 1
  if (isNearLine) return line === 0 ? `split-0-${column + 1}` : `split-${line * 3 - 2 + column}-${line * 3 + 1 + column}`
  if (row < 0) return 'straight-0'
  if (isNearSide) return side === 0 ? `street-${first}` : `split-${first + side - 1}-${first + side}`
  return `straight-${first + column}`
}

/** The bet at the crossing of the line before row `line` and the side before column `side`. */
function crossingAt(line: number, side: number): string {
  if (line === 0) return side === 0 ? 'corner-0' : `trio-0-${side}-${side + 1}`
  return side === 0 ? `line-${line * 3 - 2}` : `corner-${line * 3 - 3 + side}`
}
