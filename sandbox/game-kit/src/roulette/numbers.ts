/** Pockets of a European wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
]
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'

/** Degrees from zero's pocket, clockwise. */
export const angleOf = (number: number): number => (WHEEL.indexOf(number) * 360) / WHEEL.length

/** The number and its neighbours on the wheel, `count` on each side. */
export function neighboursOf(number: number, count: number): number[] {
  const place = WHEEL.indexOf(number)
  return Array.from({ length: count * 2 + 1 }, (_, index) => WHEEL.at((place + index - count) % WHEEL.length) as number)
}

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)

/** The numbers that a spot between numbers covers; other spots: none. */
export function numbersOf(spot: string): number[] {
  const [kind = '', ...rest] = spot.split('-')
  const [first = 0] = rest.map(Number)
  switch (kind) {
    case 'split':
    case 'trio':
      return rest.map(Number)
    case 'street':
      return from(first, 3)
    case 'line':
      return from(first, 6)
    case 'corner':
      return first === 0 ? from(0, 4) : [first, first + 1, first + 3, first + 4]
    default:
      return []
  }
}
