/** The visible part of the curve, in CSS pixels, milliseconds and hundredths. */
export interface Viewport {
  left: number
  bottom: number
  width: number
  height: number
  /** Visible time in ms. */
  span: number
  /** The multiple at the upper edge. */
  top: number
  /** Right edge of the canvas. */
  edge: number
}
type Curve = (elapsed: number) => number
const POINTS = 90

export const pointOf = (
  { left, bottom, width, height, span, top }: Viewport,
  elapsed: number,
  multiple: number,
): [number, number] => [left + (elapsed / span) * width, bottom - ((multiple - 100) / (top - 100)) * height]

export function drawGrid(brush: CanvasRenderingContext2D, frame: Viewport, marks: readonly number[], colour: string): void {
  brush.strokeStyle = colour
  brush.fillStyle = colour
  brush.lineWidth = 1
  brush.font = '600 13px "Outfit Variable", system-ui, sans-serif'
  brush.textAlign = 'right'
  for (const mark of marks) {
    const [, y] = pointOf(frame, 0, mark)
    if (y < 16) continue
    brush.globalAlpha = 0.13
    brush.beginPath()
    brush.moveTo(frame.left, y)
    brush.lineTo(frame.edge, y)
    brush.stroke()
    brush.globalAlpha = 0.8
    brush.fillText(`${(mark / 100).toLocaleString('sk-SK', { maximumFractionDigits: 2 })}×`, frame.edge - 10, y - 5)
  }
  brush.globalAlpha = 0.35
  brush.beginPath()
  brush.moveTo(frame.left, frame.bottom)
  brush.lineTo(frame.edge, frame.bottom)
  brush.stroke()
  brush.globalAlpha = 1
}

function tracePath(brush: CanvasRenderingContext2D, frame: Viewport, elapsed: number, multipleAtElapsed: Curve): void {
  for (let point = 0; point <= POINTS; point += 1) {
    const time = (elapsed * point) / POINTS
    const [x, y] = pointOf(frame, time, multipleAtElapsed(time))
    if (point === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  }
}

export function fillArea(
  brush: CanvasRenderingContext2D,
  frame: Viewport,
  elapsed: number,
  multipleAtElapsed: Curve,
  colour: string,
): void {
  if (elapsed <= 0) return
  const [tipX, height] = pointOf(frame, elapsed, multipleAtElapsed(elapsed))
  const shade = brush.createLinearGradient(0, height, 0, frame.bottom)
  shade.addColorStop(0, colour)
  shade.addColorStop(1, 'transparent')
  brush.globalAlpha = 0.3
  brush.fillStyle = shade
  brush.beginPath()
  tracePath(brush, frame, elapsed, multipleAtElapsed)
  brush.lineTo(tipX, frame.bottom)
  brush.lineTo(frame.left, frame.bottom)
  brush.closePath()
  brush.fill()
  brush.globalAlpha = 1
}

/** Strokes glow, line and bright core. */
export function strokeLine(
  brush: CanvasRenderingContext2D,
  frame: Viewport,
  elapsed: number,
  multipleAtElapsed: Curve,
  colour: string,
): void {
  if (elapsed <= 0) return
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const [width, alpha, stroke] of [
    [16, 0.22, colour],
    [7, 1, colour],
    [2, 0.9, '#fff'],
  ] as const) {
    brush.lineWidth = width
    brush.globalAlpha = alpha
    brush.strokeStyle = stroke
    brush.beginPath()
    tracePath(brush, frame, elapsed, multipleAtElapsed)
    brush.stroke()
  }
  brush.globalAlpha = 1
}

/** Sparks behind the tip; a pure function of the elapsed time, without stored state. */
export function drawSparks(
  brush: CanvasRenderingContext2D,
  frame: Viewport,
  elapsed: number,
  multipleAtElapsed: Curve,
  colour: string,
): void {
  for (let index = 0; index < 18; index += 1) {
    const age = ((elapsed + index * 97) % 900) / 900
    const time = elapsed - age * Math.min(700, elapsed * 0.4)
    const [x, y] = pointOf(frame, time, multipleAtElapsed(time))
    const drift = Math.sin(index * 12.9) * 16 * age
    brush.globalAlpha = (1 - age) * 0.8
    brush.fillStyle = index % 3 === 0 ? '#fff' : colour
    brush.beginPath()
    brush.arc(x - age * 10 + drift, y + age * 26, 2.6 * (1 - age) + 0.6, 0, Math.PI * 2)
    brush.fill()
  }
  brush.globalAlpha = 1
}
