import type { ArtBrief } from '@herna/contract/content'
import { gamePalette } from '../game.ts'
import { titleSvg } from '../lettering/title-card.ts'
import { lookOf } from '../look.ts'
import { n1, rect } from '../scene/shapes.ts'
import { heroSvg } from '../vehicles/hero.ts'
import { type SlotSymbol, symbolSvg } from '../symbols/symbol.ts'
import { buildOf } from '../worlds/builds.ts'
import { cabinetOf } from '../worlds/cabinets.ts'
import { SCENE_LAYERS } from '../worlds/layers.ts'
import { type SceneFormat, sceneSvg } from '../worlds/scene-svg.ts'
import { dyed, inHue, TINT_CHROMA, tinted } from './tint.ts'
import { topperOutline } from './toppers.ts'
import { DYED, MATERIALS, type Material, TOPPER_COLOURS } from './materials.ts'
import { nested, type Place } from '../scene/nested.ts'

/** The part of the scene that is shown, and where title and reels (or the curve of a crash game) stand on it. */
interface Plan {
  readonly scene: readonly [width: number, height: number]
  readonly shown: Place
  /** Pixels of the picture. */
  readonly output: readonly [width: number, height: number]
  readonly title: Place
  readonly reels: Place
  /** Height of the topper. */
  readonly topper: number
}
const PLANS: Record<SceneFormat, Plan> = {
  wide: {
    scene: [1600, 900],
    shown: { x: 0, y: 0, width: 1600, height: 900 },
    output: [960, 540],
    title: { x: 560, y: 14, width: 480, height: 110 },
    reels: { x: 270, y: 190, width: 1060, height: 646 },
    topper: 58,
  },
  tall: {
    scene: [780, 1688],
    shown: { x: 0, y: 120, width: 780, height: 1300 },
    output: [480, 800],
    title: { x: 150, y: 150, width: 480, height: 150 },
    reels: { x: 34, y: 620, width: 712, height: 620 },
    topper: 58,
  },
}

/**
 * SVG of the game as a player sees it before a round: its scene, title and reels with this grid (symbols by reel, top first). A game without a
 * grid shows the curve and the vehicle of a crash game in flight. Nothing on it is a win: there are no amounts and no multipliers.
 */
export function playPictureSvg(brief: ArtBrief, grid: readonly (readonly SlotSymbol[])[] | null, format: SceneFormat): string {
  const plan = PLANS[format]
  const [width, height] = plan.scene
  const material = materialOf(brief)
  const layers = SCENE_LAYERS.map((layer) =>
    nested(sceneSvg(brief, { layer, format, isBonus: false }), `${layer}-`, { x: 0, y: 0, width, height }),
  )
  // The foreground stands before the cabinet on a phone, and beside it on a desktop.
  const [far, middle, near] = layers as [string, string, string]
  const foreground = grid ? reels(brief, grid, plan, material) : flight(brief, plan.reels, material)
  const { shown, output } = plan
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${output[0]}" height="${output[1]}" viewBox="${shown.x} ${shown.y} ${shown.width} ${shown.height}">`,
    `<defs>${gradients(material)}</defs>`,
    far,
    middle,
    near,
    sign(brief, plan.title),
    foreground,
    '</svg>',
  ].join('')
}

/** The colours of a game's cabinet: tinted by its studio, or with reels in the game's own hue. */
function materialOf(brief: ArtBrief): Material {
  const cabinet = cabinetOf(brief)
  const { hue } = buildOf(brief.provider)
  if (hue !== undefined || !DYED.has(cabinet)) return tinted(MATERIALS[cabinet], hue)
  return dyed(MATERIALS[cabinet], gamePalette(brief).surface)
}

/** Colours of a game's reels at their edges and in their middle. */
export const reelColours = (brief: ArtBrief): readonly [string, string] => materialOf(brief).reel

