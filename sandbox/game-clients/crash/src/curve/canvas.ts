import { pointOf, type Viewport } from './viewport.ts'

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
