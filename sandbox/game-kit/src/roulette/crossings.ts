/**
 * A point on the lines of the cloth in cells: `u` along the numbers (0 between zero and 1, 12 after 36), `v` across them (0 at the side
 * of 1, 3 at the side of 3).
 */
interface Crossing {
  u: number
  v: number
}

const rowOf = (number: number): number => Math.floor((number - 1) / 3)
const columnOf = (number: number): number => (number - 1) % 3

/** Where a bet on several numbers lies; null: the spot is a cell. */
export function crossingOf(spot: string): Crossing | null {
  const [kind = '', ...rest] = spot.split('-')
  const [a = 0, b = 0] = rest.map(Number)
  switch (kind) {
    case 'split':
      if (a === 0) return { u: 0, v: columnOf(b) + 0.5 }
      return b === a + 1 ? { u: rowOf(a) + 0.5, v: columnOf(b) } : { u: rowOf(b), v: columnOf(a) + 0.5 }
    case 'trio':
      return { u: 0, v: b === 1 ? 1 : 2 }
    case 'street':
      return { u: rowOf(a) + 0.5, v: 0 }
    case 'corner':
      return a === 0 ? { u: 0, v: 0 } : { u: rowOf(a) + 1, v: columnOf(a) + 1 }
    case 'line':
      return { u: rowOf(a) + 1, v: 0 }
    default:
      return null
  }
}
