import type { CrashFlight } from '@herna/contract/games'
import { drawParticle } from './particles.ts'

type Brush = CanvasRenderingContext2D

export const BURST_MS = 1_100

/** Where and when a flight has ended. */
export interface End {
  readonly x: number
  readonly y: number
  /** Side of the vehicle's picture. */
  readonly size: number
  /** 0 to 1. */
  readonly age: number
  readonly colour: string
  readonly particles: CrashFlight['particles']
}

/** How far the pieces are: fast first. */
const reachOf = ({ size, age }: End): number => size * (0.35 + 0.75 * (1 - (1 - age) ** 3))

function ring(brush: Brush, { x, y, age }: End, radius: number, colour: string): void {
  brush.globalAlpha = (1 - age) * 0.7
  brush.strokeStyle = colour
  brush.lineWidth = 6 * (1 - age) + 1
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.stroke()
}

function dot(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

/** Calls `draw` for each of the pieces that fly apart and fall. */
function pieces(brush: Brush, end: End, count: number, draw: (x: number, y: number, index: number) => void): void {
  const reach = reachOf(end)
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.399
    const distance = reach * (0.55 + (index % 5) * 0.18) * 1.3
    brush.globalAlpha = 1 - end.age
    draw(end.x + Math.cos(angle) * distance, end.y + Math.sin(angle) * distance + end.age ** 2 * 90, index)
  }
}

const BURSTS: Readonly<Record<CrashFlight['burst'], (brush: Brush, end: End) => void>> = {
  blast(brush, end) {
    const { x, y, size, age, colour } = end
    ring(brush, end, reachOf(end), '#fff')
    if (age < 0.35) {
      brush.globalAlpha = 1 - age / 0.35
      dot(brush, x, y, size * 0.42 * (1 - age), '#fff')
    }
    pieces(brush, end, 26, (px, py, index) => dot(brush, px, py, (index % 4) + 2, index % 3 === 0 ? '#fff' : colour))
  },
  pop(brush, end) {
    ring(brush, end, reachOf(end) * 0.7, '#c8f4ff')
    pieces(brush, end, 22, (x, y, index) => drawParticle(brush, 'bubbles', { x, y: y - end.age * 60 }, { ...end, index }))
  },
  scatter(brush, end) {
    pieces(brush, end, 30, (x, y, index) => drawParticle(brush, end.particles, { x, y }, { ...end, age: end.age * 0.5, index }))
  },
  fireworks(brush, end) {
    const crowns = [
      [0, 0, end.colour],
      [-0.7, 0.2, '#ffd24a'],
      [0.35, 0.55, '#6ae0ff'],
      [-0.25, -0.35, '#ff8ad0'],
    ] as const
    for (const [crown, [right, down, colour]] of crowns.entries()) {
      const age = Math.min(1, Math.max(0, end.age * 1.5 - crown * 0.14))
      const [cx, cy] = [end.x + right * end.size, end.y + down * end.size]
      const reach = end.size * (1 - (1 - age) ** 3) * 0.75
      brush.globalAlpha = age === 0 ? 0 : 1 - age
      for (let ray = 0; ray < 20; ray += 1) {
        const angle = (ray * Math.PI) / 10
        const far = reach * (ray % 2 ? 1 : 0.72)
        dot(brush, cx + Math.cos(angle) * far, cy + Math.sin(angle) * far + age * age * 30, 3.4 - age * 2, colour)
      }
    }
  },
  cloud(brush, end) {
    for (let index = 0; index < 14; index += 1) {
      const angle = index * 2.399
      const away = reachOf(end) * (0.2 + (index % 4) * 0.14)
      brush.globalAlpha = (1 - end.age) * 0.62
      dot(
        brush,
        end.x + Math.cos(angle) * away,
        end.y + Math.sin(angle) * away * 0.6,
        end.size * (0.16 + end.age * 0.12 + (index % 3) * 0.04),
        '#fff',
      )
    }
  },
}

/** The end of the flight; a pure function of the time since then, in ms. */
export function drawBurst(brush: Brush, kind: CrashFlight['burst'], since: number, end: Omit<End, 'age'>): void {
  const age = since / BURST_MS
  if (age < 0 || age >= 1) return
  BURSTS[kind](brush, { ...end, age })
  brush.globalAlpha = 1
}
