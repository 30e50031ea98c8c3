import type { CrashFlight } from '@herna/contract/games'
import { at, type Flown, withBrushAt } from './flown.ts'

type Brush = CanvasRenderingContext2D
type Kind = CrashFlight['particles']

/** `age` 0 to 1; drawn at the origin. */
interface Particle {
  readonly index: number
  readonly age: number
  readonly colour: string
}

function circle(brush: Brush, radius: number): void {
  brush.beginPath()
  brush.arc(0, 0, radius, 0, Math.PI * 2)
}

function filled(brush: Brush, colour: string, radiusX: number, radiusY: number): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.ellipse(0, 0, radiusX, radiusY, 0, 0, Math.PI * 2)
  brush.fill()
}

function star(brush: Brush, colour: string, radius: number): void {
  brush.fillStyle = colour
  brush.beginPath()
  for (let corner = 0; corner < 8; corner += 1) {
    const reach = corner % 2 ? radius * 0.32 : radius
    brush.lineTo(Math.cos((corner * Math.PI) / 4) * reach, Math.sin((corner * Math.PI) / 4) * reach)
  }
  brush.fill()
}

function bow(brush: Brush, colour: string): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(-8, -5)
  brush.lineTo(-8, 5)
  brush.lineTo(8, -5)
  brush.lineTo(8, 5)
  brush.fill()
}

interface Look {
  /** Pixels by which a particle sinks in its life; negative: rises. */
  readonly sinks: number
  readonly draw: (brush: Brush, particle: Particle) => void
}

const LOOKS: Readonly<Record<Kind, Look>> = {
  sparks: {
    sinks: 30,
    draw: (brush, { index, age, colour }) => {
      const radius = 3 * (1 - age) + 0.6
      filled(brush, index % 3 === 0 ? '#fff' : colour, radius, radius)
    },
  },
  puffs: {
    sinks: -14,
    draw: (brush, { age }) => {
      const radius = 5 + age * 17
      brush.globalAlpha *= 0.55
      filled(brush, '#fff', radius, radius * 0.86)
    },
  },
  bubbles: {
    sinks: -46,
    draw: (brush, { index, age }) => {
      circle(brush, 2.5 + (index % 4) * 1.8 + age * 2)
      brush.fillStyle = 'rgb(200 244 255 / 0.28)'
      brush.fill()
      brush.strokeStyle = '#fff'
      brush.lineWidth = 1.6
      brush.stroke()
    },
  },
  flakes: {
    sinks: 26,
    draw: (brush, { index, age }) => filled(brush, '#fff', 2.5 + (index % 3) * 1.6 + age * 2, 2.5 + (index % 3) * 1.6 + age * 2),
  },
  stars: {
    sinks: 12,
    draw: (brush, { index, age, colour }) => star(brush, index % 2 ? '#fff' : colour, (9 - (index % 4)) * (1 - age * 0.6)),
  },
  leaves: {
    sinks: 46,
    draw: (brush, { index, age }) => {
      brush.rotate(index + age * 5)
      filled(brush, index % 2 ? '#8ee05a' : '#3f9a34', 8, 3.6)
    },
  },
  feathers: {
    sinks: 40,
    draw: (brush, { index, age }) => {
      brush.rotate(index + Math.sin(age * 7) * 0.8)
      filled(brush, index % 3 ? '#fff' : '#e2b568', 9, 2.6)
    },
  },
  drops: {
    sinks: 58,
    draw: (brush, { index }) => filled(brush, index % 2 ? '#c8f4ff' : '#3fb4ee', 2.6 + (index % 3), 4 + (index % 3)),
  },
  ribbons: {
    sinks: 22,
    draw: (brush, { index, age }) => {
      brush.rotate(Math.sin(age * 6 + index))
      bow(brush, ['#ff5c8a', '#ffcf3a', '#4ab8ff'][index % 3] as string)
    },
  },
}

/** A particle at a point. */
export function drawParticle(brush: Brush, kind: Kind, point: { x: number; y: number }, particle: Particle): void {
  withBrushAt(brush, { ...point, angle: 0 }, () => LOOKS[kind].draw(brush, particle))
}

const COUNT = 20
const LIFE_MS = 950

/** What flies off the vehicle; a pure function of the elapsed time. */
export function drawParticles(brush: Brush, kind: Kind, flown: Flown): void {
  const { elapsed, colour } = flown
  for (let index = 0; index < COUNT; index += 1) {
    const age = ((elapsed + index * 97) % LIFE_MS) / LIFE_MS
    const { x, y } = at(flown, elapsed - age * Math.min(700, elapsed * 0.4))
    const drift = Math.sin(index * 12.9) * 18 * age
    brush.globalAlpha = (1 - age) * 0.85
    drawParticle(brush, kind, { x: x - age * 12 + drift, y: y + age * LOOKS[kind].sinks }, { index, age, colour })
  }
  brush.globalAlpha = 1
}
