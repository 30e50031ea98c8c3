import { WHEEL } from './numbers.ts'

/** A point of the racetrack, in units of its drawing. */
type Point = readonly [x: number, y: number]

const STRAIGHT = 300
const OUTER = 130
const INNER = 82
const CENTRE_LINE = (OUTER + INNER) / 2
const ARC = Math.PI * CENTRE_LINE
const SHARE = (2 * STRAIGHT + 2 * ARC) / WHEEL.length
/** Points per number on each edge, so that the ends are round. */
const STEPS = 4
/** Half of the line between two fields: along the track as a share of a number, across it in units. */
const GAP = 0.03
const LINE = 1
const WIDTH = STRAIGHT + 2 * OUTER
const HEIGHT = 2 * OUTER

/** A point at the distance `radius` from the axis of the track; `at`: along its centre line from the middle of the right end, clockwise. */
function pointAt(at: number, radius: number): Point {
  const length = 2 * STRAIGHT + 2 * ARC
  const along = ((at % length) + length) % length
  const [left, right] = [OUTER, OUTER + STRAIGHT]
  const onEnd = (x: number, angle: number): Point => [x + radius * Math.cos(angle), OUTER + radius * Math.sin(angle)]
  if (along < ARC / 2) return onEnd(right, along / CENTRE_LINE)
  if (along < ARC / 2 + STRAIGHT) return [right - (along - ARC / 2), OUTER + radius]
  if (along < ARC * 1.5 + STRAIGHT) return onEnd(left, Math.PI / 2 + (along - ARC / 2 - STRAIGHT) / CENTRE_LINE)
  if (along < ARC * 1.5 + 2 * STRAIGHT) return [left + (along - ARC * 1.5 - STRAIGHT), OUTER - radius]
  return onEnd(right, (along - 2 * ARC - 2 * STRAIGHT) / CENTRE_LINE)
}

/** The edge at `radius` along the numbers of the places `from` to `to` of the wheel. */
function edge(from: number, to: number, radius: number): Point[] {
  const [start, end] = [from - 0.5 + GAP, to + 0.5 - GAP]
  const count = (to - from + 1) * STEPS
  return Array.from({ length: count + 1 }, (_, step) => pointAt((start + ((end - start) * step) / count) * SHARE, radius))
}

/** A part of the racetrack for CSS, lying (zero at the right) and standing (zero at the top). */
interface Part {
  readonly wide: string
  readonly tall: string
  /** Where its text stands, in per cent of the lying drawing. */
  readonly x: number
  readonly y: number
}

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`
const [xOf, yOf] = [(x: number): number => (x * 100) / WIDTH, (y: number): number => (y * 100) / HEIGHT]

function part(points: readonly Point[], [x, y]: Point): Part {
  const wide = points.map(([px, py]) => `${percent(xOf(px))} ${percent(yOf(py))}`)
  const tall = points.map(([px, py]) => `${percent(yOf(py))} ${percent(100 - xOf(px))}`)
  return { wide: `polygon(${wide.join()})`, tall: `polygon(${tall.join()})`, x: xOf(x), y: yOf(y) }
}

/** The field of a number on the track. */
export function numberPart(number: number): Part {
  const place = WHEEL.indexOf(number)
  return part([...edge(place, place, OUTER), ...edge(place, place, INNER + LINE).toReversed()], pointAt(place * SHARE, CENTRE_LINE))
}

/** A field inside the track, beside the numbers of these runs of places on the wheel. */
export function innerPart(runs: readonly (readonly [from: number, to: number])[]): Part {
  const points = runs.flatMap(([from, to]) => edge(from, to, INNER - LINE))
  const xs = points.map(([x]) => x)
  return part(points, [(Math.min(...xs) + Math.max(...xs)) / 2, OUTER])
}
