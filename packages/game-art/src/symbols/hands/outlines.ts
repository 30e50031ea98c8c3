import { n1 } from '../../scene/shapes.ts'

const point = (angle: number, radius: number, cy = 128): string =>
  `${n1(128 + Math.cos(angle) * radius)} ${n1(cy + Math.sin(angle) * radius)}`

/** A regular polygon; `turn` in turns. */
export const polygon = (sides: number, radius: number, turn = 0): string =>
  `M${Array.from({ length: sides }, (_, i) => point((i / sides + turn) * 6.28319 - 1.5708, radius)).join('L')}Z`

/** A star of `points` rays, or a gear's blunt rays. */
export const starOutline = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => point((i / (points * 2)) * 6.28319 - 1.5708, i % 2 ? inner : outer)).join('L')}Z`

/** A gear with `teeth` blunt teeth. */
export function gear(teeth: number, outer: number, inner: number): string {
  const step = 6.28319 / teeth
  return `M${Array.from({ length: teeth }, (_, i) => [
    point(i * step - step * 0.3, inner),
    point(i * step - step * 0.18, outer),
    point(i * step + step * 0.18, outer),
    point(i * step + step * 0.3, inner),
  ])
    .flat()
    .join('L')}Z`
}

/** A disc with a scalloped edge. */
export function scallop(lobes: number, radius: number, depth: number): string {
  const step = 6.28319 / lobes
  const r = radius - depth
  let d = `M${point(-step / 2, r)}`
  for (let i = 0; i < lobes; i++) d += `Q${point(i * step, radius + depth)} ${point((i + 0.5) * step, r)}`
  return `${d}Z`
}

export const SHIELD = 'M128 10L226 36V128C226 194 186 228 128 248C70 228 30 194 30 128V36Z'
/** A tablet of stone with an uneven edge. */
export const TABLET = 'M42 34L96 20L168 26L222 40L234 112L226 196L204 230L122 238L52 226L24 188L20 104Z'
