import type { Vehicle } from '../vehicles/vehicles.ts'
import type { Scene } from '../scene/scene.ts'
import { disc, repeat, n1, oval, path, rect, ridge, specks } from '../scene/shapes.ts'

type Ground = (s: Scene) => string
/** Night: a faint chart among stars. */
const chart: Ground = (s) => {
  const { W, H, r, pal: p } = s
  const lines = repeat(r, 7, (_, i) =>
    path(`M${n1(W * 0.06)} ${n1(H * (0.7 - i * 0.1))}H${W}M${n1(W * (0.06 + i * 0.14))} ${n1(H * 0.7)}V0`, ''),
  )
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    oval(W * 0.7, H * 0.26, W * 0.5, H * 0.6, 'fill="url(#glow)"'),
    `<g stroke="#fff" opacity=".1" fill="none">${lines}</g>`,
    specks(r, 40, [0, 0, W, H * 0.7], [0.4, 1.4], ['#fff']),
  ].join('')
}
/** Day: clouds over a mountain line. */
const day: Ground = (s) => {
  const { W, H, r, pal: p } = s
  const cloud = (x: number, y: number, k: number): string =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k.toFixed(2)})" fill="#fff" opacity=".5"><circle cx="-20" cy="4" r="14"/><circle cy="-4" r="20"/><circle cx="22" cy="3" r="15"/><rect x="-34" y="2" width="70" height="16" rx="8"/></g>`
  return [
    rect(0, 0, W, H, 'fill="url(#day)"'),
    disc(W * 0.22, H * 0.3, s.shorterSide * 0.15, `fill="${p.sun}"`),
    repeat(r, 6, (q) => cloud(q() * W, H * q.range(0.12, 0.5), (q.range(0.7, 1.5) * W) / 440)),
    path(ridge(r, W, H * 0.66, H * 0.16, W / 9, H), `fill="${p.mid}"`),
    path(ridge(r, W, H * 0.76, H * 0.12, W / 12, H), `fill="${p.far}"`),
  ].join('')
}
/** Dusk: a skyline with lit windows. */
const skyline: Ground = (s) => {
  const { W, H, r, pal: p } = s
  const houses = repeat(r, 16, (q, i) => {
    const [x, h] = [(i / 16) * W, q.range(H * 0.1, H * 0.34)]
    const windows = repeat(q, 6, (z) =>
      rect(x + z() * (W / 20), H * 0.72 - z() * h, 3, 3, `fill="${z() > 0.4 ? p.sun : p.accent}" opacity=".8"`),
    )
    return rect(x, H * 0.72 - h, W / 17, h + H * 0.1, `fill="${p.bg}"`) + windows
  })
  return [
    rect(0, 0, W, H, 'fill="url(#sky)"'),
    disc(W * 0.7, H * 0.3, s.shorterSide * 0.6, 'fill="url(#glow)"'),
    specks(r, 30, [0, 0, W, H * 0.4], [0.4, 1.4], ['#fff']),
    houses,
  ].join('')
}

/** The vehicle, centred at a point. */
function vehicleAt(s: Scene, vehicle: Vehicle, cx: number, cy: number, size: number): string {
  if (s.isBackdrop) return ''
  const k = size / 256
  return `<g filter="url(#cut)"><g transform="translate(${n1(cx - size / 2)} ${n1(cy - size / 2)}) scale(${k.toFixed(3)})">${vehicle.draw({ next: s.id })}</g></g>`
}

/** Crash games: a rising curve with the game's vehicle at its end. */
export function ascent(s: Scene, vehicle: Vehicle): string {
  const { W, H, r, pal: p, tall } = s
  const ownGround = r.pick([chart, day, skyline])
  const [x0, y0, x1, y1] = [W * 0.06, H * 0.7, W * r.range(0.6, 0.72), H * (tall ? 0.22 : 0.28)]
  const curve = `M${n1(x0)} ${n1(y0)}C${n1(W * r.range(0.34, 0.5))} ${n1(y0)} ${n1(x1 - W * 0.1)} ${n1(H * 0.56)} ${n1(x1)} ${n1(y1)}`
  const trail = [
    path(`${curve}V${n1(y0)}Z`, `fill="${p.accent}" opacity=".2"`),
    path(curve, `fill="none" stroke="${p.accent}" stroke-width="12" opacity=".5" filter="url(#blur6)"`),
    path(curve, `fill="none" stroke="${p.accent}" stroke-width="6" stroke-linecap="round"`),
    path(curve, 'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"'),
  ].join('')
  return [
    s.ground(() => ownGround(s)),
    s.foreground,
    s.isBackdrop ? '' : trail,
    vehicleAt(s, vehicle, x1 + s.shorterSide * 0.08, y1 + H * 0.05, s.shorterSide * 0.62),
    s.titleShade(0.55),
    s.title({ size: W * 0.125, chars: 14 }),
  ].join('')
}
