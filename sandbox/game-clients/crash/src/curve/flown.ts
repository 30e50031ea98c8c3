import { pointOf, type Viewport } from './viewport.ts'

/** The flown part of the curve. */
export interface Flown {
  readonly view: Viewport
  /** Ms since the start. */
  readonly elapsed: number
  /** Hundredths, not cut to whole ones. */
  readonly multipleAt: (elapsed: number) => number
  /** The game's colour. */
  readonly colour: string
}

export interface CurvePoint {
  readonly x: number
  readonly y: number
  /** Direction of the flight, in radians. */
  readonly angle: number
  readonly index: number
}

const POINTS = 72

/** Where the flight was at a moment. */
export function at({ view, elapsed, multipleAt }: Flown, time: number): { x: number; y: number; angle: number } {
  const step = Math.max(1, elapsed / 400)
  const [x, y] = pointOf(view, time, multipleAt(time))
  const [nextX, nextY] = pointOf(view, time + step, multipleAt(time + step))
  return { x, y, angle: Math.atan2(nextY - y, nextX - x) }
}

const pointsAt = (flown: Flown, times: readonly number[]): CurvePoint[] =>
  times.map((time, index) => ({ ...at(flown, time), index }))

/** Points close enough to draw the curve. */
export const smoothPoints = (flown: Flown): CurvePoint[] =>
  pointsAt(
    flown,
    Array.from({ length: POINTS + 1 }, (_, point) => (flown.elapsed * point) / POINTS),
  )

/** Marks that stay where the flight passed them, `least` to twice as many: while the picture shrinks, every second one is left out. */
export function marksOf(flown: Flown, least: number): CurvePoint[] {
  const gap = 2 ** Math.floor(Math.log2(Math.max(1, flown.elapsed) / least))
  return pointsAt(
    flown,
    Array.from({ length: Math.floor(flown.elapsed / gap) }, (_, mark) => (mark + 1) * gap),
  )
}

/** Draws through the points, `offset` pixels to their right. */
export function trace(brush: CanvasRenderingContext2D, points: readonly CurvePoint[], offset = 0): void {
  brush.beginPath()
  for (const [index, { x, y, angle }] of points.entries()) {
    const [px, py] = [x - Math.sin(angle) * offset, y + Math.cos(angle) * offset]
    if (index === 0) brush.moveTo(px, py)
    else brush.lineTo(px, py)
  }
}

/** Runs with a brush moved and turned to a point. */
export function withBrushAt(
  brush: CanvasRenderingContext2D,
  { x, y, angle }: Pick<CurvePoint, 'x' | 'y' | 'angle'>,
  draw: () => void,
): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  draw()
  brush.restore()
}
