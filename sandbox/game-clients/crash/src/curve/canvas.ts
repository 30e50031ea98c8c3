import { pointOf, type Viewport } from './viewport.ts'

type Curve = (elapsed: number) => number
const POINTS = 72

/** Lines of round multiples and of seconds, as on a chart. */
export function drawGrid(brush: CanvasRenderingContext2D, view: Viewport, marks: readonly number[]): void {
  brush.strokeStyle = '#fff'
  brush.fillStyle = '#fff'
  brush.lineWidth = 1
  brush.font = '600 12px "Outfit Variable", system-ui, sans-serif'
  brush.textAlign = 'right'
  for (const mark of marks) {
    const [, y] = pointOf(view, 0, mark)
    if (y < 52) continue
    brush.globalAlpha = 0.22
    brush.beginPath()
    brush.moveTo(0, y)
    brush.lineTo(view.edge, y)
    brush.stroke()
    brush.globalAlpha = 0.9
    const label = `${(mark / 100).toLocaleString('sk-SK', { maximumFractionDigits: 2 })}×`
    // Readable on a light scene too.
    brush.strokeStyle = 'rgb(30 8 44 / 0.7)'
    brush.lineWidth = 3
    brush.strokeText(label, view.edge - 8, y - 4)
    brush.fillText(label, view.edge - 8, y - 4)
    brush.strokeStyle = '#fff'
    brush.lineWidth = 1
  }
  brush.globalAlpha = 1
}

/** The stand from which the vehicle starts. */
export function drawRamp(brush: CanvasRenderingContext2D, { left, bottom }: Viewport, colour: string): void {
  brush.strokeStyle = colour
  brush.lineWidth = 4
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(left - 22, bottom)
  brush.lineTo(left + 22, bottom)
  brush.moveTo(left - 15, bottom)
  brush.lineTo(left - 20, bottom + 12)
  brush.moveTo(left + 15, bottom)
  brush.lineTo(left + 20, bottom + 12)
  brush.stroke()
}

function tracePath(brush: CanvasRenderingContext2D, view: Viewport, elapsed: number, multipleAtElapsed: Curve): void {
  for (let point = 0; point <= POINTS; point += 1) {
    const time = (elapsed * point) / POINTS
    const [x, y] = pointOf(view, time, multipleAtElapsed(time))
    if (point === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  }
}

/** The trail: its light on the ground below, glow, line and bright core. */
export function drawTrail(
  brush: CanvasRenderingContext2D,
  view: Viewport,
  { elapsed, multipleAtElapsed, colour }: { elapsed: number; multipleAtElapsed: Curve; colour: string },
): void {
  if (elapsed <= 0) return
  const [tipX, tipY] = pointOf(view, elapsed, multipleAtElapsed(elapsed))
  const shade = brush.createLinearGradient(0, tipY, 0, view.bottom)
  shade.addColorStop(0, colour)
  shade.addColorStop(1, 'transparent')
  brush.globalAlpha = 0.34
  brush.fillStyle = shade
  brush.beginPath()
  tracePath(brush, view, elapsed, multipleAtElapsed)
  brush.lineTo(tipX, view.bottom)
  brush.closePath()
  brush.fill()
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const [width, alpha, stroke] of [
    [10, 0.4, '#2a0a34'],
    [18, 0.2, colour],
    [11, 0.35, colour],
    [6, 1, colour],
    [2.5, 0.95, '#fff'],
  ] as const) {
    brush.lineWidth = width
    brush.globalAlpha = alpha
    brush.strokeStyle = stroke
    brush.beginPath()
    tracePath(brush, view, elapsed, multipleAtElapsed)
    brush.stroke()
  }
  brush.globalAlpha = 1
}

/** Sparks behind the vehicle; a pure function of the elapsed time. */
export function drawSparks(
  brush: CanvasRenderingContext2D,
  view: Viewport,
  { elapsed, multipleAtElapsed, colour }: { elapsed: number; multipleAtElapsed: Curve; colour: string },
): void {
  for (let index = 0; index < 22; index += 1) {
    const age = ((elapsed + index * 97) % 900) / 900
    const time = elapsed - age * Math.min(700, elapsed * 0.4)
    const [x, y] = pointOf(view, time, multipleAtElapsed(time))
    const drift = Math.sin(index * 12.9) * 16 * age
    brush.globalAlpha = (1 - age) * 0.85
    brush.fillStyle = index % 3 === 0 ? '#fff' : colour
    brush.beginPath()
    brush.arc(x - age * 12 + drift, y + age * 30, 3 * (1 - age) + 0.6, 0, Math.PI * 2)
    brush.fill()
  }
  brush.globalAlpha = 1
}

export const BURST_MS = 1_100

/** The burst at the end of the flight: a ring, rays and pieces that fall; a pure function of the time since then. */
export function drawBurst(
  brush: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  since: number,
  colour: string,
): void {
  const age = since / BURST_MS
  if (age < 0 || age >= 1) return
  const reach = size * (0.35 + 0.75 * (1 - (1 - age) ** 3))
  brush.globalAlpha = (1 - age) * 0.7
  brush.strokeStyle = '#fff'
  brush.lineWidth = 6 * (1 - age) + 1
  brush.beginPath()
  brush.arc(x, y, reach, 0, Math.PI * 2)
  brush.stroke()
  if (age < 0.35) {
    brush.globalAlpha = 1 - age / 0.35
    brush.fillStyle = '#fff'
    brush.beginPath()
    brush.arc(x, y, size * 0.42 * (1 - age), 0, Math.PI * 2)
    brush.fill()
  }
  for (let index = 0; index < 26; index += 1) {
    const angle = index * 2.399
    const speed = 0.55 + (index % 5) * 0.18
    const [pieceX, pieceY] = [
      x + Math.cos(angle) * reach * speed * 1.3,
      y + Math.sin(angle) * reach * speed * 1.3 + age * age * 90,
    ]
    brush.globalAlpha = 1 - age
    brush.fillStyle = index % 3 === 0 ? '#fff' : colour
    brush.beginPath()
    brush.arc(pieceX, pieceY, (index % 4) + 2, 0, Math.PI * 2)
    brush.fill()
  }
  brush.globalAlpha = 1
}
