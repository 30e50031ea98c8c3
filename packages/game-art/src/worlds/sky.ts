import { mix } from '../palette.ts'
import { n1, repeat, specks } from '../scene/shapes.ts'
import { circle, polygon, spread } from './outlines.ts'
import type { Pen } from './pen.ts'

/** The part of the picture above the horizon, and the point that its light comes from. */
export interface SkyBox {
  readonly pen: Pen
  readonly W: number
  readonly H: number
  readonly horizon: number
  readonly x: number
  readonly y: number
}

/** The sky's gradient down to the horizon and, below it, the haze. */
export function skyGround({ pen, W, H, horizon }: SkyBox): string {
  const [top, middle, low] = pen.air.sky
  const share = (horizon / H).toFixed(2)
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="${(Number(share) * 0.55).toFixed(2)}" stop-color="${middle}"/><stop offset="${share}" stop-color="${low}"/>`
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs><rect width="${W}" height="${H}" fill="url(#sky)"/>`
}

const rings: (box: SkyBox, colour: string, radii: readonly number[], opacity: number) => string = (
  { x, y },
  colour,
  radii,
  opacity,
) => radii.map((r) => `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${colour}" opacity="${opacity}"/>`).join('')

/** What the studio's hand adds to the sky: stripes of a poster, arcs of an engraving, rings of paper. */
export function skyOfHand(box: SkyBox): string {
  const { pen, W, H, x, y } = box
  const [top, middle, low] = pen.air.sky
  const far = Math.hypot(W, H)
  switch (pen.hand) {
    case 'poster':
      return spread(14, 0, 13, (i) => {
        const at = (turn: number): readonly [number, number] => [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
        const a = (i * Math.PI) / 7
        return `<path d="${polygon([x, y], at(a - 0.11), at(a + 0.11))}" fill="${mix(low, '#ffffff', 0.4)}" opacity=".42"/>`
      })
    case 'paper':
      return rings(box, mix(low, '#ffffff', pen.air.isLight ? 0.7 : 0.2), [700, 520, 370], 0.16)
    case 'engraved':
      return (
        rings(box, mix(low, '#fff3c0', 0.5), [560, 380], 0.12) +
        spread(
          7,
          300,
          960,
          (r) =>
            `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="none" stroke="#ffe6a8" stroke-opacity=".28" stroke-width="2"/>`,
        )
      )
    case 'print':
      return `<path d="${polygon([0, 0], [W, 0], [W, H * 0.1], [0, H * 0.3])}" fill="${mix(top, middle, 0.35)}" opacity=".7"/>${rings(box, low, [430, 290], 0.3)}`
    case 'water':
      return spread(
        7,
        -0.5,
        1.5,
        (at, i) =>
          `<path d="${polygon([W * (at * 0.5 + 0.25), -40], [W * (at * 0.5 + 0.31 + (i % 2) * 0.03), -40], [W * at + 130, H * 0.8], [W * at - 40, H * 0.8])}" fill="#eaffff" opacity="${pen.air.isLight ? 0.16 : 0.07}"/>`,
      )
    case 'neon':
      return spread(
        26,
        0,
        box.horizon,
        (sy) => `<path d="M0 ${n1(sy)}H${W}" stroke="#ffffff" stroke-opacity=".035" stroke-width="3"/>`,
      )
    case 'molten':
      return rings(box, '#ffb24a', [620, 440, 300], 0.1)
    case 'chrome':
      return rings(box, mix(middle, '#9fd0ff', 0.4), [640, 420], 0.12)
    default:
      return rings(box, mix(low, '#ffffff', 0.6), [560, 380], 0.14)
  }
}

const cloud = (pen: Pen, x: number, y: number, w: number, opacity: number): string =>
  `<path d="M${n1(x - w)} ${n1(y)}a${n1(w * 0.3)} ${n1(w * 0.26)} 0 0 1 ${n1(w * 0.34)} ${n1(-w * 0.24)}a${n1(w * 0.42)} ${n1(w * 0.4)} 0 0 1 ${n1(w * 0.76)} ${n1(-w * 0.1)}a${n1(w * 0.34)} ${n1(w * 0.3)} 0 0 1 ${n1(w * 0.9)} ${n1(w * 0.34)}Z" fill="${mix(pen.air.isLight ? '#ffffff' : pen.air.haze, pen.air.sky[1], 0.12)}" opacity="${opacity}"/>`

const clouds = ({ pen, W, horizon }: SkyBox, count: number, opacity: number): string =>
  repeat(pen.r, count, (r, i) =>
    cloud(pen, (W * (i + r.range(0.1, 0.9))) / count, horizon * r.range(0.2, 0.86), r.range(70, 130), opacity),
  )

const stars = ({ pen, W, horizon }: SkyBox, count: number): string =>
  specks(pen.r, count, [0, 0, W, horizon], [1.2, 3.4], ['#ffffff', '#fff0c8', '#cfe0ff'], [0.35, 0.95])

const boltAt = (x: number, y: number, s: number): string => {
  const d = `M${n1(x)} ${n1(y)}l${n1(-26 * s)} ${n1(96 * s)}h${n1(34 * s)}l${n1(-44 * s)} ${n1(118 * s)}l${n1(86 * s)} ${n1(-146 * s)}h${n1(-36 * s)}l${n1(34 * s)} ${n1(-68 * s)}Z`
  return `<path d="${d}" fill="none" stroke="#cfe4ff" stroke-opacity=".4" stroke-width="16"/><path d="${d}" fill="#fffbe0"/>`
}

const bird = (x: number, y: number, s: number, colour: string): string =>
  `<path d="M${n1(x - 22 * s)} ${n1(y - 6 * s)}Q${n1(x - 10 * s)} ${n1(y - 16 * s)} ${n1(x)} ${n1(y)}Q${n1(x + 10 * s)} ${n1(y - 16 * s)} ${n1(x + 22 * s)} ${n1(y - 6 * s)}" fill="none" stroke="${colour}" stroke-width="${n1(4 * s)}" stroke-linecap="round"/>`

/** What is in the sky behind the landmark. */
export const WEATHERS = {
  clear: (box: SkyBox) => (box.pen.air.isLight ? clouds(box, 2, 0.35) : stars(box, 26)),
  clouds: (box: SkyBox) => clouds(box, 6, box.pen.air.isLight ? 0.85 : 0.5),
  stars: (box: SkyBox) => stars(box, 90),
  snow: (box: SkyBox) => clouds(box, 3, 0.5) + stars(box, 20),
  rain: (box: SkyBox) => clouds(box, 7, 0.55),
  storm: (box: SkyBox) =>
    clouds(box, 7, 0.6) + boltAt(box.W * 0.2, box.horizon * 0.16, 1.5) + boltAt(box.W * 0.84, box.horizon * 0.28, 1.15),
  aurora: ({ pen, W, horizon, ...box }: SkyBox) =>
    stars({ pen, W, horizon, ...box }, 50) +
    (['#6affc8', '#7ad8ff', '#c88aff'] as const)
      .map((colour, i) => {
        const y = horizon * (0.2 + i * 0.13)
        const d = `M-20 ${n1(y)}Q${n1(W * 0.25)} ${n1(y - 130)} ${n1(W * 0.5)} ${n1(y)}T${n1(W + 20)} ${n1(y - 50)}V${n1(y + 110)}Q${n1(W * 0.75)} ${n1(y + 190)} ${n1(W * 0.5)} ${n1(y + 130)}T-20 ${n1(y + 170)}Z`
        return `<defs><linearGradient id="aur${i}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".45" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><path d="${d}" fill="url(#aur${i})"/>`
      })
      .join(''),
  fog: ({ pen, W, horizon }: SkyBox) =>
    repeat(
      pen.r,
      6,
      (r, i) =>
        `<ellipse cx="${n1(r() * W)}" cy="${n1(horizon * (0.35 + i * 0.12))}" rx="${n1(W * 0.42)}" ry="26" fill="#ffffff" opacity=".3"/>`,
    ),
  birds: (box: SkyBox) =>
    clouds(box, 3, 0.6) +
    repeat(box.pen.r, 7, (r) =>
      bird(r() * box.W, box.horizon * r.range(0.25, 0.8), r.range(0.7, 1.4), mix('#2a2438', box.pen.air.haze, 0.2)),
    ),
  balloons: ({ pen, W, horizon, ...box }: SkyBox) =>
    clouds({ pen, W, horizon, ...box }, 3, 0.6) +
    repeat(pen.r, 5, (r, i) => {
      const [x, y, s] = [W * (0.08 + i * 0.21), horizon * r.range(0.3, 0.75), r.range(20, 36)]
      return (
        pen.line(`M${n1(x)} ${n1(y)}q8 ${n1(s)} 0 ${n1(s * 2.4)}`, '#8a7a8a', 2) +
        pen.shape(circle(x, y, s), ['#ff5f6a', '#ffc93f', '#3fb0e0', '#7ac86a', '#c86ae0'][i] as string)
      )
    }),
  fireworks: ({ pen, W, horizon, ...box }: SkyBox) =>
    stars({ pen, W, horizon, ...box }, 30) +
    repeat(pen.r, 4, (r, i) => {
      const [x, y, R] = [W * (0.14 + i * 0.25), horizon * r.range(0.25, 0.6), r.range(56, 100)]
      const rays = Array.from(
        { length: 14 },
        (_, k) =>
          `M${n1(x + Math.cos(k * 0.449) * R * 0.3)} ${n1(y + Math.sin(k * 0.449) * R * 0.3)}L${n1(x + Math.cos(k * 0.449) * R)} ${n1(y + Math.sin(k * 0.449) * R)}`,
      ).join('')
      const colour = ['#ffd24a', '#ff6fb0', '#7df0ff', '#a8ff8a'][i] as string
      return `<path d="${rays}" stroke="${colour}" stroke-width="9" stroke-opacity=".25" stroke-linecap="round"/><path d="${rays}" stroke="${colour}" stroke-width="3.5" stroke-linecap="round"/>`
    }),
  bats: (box: SkyBox) =>
    stars(box, 20) +
    clouds(box, 3, 0.4) +
    repeat(box.pen.r, 7, (r) => {
      const [x, y, s] = [r() * box.W, box.horizon * r.range(0.2, 0.8), r.range(0.7, 1.5)]
      return `<path d="M${n1(x)} ${n1(y)}q${n1(-8 * s)} ${n1(-12 * s)} ${n1(-30 * s)} ${n1(-10 * s)}q${n1(8 * s)} ${n1(8 * s)} ${n1(6 * s)} ${n1(16 * s)}q${n1(10 * s)} ${n1(-4 * s)} ${n1(16 * s)} ${n1(6 * s)}l${n1(8 * s)} ${n1(6 * s)}l${n1(8 * s)} ${n1(-6 * s)}q${n1(6 * s)} ${n1(-10 * s)} ${n1(16 * s)} ${n1(-6 * s)}q${n1(-2 * s)} ${n1(-8 * s)} ${n1(6 * s)} ${n1(-16 * s)}q${n1(-22 * s)} ${n1(-2 * s)} ${n1(-30 * s)} ${n1(10 * s)}Z" fill="#14101f" opacity=".85"/>`
    }),
  nebula: (box: SkyBox) =>
    (['#c85cff', '#4ab8ff', '#ff6aa8'] as const)
      .map(
        (colour, i) =>
          `<defs><radialGradient id="neb${i}"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${n1(box.W * (0.2 + i * 0.32))}" cy="${n1(box.horizon * (0.3 + (i % 2) * 0.3))}" rx="${n1(box.W * 0.36)}" ry="${n1(box.horizon * 0.3)}" fill="url(#neb${i})"/>`,
      )
      .join('') + stars(box, 120),
  fish: ({ pen, W, horizon }: SkyBox) =>
    repeat(pen.r, 11, (r, i) => {
      const [x, y, s] = [r() * W, horizon * r.range(0.25, 0.95), r.range(0.6, 1.3) * (i % 2 ? 1 : -1)]
      const k = Math.abs(s)
      return pen.detail(
        `M${n1(x - 26 * s)} ${n1(y)}Q${n1(x)} ${n1(y - 22 * k)} ${n1(x + 20 * s)} ${n1(y)}l${n1(16 * s)} ${n1(-12 * k)}v${n1(24 * k)}l${n1(-16 * s)} ${n1(-12 * k)}Q${n1(x)} ${n1(y + 22 * k)} ${n1(x - 26 * s)} ${n1(y)}Z`,
        ['#ffb03a', '#ff7fa0', '#ffe27a'][i % 3] as string,
        0.75,
      )
    }),
  jellies: ({ pen, W, horizon }: SkyBox) =>
    repeat(pen.r, 6, (r, i) => {
      const [x, y, s] = [W * (0.06 + i * 0.18), horizon * r.range(0.3, 0.9), r.range(22, 46)]
      const arms = Array.from(
        { length: 4 },
        (_, k) => `M${n1(x - s * 0.6 + k * s * 0.4)} ${n1(y)}q${n1(s * 0.3)} ${n1(s * 0.6)} 0 ${n1(s * 1.1)}t0 ${n1(s)}`,
      ).join('')
      return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s * 1.8)}" fill="#b8a0ff" opacity=".12"/><path d="${arms}" fill="none" stroke="#e0c8ff" stroke-opacity=".6" stroke-width="4"/><path d="M${n1(x - s)} ${n1(y)}a${n1(s)} ${n1(s)} 0 0 1 ${n1(2 * s)} 0q${n1(-s)} ${n1(s * 0.4)} ${n1(-2 * s)} 0Z" fill="#d8b8ff" opacity=".8"/>`
    }),
  rainbow: (box: SkyBox) =>
    clouds(box, 4, 0.8) +
    ['#ff6f7a', '#ffb44a', '#ffe66a', '#7ad87a', '#5ab8ff', '#b07ae8']
      .map(
        (colour, i) =>
          `<circle cx="${n1(box.W * 0.5)}" cy="${n1(box.horizon * 1.05)}" r="${n1(box.W * 0.48 - i * 15)}" fill="none" stroke="${colour}" stroke-width="15" opacity=".5"/>`,
      )
      .join(''),
  smoke: (box: SkyBox) =>
    clouds(box, 6, 0.4) + specks(box.pen.r, 40, [0, 0, box.W, box.horizon], [1.5, 4], ['#ffb24a', '#ff7a2a'], [0.4, 0.9]),
  rays: (box: SkyBox) =>
    spread(
      9,
      -70,
      70,
      (angle) =>
        `<path d="M${n1(box.x)} ${n1(box.y)}l-46 -900h92Z" transform="rotate(${n1(angle)} ${n1(box.x)} ${n1(box.y)})" fill="#fff6d0" opacity=".16"/>`,
    ) + clouds(box, 3, 0.6),
} as const
export type Weather = keyof typeof WEATHERS

