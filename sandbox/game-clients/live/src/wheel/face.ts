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
