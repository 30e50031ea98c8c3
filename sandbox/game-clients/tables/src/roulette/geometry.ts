/**
 * Position of a spot on the layout, in cells. `u` runs along the numbers (zero from −1 to 0, numbers 0 … 12, columns 12 … 13), `v` across them
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

const cell = (u: number, v: number, long = 1, wide = 1): SpotPlace => ({ u, v, length: long, width: wide, isBetween: false })
const [CROSSING_LENGTH, CROSSING_WIDTH] = [0.36, 0.34]
/** Around a point on the lines. */
const around = (u: number, v: number, long = CROSSING_LENGTH, wide = CROSSING_WIDTH): SpotPlace => ({
  u: u - long / 2,
  v: v - wide / 2,
  length: long,
  width: wide,
  isBetween: true,
})

const rowOf = (number: number): number => Math.floor((number - 1) / 3)
const columnOf = (number: number): number => (number - 1) % 3
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high']

export function placeOf(spot: string): SpotPlace {
  const [name = '', ...rest] = spot.split('-')
  const [a = 0, b = 0] = rest.map(Number)
  switch (name) {
    case 'straight':
      return a === 0 ? cell(-1, 0, 1, 3) : cell(rowOf(a), columnOf(a))
    case 'split':
      if (a === 0) return around(0, columnOf(b) + 0.5, CROSSING_LENGTH, 0.5)
      return b === a + 1
        ? around(rowOf(a) + 0.5, columnOf(b), 0.5, CROSSING_WIDTH)
        : around(rowOf(b), columnOf(a) + 0.5, CROSSING_LENGTH, 0.5)
    case 'trio':
      return around(0, b === 1 ? 1 : 2)
    case 'street':
      return around(rowOf(a) + 0.5, 0, 0.5, CROSSING_WIDTH)
    case 'corner':
      return a === 0 ? around(0, 0) : around(rowOf(a) + 1, columnOf(a) + 1)
    case 'line':
      return around(rowOf(a) + 1, 0)
    case 'dozen':
      return cell((a - 1) * 4, -1, 4)
    case 'column':
      return cell(12, a - 1)
    default:
      return cell(EVEN_CHANCES.indexOf(name) * 2, -2, 2)
  }
}
