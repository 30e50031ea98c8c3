import type { CrashFlight } from '@herna/contract/games'
import { type CurvePoint, type Flown, marksOf, smoothPoints, trace, withBrushAt } from './flown.ts'

type Brush = CanvasRenderingContext2D
type Strokes = readonly (readonly [width: number, alpha: number, colour: string, offset?: number])[]

function stroke(brush: Brush, points: readonly CurvePoint[], strokes: Strokes, dash: readonly number[] = []): void {
  brush.setLineDash([...dash])
  for (const [width, alpha, colour, offset = 0] of strokes) {
    brush.lineWidth = width
    brush.globalAlpha = alpha
    brush.strokeStyle = colour
    trace(brush, points, offset)
    brush.stroke()
  }
  brush.setLineDash([])
}

/** Short lines across the curve. */
function crossLines(brush: Brush, marks: readonly CurvePoint[], half: number, width: number, colour: string): void {
  brush.globalAlpha = 1
  brush.strokeStyle = colour
  brush.lineWidth = width
  for (const mark of marks)
    withBrushAt(brush, mark, () => {
      brush.beginPath()
      brush.moveTo(0, -half)
      brush.lineTo(0, half)
      brush.stroke()
    })
}

/** A leaf at each mark, on alternating sides. */
function leaves(brush: Brush, marks: readonly CurvePoint[]): void {
  brush.globalAlpha = 1
  for (const mark of marks)
    withBrushAt(brush, mark, () => {
      const side = mark.index % 2 ? 1 : -1
      brush.fillStyle = mark.index % 3 ? '#5cc23f' : '#8ee05a'
      brush.beginPath()
      brush.ellipse(5, side * 9, 11, 5.5, side * 0.7, 0, Math.PI * 2)
      brush.fill()
    })
}

/** A staircase from mark to mark. */
function stairs(brush: Brush, marks: readonly CurvePoint[], bottom: number): void {
  const [first] = marks
  if (!first) return
  brush.beginPath()
  brush.moveTo(first.x, bottom)
  let { y } = first
  for (const mark of marks) {
    brush.lineTo(mark.x, y)
    brush.lineTo(mark.x, mark.y)
    ;({ y } = mark)
  }
  const last = marks.at(-1) ?? first
  brush.lineTo(last.x, bottom)
  brush.closePath()
  brush.globalAlpha = 0.55
  brush.fillStyle = '#6b5f7d'
  brush.fill()
  brush.globalAlpha = 0.95
  brush.strokeStyle = '#f3ead8'
  brush.lineWidth = 3.5
  brush.stroke()
}

/** Lightning from mark to mark. */
function lightning(brush: Brush, flown: Flown, colour: string): void {
  const jagged = marksOf(flown, 18).map((mark) => ({ ...mark, y: mark.y + (mark.index % 2 ? 9 : -9) }))
  stroke(brush, jagged, [
    [13, 0.28, colour],
    [6, 0.9, colour],
    [2.5, 1, '#fff'],
  ])
}

const RAIL: Strokes = [
  [4, 0.9, '#241a16', -6],
  [4, 0.9, '#241a16', 6],
  [2, 1, '#e8e2d8', -6],
  [2, 1, '#e8e2d8', 6],
]

/** Lines of the trails, from the start to the vehicle. */
const TRAILS: Readonly<Record<CrashFlight['trail'], (brush: Brush, flown: Flown, points: CurvePoint[]) => void>> = {
  glow: (brush, { colour }, points) =>
    stroke(brush, points, [
      [10, 0.4, '#2a0a34'],
      [18, 0.2, colour],
      [11, 0.35, colour],
      [6, 1, colour],
      [2.5, 0.95, '#fff'],
    ]),
  contrail: (brush, _flown, points) => {
    stroke(brush, points, [
      [16, 0.14, '#fff'],
      [9, 0.28, '#fff'],
      [6, 0.3, '#3a2a50'],
    ])
    stroke(brush, points, [[4, 0.95, '#fff']], [2, 13])
  },
  cord: (brush, _flown, points) =>
    stroke(brush, points, [
      [4.5, 0.4, '#2a0a34'],
      [2, 1, '#fff8e6'],
    ]),
  wake: (brush, _flown, points) => {
    stroke(brush, points, [
      [16, 0.22, '#9fe8ff'],
      [8, 0.4, '#c8f4ff'],
    ])
    stroke(brush, points, [[3, 0.95, '#fff']], [14, 10])
  },
  cable: (brush, flown, points) => {
    stroke(brush, points, [
      [16, 0.3, flown.colour],
      [4, 0.9, '#14082c', -5],
      [4, 0.9, '#14082c', 5],
      [2, 1, '#dfe6ff', -5],
      [2, 1, '#dfe6ff', 5],
    ])
    crossLines(brush, marksOf(flown, 10), 9, 3, '#dfe6ff')
  },
  ruts: (brush, _flown, points) =>
    stroke(brush, points, [
      [18, 0.85, '#f4faff'],
      [3, 0.9, '#8fb4dc', -5],
      [3, 0.9, '#8fb4dc', 5],
    ]),
  rails: (brush, flown, points) => {
    crossLines(brush, marksOf(flown, 14), 11, 5, '#6a4226')
    stroke(brush, points, RAIL)
  },
  road: (brush, _flown, points) => {
    stroke(brush, points, [
      [22, 1, '#e8e4f0'],
      [19, 1, '#33303f'],
    ])
    stroke(brush, points, [[2.5, 1, '#ffd24a']], [12, 12])
  },
  steps: (brush, flown) => stairs(brush, marksOf(flown, 9), flown.view.bottom),
  vine: (brush, flown, points) => {
    stroke(brush, points, [
      [11, 0.9, '#1d4a1a'],
      [7, 1, '#3f9a34'],
      [2, 0.8, '#a8e878', -1.5],
    ])
    leaves(brush, marksOf(flown, 10))
  },
  current: (brush, flown) => lightning(brush, flown, flown.colour),
}

/** What lies under the trail instead of its light. */
const GROUND: Partial<Record<CrashFlight['trail'], readonly [colour: string, alpha: number]>> = {
  ruts: ['#eaf4ff', 0.72],
  wake: ['#2fa8e0', 0.5],
  road: ['#33303f', 0.5],
  rails: ['#5a4030', 0.5],
  vine: ['#3f9a34', 0.3],
  cord: ['#fff', 0.1],
}

/** The trail: its ground or its light below the curve, and its line. */
export function drawTrail(brush: Brush, kind: CrashFlight['trail'], flown: Flown): void {
  const { view, elapsed, colour } = flown
  if (elapsed <= 0) return
  const points = smoothPoints(flown)
  const tip = points.at(-1)
  if (!tip) return
  const [shadeColour, shadeAlpha] = GROUND[kind] ?? [colour, 0.34]
  const shade = brush.createLinearGradient(0, tip.y, 0, view.bottom)
  shade.addColorStop(0, shadeColour)
  shade.addColorStop(1, 'transparent')
  brush.globalAlpha = shadeAlpha
  brush.fillStyle = shade
  trace(brush, points)
  brush.lineTo(tip.x, view.bottom)
  brush.closePath()
  brush.fill()
  brush.lineCap = kind === 'wake' || kind === 'road' ? 'butt' : 'round'
  brush.lineJoin = 'round'
  TRAILS[kind](brush, flown, points)
  brush.globalAlpha = 1
}
