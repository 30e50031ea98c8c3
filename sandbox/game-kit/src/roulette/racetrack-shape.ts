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

/** A field for CSS: the box around it in the drawing (`inset`), its shape in the box (`clip-path`), where its text is in the box. */
interface Shape {
  readonly box: string
  readonly shape: string
  readonly x: string
  readonly y: string
}
/** A field of the horizontal racetrack (zero at the right) and of the vertical one (zero at the top). */
interface Field {
  readonly wide: Shape
  readonly tall: Shape
}

const percent = (value: number, of: number): string => `${Math.round((value * 10_000) / of) / 100}%`

function shapeOf(points: readonly Point[], [x, y]: Point, width: number, height: number): Shape {
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inBox = ([px, py]: Point) => [percent(px - left, right - left), percent(py - top, bottom - top)] as const
  const [textX, textY] = inBox([x, y])
  return {
    box: [percent(top, height), percent(width - right, width), percent(height - bottom, height), percent(left, width)].join(' '),
    shape: `polygon(${points.map((point) => inBox(point).join(' ')).join()})`,
    x: textX,
    y: textY,
  }
}

const turned = ([x, y]: Point): Point => [y, WIDTH - x]
const field = (points: readonly Point[], text: Point): Field => ({
  wide: shapeOf(points, text, WIDTH, HEIGHT),
  tall: shapeOf(points.map(turned), turned(text), HEIGHT, WIDTH),
})

/** The field of a number on the track. */
export function numberField(number: number): Field {
  const place = WHEEL.indexOf(number)
  return field(
    [...edge(place, place, OUTER), ...edge(place, place, INNER + LINE).toReversed()],
    pointAt(place * SHARE, CENTRE_LINE),
  )
}

/** A field inside the track, beside the numbers of these runs of places on the wheel. */
export function innerField(runs: readonly (readonly [from: number, to: number])[]): Field {
  const points = runs.flatMap(([from, to]) => edge(from, to, INNER - LINE))
  return field(points, [points.reduce((sum, [x]) => sum + x, 0) / points.length, OUTER])
}
