import { H, TURN, W } from './measures.ts'

/** Rotating beams around a point; `turn` from 0 to 1 is one period. */
export function rays(context: CanvasRenderingContext2D, x: number, y: number, colour: string, turn: number, alpha: number): void {
  const count = 12
  context.save()
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = alpha
  const gradient = context.createRadialGradient(x, y, 20, x, y, 380)
  gradient.addColorStop(0, colour)
  gradient.addColorStop(1, `${colour}00`)
  context.fillStyle = gradient
  for (let n = 0; n < count; n += 1) {
    const angle = ((n + turn) / count) * TURN
    context.beginPath()
    context.moveTo(x, y)
    context.arc(x, y, 420, angle, angle + TURN / count / 2.4)
    context.fill()
  }
  context.restore()
}

export function halo(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  alpha: number,
): void {
  context.save()
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = alpha
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, colour)
  gradient.addColorStop(1, `${colour}00`)
  context.fillStyle = gradient
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  context.restore()
}

/** A band of light that crosses the frame while `progress` goes from 0 to 1. */
export function sweep(context: CanvasRenderingContext2D, progress: number, alpha: number): void {
  if (progress <= 0 || progress >= 1) return
  const x = -200 + progress * (W + 400)
  context.save()
  context.globalCompositeOperation = 'soft-light'
  context.transform(1, 0, -0.35, 1, 60, 0)
  const band = context.createLinearGradient(x - 110, 0, x + 110, 0)
  band.addColorStop(0, 'rgb(255 255 255 / 0)')
  band.addColorStop(0.5, `rgb(255 255 255 / ${alpha})`)
  band.addColorStop(1, 'rgb(255 255 255 / 0)')
  context.fillStyle = band
  context.fillRect(x - 110, 0, 220, H)
  context.restore()
}

export function vignette(context: CanvasRenderingContext2D): void {
  const shade = context.createRadialGradient(W / 2, H / 2, 180, W / 2, H / 2, 400)
  shade.addColorStop(0, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / .22)')
  context.fillStyle = shade
  context.fillRect(0, 0, W, H)
}
