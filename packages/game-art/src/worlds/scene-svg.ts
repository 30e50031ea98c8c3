import type { ArtBrief } from '@herna/contract/content'
import { lookOf } from '../game.ts'
import { mix, type Palette } from '../palette.ts'
import { disc, hill, path, pine, rect, repeat } from '../scene/shapes.ts'
import { hash, seededRandom } from '../seed.ts'

/** Layers of a game's scene, the farthest first. */
export const SCENE_LAYERS = ['far', 'middle', 'near'] as const
export type SceneLayer = (typeof SCENE_LAYERS)[number]
/** `tall` 780×1688 for phones, `wide` 1600×900 for desktops. */
export const SCENE_FORMATS = ['tall', 'wide'] as const
export type SceneFormat = (typeof SCENE_FORMATS)[number]
const SIZES: Record<SceneFormat, readonly [number, number]> = { tall: [780, 1688], wide: [1600, 900] }

/** Whether the game's scene is one in daylight. */
export const isDaylight = (brief: ArtBrief): boolean => hash(`day ${brief.gameCode}`) % 2 === 0

/** SVG of one layer of the scene behind a running game; the far one is opaque, the others are transparent around their shapes. */
export function sceneSvg(brief: ArtBrief, layer: SceneLayer, format: SceneFormat): string {
  const [W, H] = SIZES[format]
  const { pal } = lookOf(brief)
  const r = seededRandom(`scene ${brief.gameCode} ${brief.fileVersion} ${layer}`)
  const draw = { far, middle, near }[layer]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${draw(pal, r, W, H, isDaylight(brief))}</svg>`
}

type Draw = (pal: Palette, r: ReturnType<typeof seededRandom>, W: number, H: number, isDay: boolean) => string

const far: Draw = (pal, r, W, H, isDay) => {
  const [top, bottom] = isDay ? [mix('#58b4ee', pal.hi, 0.3), '#fdf1d2'] : [pal.bg, pal.hi]
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${bottom}"/></linearGradient></defs>`,
    rect(0, 0, W, H, 'fill="url(#sky)"'),
    disc(W / 2, H * 0.22, Math.min(W, H) * 0.2, `fill="${pal.sun}"`),
    path(hill(r, W, H * 0.33, H * 0.02, H), `fill="${mix(pal.mid, pal.hi, 0.4)}"`),
  ].join('')
}
const middle: Draw = (pal, r, W, H) =>
  path(hill(r, W, H * 0.38, H * 0.02, H), `fill="${pal.mid}"`) + path(hill(r, W, H * 0.62, H * 0.02, H), `fill="${pal.far}"`)
const near: Draw = (pal, r, W, H) =>
  repeat(r, 14, (q, i) => pine((i / 13) * W, H * 0.84, H * q.range(0.08, 0.16), pal.bg)) +
  rect(0, H * 0.83, W, H * 0.17, `fill="${pal.bg}"`)