function gradients({ frame, reel, sign: board }: Material): string {
  const stops = (colours: readonly string[]): string =>
    colours.map((colour, index) => `<stop offset="${n1(index / (colours.length - 1))}" stop-color="${colour}"/>`).join('')
  const down = (id: string, colours: readonly string[]): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`
  return `${down('frame', frame)}${down('board', board)}<linearGradient id="reel">${stops([reel[0], reel[1], reel[1], reel[0]])}</linearGradient>`
}

/** The title on a plate of the cabinet's material. */
function sign(brief: ArtBrief, place: Place): string {
  const { x, y, width, height } = place
  const pad = 14
  return (
    rect(x - pad, y, width + 2 * pad, height, 'rx="18" fill="url(#board)" stroke="url(#frame)" stroke-width="6"') +
    nested(titleSvg(brief), 'title-', { x, y: y + 10, width, height: height - 20 })
  )
}

/** Width of the frame around the reels, and between two of them. */
const FRAME = 22
const GAP = 6

function reels(
  brief: ArtBrief,
  grid: readonly (readonly SlotSymbol[])[],
  { reels: room, topper: topperHeight }: Plan,
  material: Material,
): string {
  const rows = grid[0]?.length ?? 0
  const cell = Math.min((room.width - 2 * FRAME - (grid.length - 1) * GAP) / grid.length, (room.height - 2 * FRAME) / rows)
  const [width, height] = [cell * grid.length + GAP * (grid.length - 1), cell * rows]
  const [left, top] = [room.x + (room.width - width) / 2, room.y + (room.height - height) / 2]
  const { radius, outline, light, ground } = material
  const frame = rect(
    left - FRAME,
    top - FRAME,
    width + 2 * FRAME,
    height + 2 * FRAME,
    `rx="${radius}" fill="url(#frame)" stroke="${outline}" stroke-width="4"`,
  )
  const above = topper(
    brief,
    { x: left - FRAME + 4, y: top - FRAME - topperHeight + 4, width: width + 2 * FRAME - 8, height: topperHeight },
    material,
  )
  const edge = rect(
    left - FRAME + 5,
    top - FRAME + 5,
    width + 2 * FRAME - 10,
    height + 2 * FRAME - 10,
    `rx="${Math.max(2, radius - 5)}" fill="none" stroke="${light}" stroke-width="2.5" opacity=".7"`,
  )
  const inner = rect(left - 4, top - 4, width + 8, height + 8, `rx="8" fill="${ground}" stroke="${outline}" stroke-width="3"`)
  const drawn = symbolParts(brief, grid)
  const columns = grid.map((column, reel) => {
    const x = left + reel * (cell + GAP)
    const cells = column.map((symbol, row) => {
      const side = cell * 0.88
      return `<use href="#${drawn.idOf(symbol)}" transform="translate(${n1(x + (cell - side) / 2)} ${n1(top + row * cell + (cell - side) / 2)}) scale(${(side / SYMBOL).toFixed(4)})"/>`
    })
    return rect(x, top, cell, height, 'rx="5" fill="url(#reel)"') + cells.join('')
  })
  return `<defs>${drawn.markup}</defs>${above}${frame}${edge}${inner}${columns.join('')}`
}

/** What stands on the frame, with a stone in the game's accent. */
function topper(brief: ArtBrief, { x, y, width, height }: Place, { frame, outline }: Material): string {
  const radius = height * 0.17
  const { topper: form, hue } = buildOf(brief.provider)
  const own = TOPPER_COLOURS[cabinetOf(brief)]
  const colour = own === undefined || hue === undefined ? (own ?? frame[0]) : inHue(own, hue, TINT_CHROMA)
  const path = `<path d="${topperOutline(form, width, height)}" fill="${colour}" stroke="${outline}" stroke-width="3" stroke-linejoin="round"/>`
  const stone = `<circle cx="${n1(width / 2)}" cy="${n1(height * 0.52)}" r="${n1(radius)}" fill="${lookOf(brief).pal.accent}" stroke="${outline}" stroke-width="3"/>`
  return `<g transform="translate(${n1(x)} ${n1(y)})">${path}${stone}</g>`
}

/** Side of a symbol's own picture. */
const SYMBOL = 256

/** Every symbol of the grid once, to be used in its cells. */
function symbolParts(brief: ArtBrief, grid: readonly (readonly SlotSymbol[])[]) {
  const idOf = ({ role, index, multiplier }: SlotSymbol): string => `cell-${role}-${index}-${multiplier ?? 1}`
  const byId = new Map(grid.flat().map((symbol) => [idOf(symbol), symbol]))
  const place = { x: 0, y: 0, width: SYMBOL, height: SYMBOL }
  const markup = [...byId]
    .map(([id, symbol]) => `<g id="${id}">${nested(symbolSvg(brief, symbol), `${id}-`, place)}</g>`)
    .join('')
  return { idOf, markup }
}

/** The rising curve of a crash game with its vehicle at the end. */
function flight(brief: ArtBrief, { x, y, width, height }: Place, { light }: Material): string {
  const [endX, endY, side] = [x + width * 0.76, y + height * 0.2, Math.min(width, height) * 0.36]
  const curve = `M${n1(x)} ${n1(y + height)}C${n1(x + width * 0.45)} ${n1(y + height * 0.98)} ${n1(x + width * 0.66)} ${n1(y + height * 0.7)} ${n1(endX)} ${n1(endY)}`
  const stroke = (colour: string, thickness: number, opacity: number): string =>
    `<path d="${curve}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  return [
    `<path d="${curve}L${n1(endX)} ${n1(y + height)}Z" fill="${light}" opacity=".14"/>`,
    stroke(light, 34, 0.16),
    stroke(light, 16, 0.35),
    stroke('#ffffff', 6, 0.95),
    nested(heroSvg(brief), 'hero-', { x: endX - side / 2, y: endY - side / 2, width: side, height: side }),
  ].join('')
}
