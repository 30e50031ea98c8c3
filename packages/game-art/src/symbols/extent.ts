/** Box that a drawing fills, in its own units. */
export interface Extent {
  x: number
  y: number
  width: number
  height: number
}

type Point = readonly [x: number, y: number]

/** Points of an elliptical arc, without its start (SVG 1.1 appendix F.6.5). */
function arcPoints(from: Point, to: Point, radii: Point, isLarge: boolean, isSweep: boolean): Point[] {
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  if (rx === 0 || ry === 0 || (dx === 0 && dy === 0)) return [to]
  const stretch = Math.max(1, Math.hypot(dx / rx, dy / ry))
  rx *= stretch
  ry *= stretch
  const square = (dx / rx) ** 2 + (dy / ry) ** 2
  const k = (isLarge === isSweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / square - 1))
  const [cx, cy] = [(k * rx * dy) / ry + (from[0] + to[0]) / 2, (-k * ry * dx) / rx + (from[1] + to[1]) / 2]
  const start = Math.atan2((from[1] - cy) / ry, (from[0] - cx) / rx)
  let turn = Math.atan2((to[1] - cy) / ry, (to[0] - cx) / rx) - start
  if (isSweep && turn < 0) turn += 2 * Math.PI
  if (!isSweep && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: 8 }, (_, i): Point => {
    const angle = start + (turn * (i + 1)) / 8
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 }
const NUMBER = String.raw`([+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?)[\s,]*`
const NUMBERS = new RegExp(NUMBER, 'gi')
/** The flags of an arc are one digit each and may touch their neighbours. */
const ARCS = new RegExp(`${NUMBER.repeat(3)}([01])[\\s,]*([01])[\\s,]*${NUMBER.repeat(2)}`, 'gi')

const numbersOf = (text: string, isArc: boolean): number[] =>
  [...text.matchAll(isArc ? ARCS : NUMBERS)].flatMap((match) => match.slice(1).map(Number))

/** Points that a path touches or is drawn towards: ends of its segments and control points of its curves. */
function pathPoints(d: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  let start: Point = [0, 0]
  for (const [, letter = 'M', text = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase()
    const isRelative = letter !== command
    const size = ARGUMENTS[command] as number
    const numbers = numbersOf(text, command === 'A')
    if (command === 'Z') [x, y] = start
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const values = numbers.slice(i, i + size)
      const [originX, originY] = isRelative ? [x, y] : [0, 0]
      if (command === 'H') x = originX + (values[0] as number)
      else if (command === 'V') y = originY + (values[0] as number)
      else if (command === 'A') {
        const to: Point = [originX + (values[5] as number), originY + (values[6] as number)]
        points.push(...arcPoints([x, y], to, [values[0] as number, values[1] as number], values[3] === 1, values[4] === 1))
        ;[x, y] = to
      } else {
        for (let j = 0; j < size; j += 2) points.push([originX + (values[j] as number), originY + (values[j + 1] as number)])
        ;[x, y] = points.at(-1) as Point
      }
      if (command === 'M' && i === 0) start = [x, y]
      points.push([x, y])
    }
  }
  return points
}

const attribute = (tag: string, name: string): number => Number(new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? 0)

/** The box around the paths, circles, ellipses and rectangles of a drawing on `side` units; transforms are not followed. */
export function extentOf(markup: string, side: number): Extent {
  const shapes = markup.replace(/<defs>[\s\S]*?<\/defs>/g, '')
  const points = [...shapes.matchAll(/\sd="([^"]+)"/g)].flatMap((match) => pathPoints(match[1] as string))
  for (const [tag] of shapes.matchAll(/<(?:circle|ellipse|rect)\b[^>]*>/g)) {
    const [cx, cy] = [attribute(tag, 'cx'), attribute(tag, 'cy')]
    const [rx, ry] = [attribute(tag, 'rx') || attribute(tag, 'r'), attribute(tag, 'ry') || attribute(tag, 'r')]
    const [x, y] = [attribute(tag, 'x'), attribute(tag, 'y')]
    if (tag.startsWith('<rect')) points.push([x, y], [x + attribute(tag, 'width'), y + attribute(tag, 'height')])
    else points.push([cx - rx, cy - ry], [cx + rx, cy + ry])
  }
  const clamp = (value: number): number => Math.max(0, Math.min(side, value))
  const xs = points.map(([x]) => clamp(x))
  const ys = points.map(([, y]) => clamp(y))
  if (xs.length === 0) return { x: 0, y: 0, width: side, height: side }
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
