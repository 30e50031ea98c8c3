import { seededRandom } from '../seeded-random.ts'
import { H, LENGTH, TURN, W } from './measures.ts'
import type { Material, Weather } from './material.ts'

interface Kind {
  count: number
  /** Screen heights that a particle travels in one film: whole numbers, so that the film loops. Negative: up. */
  fall: readonly number[]
  /** Screen widths that it travels. */
  drift: readonly number[]
  sway: number
  size: readonly [number, number]
  colours(gameColours: Material['colours']): readonly string[]
  shape: 'soft' | 'ring' | 'paper' | 'glint' | 'streak'
}

const KINDS: Record<Weather, Kind> = {
  snow: { count: 64, fall: [1, 2], drift: [0], sway: 16, size: [1.4, 4], colours: () => ['#fff', '#dbeeff'], shape: 'soft' },
  bubbles: { count: 34, fall: [-1, -2], drift: [0], sway: 10, size: [2.5, 9], colours: () => ['#e6fbff'], shape: 'ring' },
  stars: {
    count: 60,
    fall: [0],
    drift: [-1, -2, -3],
    sway: 0,
    size: [1, 2.6],
    colours: ({ accent }) => ['#fff', '#fff', accent],
    shape: 'streak',
  },
  embers: {
    count: 54,
    fall: [-1, -2],
    drift: [0],
    sway: 22,
    size: [1.6, 4.4],
    colours: () => ['#ffd27a', '#ff9b3d', '#ff6a2b'],
    shape: 'soft',
  },
  confetti: {
    count: 46,
    fall: [1, 2],
    drift: [0],
    sway: 20,
    size: [3.4, 6],
    colours: ({ accent }) => [accent, '#ff5d8f', '#4fd1ff', '#ffe066', '#8affa0'],
    shape: 'paper',
  },
  fireflies: {
    count: 34,
    fall: [0, -1],
    drift: [0],
    sway: 34,
    size: [2, 4.6],
    colours: ({ accent }) => ['#fff3b0', accent],
    shape: 'soft',
  },
  glints: {
    count: 38,
    fall: [0, 1],
    drift: [0],
    sway: 12,
    size: [3, 8],
    colours: ({ accent }) => ['#fff6d0', accent],
    shape: 'glint',
  },
}

interface Piece {
  x: number
  y: number
  fall: number
  drift: number
  phase: number
  size: number
  colour: string
  beats: number
}

/** Particles that return to their start position at the end of the film. */
export function weatherOf({ code, weather, colours }: Material): (context: CanvasRenderingContext2D, t: number) => void {
  const kind = KINDS[weather]
  const random = seededRandom(`weather of ${code}`)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const pieces = Array.from({ length: kind.count }, (): Piece => {
    const size = kind.size[0] + random() ** 2 * (kind.size[1] - kind.size[0])
    return {
      x: random(),
      y: random(),
      fall: pick(kind.fall),
      drift: pick(kind.drift),
      phase: random(),
      size,
      colour: pick(kind.colours(colours)),
      beats: 1 + Math.floor(random() * 3),
    }
  })
  return (context, t) => {
    context.save()
    if (kind.shape !== 'paper') context.globalCompositeOperation = 'lighter'
    for (const piece of pieces) drawPiece(context, kind, piece, t / LENGTH)
    context.restore()
  }
}

const MARGIN = 20
const wrapped = (x: number): number => x - Math.floor(x)

function drawPiece(context: CanvasRenderingContext2D, { shape, sway }: Kind, piece: Piece, turn: number): void {
  const beat = Math.sin(TURN * (piece.beats * turn + piece.phase))
  const x = wrapped(piece.x + piece.drift * turn) * (W + 2 * MARGIN) - MARGIN + beat * sway
  const y = wrapped(piece.y + piece.fall * turn) * (H + 2 * MARGIN) - MARGIN
  context.fillStyle = piece.colour
  context.strokeStyle = piece.colour
  context.globalAlpha = shape === 'glint' ? Math.max(0, beat) : 0.5 + 0.35 * beat
  context.save()
  context.translate(x, y)
  SHAPES[shape](context, piece, turn)
  context.restore()
}

const SHAPES: Record<Kind['shape'], (context: CanvasRenderingContext2D, piece: Piece, turn: number) => void> = {
  soft: (context, { size, colour }) => {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, size * 2)
    gradient.addColorStop(0, colour)
    gradient.addColorStop(0.35, colour)
    gradient.addColorStop(1, `${colour.length === 4 ? '#ffffff' : colour}00`)
    context.fillStyle = gradient
    context.fillRect(-size * 2, -size * 2, size * 4, size * 4)
  },
  ring: (context, { size }) => {
    context.lineWidth = 1.2
    context.beginPath()
    context.arc(0, 0, size, 0, TURN)
    context.stroke()
    context.beginPath()
    context.arc(-size * 0.35, -size * 0.35, size * 0.22, 0, TURN)
    context.fill()
  },
  paper: (context, { size, phase, beats }, turn) => {
    const spin = TURN * (beats * 2 * turn + phase)
    context.globalAlpha = 0.95
    context.rotate(spin)
    context.scale(1, Math.cos(spin * 1) * 0.9 + 0.1)
    context.fillRect(-size / 2, -size * 0.8, size, size * 1.6)
  },
  glint: (context, { size }) => {
    context.beginPath()
    for (let point = 0; point < 8; point += 1) {
      const reach = point % 2 ? size * 0.16 : size
      context.lineTo(Math.cos((point / 8) * TURN) * reach, Math.sin((point / 8) * TURN) * reach)
    }
    context.fill()
  },
  streak: (context, { size, drift }) => {
    context.fillRect(0, -size / 2, Math.abs(drift) * 9, size)
  },
}
