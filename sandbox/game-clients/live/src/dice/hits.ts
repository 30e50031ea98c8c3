import { sumOf } from './throw.ts'

export const isTriple = (faces: readonly number[]): boolean => faces.every((face) => face === faces[0])

/** The spots of sic bo that win with this throw, to be framed; what they pay is decided by the host. */
export function hitsOf(faces: readonly number[]): string[] {
  const sum = sumOf(faces)
  const [low = 0, middle = 0, high = 0] = faces.toSorted((one, other) => one - other)
  const singles = [...new Set(faces)].map((face) => `single-${face}`)
  if (isTriple(faces)) return ['any-triple', `triple-${low}`, `double-${low}`, `total-${sum}`, ...singles]
  const pairs = [...new Set([`${low}-${middle}`, `${low}-${high}`, `${middle}-${high}`])].filter((pair) => pair[0] !== pair[2])
  return [
    sum <= 10 ? 'small' : 'big',
    sum % 2 === 0 ? 'even' : 'odd',
    `total-${sum}`,
    ...singles,
    ...(low === middle || middle === high ? [`double-${middle}`] : []),
    ...pairs.map((pair) => `combination-${pair}`),
  ]
}
