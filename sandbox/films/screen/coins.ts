import { seededRandom } from '../seeded-random.ts'
import { H, TURN } from './measures.ts'

interface Coin {
  from: [number, number]
  speed: [number, number]
  size: number
  spin: number
  phase: number
  starts: number
}

const GRAVITY = 620

/** Coins that spring from these points and fall out of the frame. */
export function coinsFrom(points: readonly [number, number][], word: string, coinsPerPoint: number) {
  const random = seededRandom(`coins of ${word}`)
  const coins = points.flatMap((from) =>
    Array.from(
      { length: coinsPerPoint },
      (): Coin => ({
        from,
        speed: [(random() - 0.5) * 420, -180 - random() * 260],
        size: 6 + random() * 6,
        spin: 1 + random() * 2.2,
        phase: random(),
        starts: random() * 0.35,
      }),
    ),
  )
  return (context: CanvasRenderingContext2D, time: number): void => {
    for (const coin of coins) {
      const age = time - coin.starts
      if (age <= 0) continue
      const x = coin.from[0] + coin.speed[0] * age
      const y = coin.from[1] + coin.speed[1] * age + (GRAVITY * age * age) / 2
      if (y < H + 20) drawCoin(context, x, y, coin.size, TURN * (coin.spin * age + coin.phase))
    }
  }
}

/** A coin rotating around its vertical axis, with a visible edge. */
function drawCoin(context: CanvasRenderingContext2D, x: number, y: number, size: number, angle: number): void {
  const [halfWidth, lean] = [Math.abs(Math.cos(angle)) * size, Math.sin(angle) * size * 0.16]
  context.save()
  context.translate(x, y)
  context.fillStyle = '#9c5a0a'
  context.beginPath()
  context.ellipse(lean, 0, halfWidth + 1, size, 0, 0, TURN)
  context.fill()
  const gradient = context.createLinearGradient(-halfWidth, -size, halfWidth, size)
  gradient.addColorStop(0, '#fff4bd')
  gradient.addColorStop(0.5, '#ffc83d')
  gradient.addColorStop(1, '#e38f12')
  context.fillStyle = gradient
  context.beginPath()
  context.ellipse(0, 0, halfWidth, size, 0, 0, TURN)
  context.fill()
  context.strokeStyle = '#b4690f'
  context.lineWidth = 1
  context.beginPath()
  context.ellipse(0, 0, halfWidth * 0.68, size * 0.68, 0, 0, TURN)
  context.stroke()
  context.restore()
}
