import { texts } from '../texts/index.ts'

interface Face {
  className: string
  /** Short, for the wheel and the last results. */
  label: string
  name: string
}

/** How a segment of the wheel looks everywhere. */
export const faceOf = (segment: string): Face =>
  segment === 'bonus'
    ? { className: 'segment-bonus', label: '★', name: texts.wheel.bonus }
    : { className: `segment-${segment}`, label: segment, name: segment }

/** A result of the feed: `2`, `2:5` with a multiplier that has applied, `bonus:10` with what the bonus has paid to one. */
export function resultFaceOf(result: string): Face {
  const [segment = '', factor] = result.split(':')
  const face = faceOf(segment)
  if (factor === undefined) return face
  const isBonus = segment === 'bonus'
  return {
    className: face.className,
    label: isBonus ? `${face.label}${factor}` : `${face.label}·${factor}×`,
    name: isBonus ? texts.wheel.bonusResult(factor) : texts.wheel.multiplied(face.name, factor),
  }
}
