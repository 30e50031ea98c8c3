import { n1 } from '../../scene/shapes.ts'
import type { Pen } from '../pen.ts'

/** The upper line of a row's ground, from edge to edge; everything below it is filled. */
export const RELIEFS = ['hills', 'ridge', 'dunes', 'waves', 'flat', 'cliffs', 'drifts'] as const
export type Relief = (typeof RELIEFS)[number]

export interface ReliefInput {
  readonly pen: Pen
  readonly W: number
  /** Mean height of the line, and how far it rises above it. */
  readonly y: number
  readonly rise: number
  /** Where the fill ends. */
  readonly bottom: number
}
/** The line's height at `x`, and its outline. */
export interface ReliefLine {
  readonly d: string
  at(x: number): number
}

const STEP = 20
type Height = (x: number) => number
const heights: Record<Relief, (input: ReliefInput) => Height> = {
  hills({ pen: { r }, W, rise }) {
    const [a, b, waves] = [r() * 9, r() * 9, r.range(3.5, 5.5)]
    return (x) => (0.6 * Math.sin((x / W) * waves + a) + 0.4 * Math.sin((x / W) * waves * 2.3 + b)) * rise
  },
  ridge({ pen: { r }, W, rise }) {
    const points = Array.from({ length: 14 }, (_, i) => (i % 2 ? r.range(0.4, 1) : r.range(-0.4, 0.15)) * rise)
    return (x) => {
      const at = (Math.max(0, Math.min(0.999, (x + 20) / (W + 40))) * (points.length - 1)) as number
      const [i, t] = [Math.floor(at), at % 1]
      return (points[i] as number) * (1 - t) + (points[i + 1] as number) * t
    }
  },
  dunes({ pen: { r }, W, rise }) {
    const phase = r()
    return (x) => {
      const t = ((((x / W) * 2.2 + phase) % 1) + 1) % 1
      return (
        (t < 0.7 ? Math.sin((t / 0.7) * Math.PI * 0.5) : Math.cos(((t - 0.7) / 0.3) * Math.PI * 0.5)) * rise * 1.1 - rise * 0.4
      )
    }
  },
  waves({ pen: { r }, rise }) {
    const phase = r() * 100
    return (x) => (1 - Math.abs(Math.sin((x + phase) / 52))) * rise * 0.55
  },
  flat: () => () => 0,
  cliffs({ pen: { r }, W, rise }) {
    const steps = Array.from({ length: 9 }, () => r.range(-0.5, 1) * rise)
    return (x) => steps[Math.max(0, Math.min(8, Math.floor((x / W) * 9)))] as number
  },
  drifts({ pen: { r }, W, rise }) {
    const phase = r() * 9
    return (x) => Math.abs(Math.sin((x / W) * 4.4 + phase)) * rise * 0.9
  },
}

/** The line of a row's ground. */
export function reliefLine(relief: Relief, input: ReliefInput): ReliefLine {
  const { W, y, bottom } = input
  const height = heights[relief](input)
  const at = (x: number): number => y - height(x)
  let d = `M-30 ${n1(bottom)}`
  for (let x = -30; x <= W + 30; x += STEP) d += `L${n1(x)} ${n1(at(x))}`
  return { d: `${d}L${n1(W + 30)} ${n1(bottom)}Z`, at }
}