type Fleck = (r: Pen['r'], x: number, y: number) => string
const dot = (x: number, y: number, r: number, colour: string, opacity: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`
const FLECKS: Partial<Record<Weather, Fleck>> = {
  snow: (r, x, y) => dot(x, y, r.range(2, 6), '#ffffff', r.range(0.5, 0.95)),
  rain: (r, x, y) =>
    `<path d="M${n1(x)} ${n1(y)}l-9 ${n1(r.range(34, 60))}" stroke="#dcecff" stroke-opacity=".5" stroke-width="2.5"/>`,
  storm: (r, x, y) =>
    `<path d="M${n1(x)} ${n1(y)}l-14 ${n1(r.range(34, 60))}" stroke="#dcecff" stroke-opacity=".4" stroke-width="2.5"/>`,
  smoke: (r, x, y) => dot(x, y, r.range(1.5, 4), r.pick(['#ffb24a', '#ff7a2a', '#ffe08a']), r.range(0.4, 0.9)),
  fish: (r, x, y) =>
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r.range(4, 12))}" fill="#ffffff" fill-opacity=".12" stroke="#ffffff" stroke-opacity=".6" stroke-width="2"/>`,
  jellies: (r, x, y) => dot(x, y, r.range(2, 6), '#bfe8ff', r.range(0.2, 0.6)),
  balloons: (r, x, y) =>
    `<path d="M${n1(x)} ${n1(y)}l10 4l-3 9l-10 -4Z" fill="${r.pick(['#ff5f6a', '#ffc93f', '#3fb0e0', '#7ac86a'])}" opacity=".9"/>`,
}
/** Flecks in the air in front of the landmark: snow, rain, bubbles, embers. */
export function flecks(weather: Weather, { pen, W, H }: Pick<SkyBox, 'pen' | 'W' | 'H'>): string {
  const fleck = FLECKS[weather]
  return fleck
    ? repeat(pen.r, Math.round((W * H) / (weather === 'rain' || weather === 'storm' ? 34_000 : 19_000)), (r) =>
        fleck(r, r() * W, r() * H * 0.8),
      )
    : ''
}
