import type { ArtBrief } from '@herna/contract/content'
import { vehicleOf } from './vehicles/vehicles.ts'
import { ascent } from './families/ascent.ts'
import { FAMILIES } from './families/families.ts'
import { tableFamily } from './families/table.ts'
import { live } from './live/live.ts'
import { tableKind } from './live/tables.ts'
import { type Look, lookOf } from './look.ts'
import { contrast, mix, type Palette } from './palette.ts'
import { definitionsFor } from './scene/definitions.ts'
import { frameOf } from './scene/frame.ts'
import { type Scene, scene, type Vista } from './scene/scene.ts'
import { n1, rect } from './scene/shapes.ts'
import { seededRandom } from './seed.ts'
import { threeReelMotifs } from './symbols/cast.ts'
import { thing } from './symbols/hands/hand.ts'
import { paletteIn } from './worlds/air.ts'
import { FLAGSHIP_SURFACES } from './worlds/flagships.ts'
import { vistaOf } from './worlds/vista.ts'
import { worldOf } from './worlds/world.ts'

/** Thumbnail 440×288 (live 440×308), portrait 384×512, landscape 704×396. */
export type GameArtFormat = 'thumbnail' | 'portrait' | 'landscape'
const SIZES: Record<GameArtFormat, readonly [number, number]> = {
  thumbnail: [440, 288],
  portrait: [384, 512],
  landscape: [704, 396],
}
/** Live tiles are a little taller because the table's facts are shown on them. */
const LIVE_THUMBNAIL = [440, 308] as const

const svg = (W: number, H: number, body: string, pal: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${definitionsFor(body, pal)}</defs>${body}</svg>`

function renderBody(brief: ArtBrief, look: Look, s: Scene): string {
  if (brief.type === 'Live') {
    const royalMotif = brief.motifs.find((word) => word === 'queen' || word === 'king')
    const kind = tableKind(look.motifs.map((motif) => motif.word))
    return live(s, kind, /\bauto/i.test(brief.name), royalMotif ? royalMotif === 'queen' : null)
  }
  if (brief.type === 'Crash') return ascent(s, vehicleOf(look.motifs[0]))
  if (brief.type === 'Table')
    return tableFamily(
      look.motifs.map((motif) => motif.word),
      s,
    )
  return FAMILIES[look.family](s)
}

interface Ground {
  W: number
  H: number
  isBackdrop: boolean
  vista?: Vista
}

function sceneOf(brief: ArtBrief, { studio, pal, motifs, variant }: Look, ground: Ground): Scene {
  return scene({
    ...ground,
    r: seededRandom(`${brief.gameCode} ${brief.fileVersion}`),
    pal,
    typography: studio.typography,
    name: brief.name,
    motifs,
    variant,
    reelSymbols: (ids) => threeReelMotifs(brief).map((motif) => thing({ ids }, motif, 0, 0, 100)),
  })
}

/** SVG of a game's tile image [7.37]. */
export function gameArtSvg(brief: ArtBrief, format: GameArtFormat): string {
  const [W, H] = brief.type === 'Live' && format === 'thumbnail' ? LIVE_THUMBNAIL : SIZES[format]
  const look = lookOf(brief)
  const tile = hasWorld(brief) ? inItsWorld(brief, look, W, H) : { look, ground: { W, H, isBackdrop: false } }
  return framed(brief, tile.look, renderBody(brief, tile.look, sceneOf(brief, tile.look, tile.ground)), W, H)
}

/** Slots and crash games play in a scene of their own. */
const hasWorld = ({ type }: ArtBrief): boolean => type === 'Slot' || type === 'Crash'

/** The tile shows the world that the game plays in, and takes its light: both come from `worldOf`. */
function inItsWorld(brief: ArtBrief, look: Look, W: number, H: number): { look: Look; ground: Ground } {
  const world = worldOf(brief)
  const pal = paletteIn(world.air, look.pal)
  return { look: { ...look, pal }, ground: { W, H, isBackdrop: false, vista: vistaOf(brief, world, W, H) } }
}

function framed(brief: ArtBrief, look: Look, body: string, W: number, H: number): string {
  const corners = rect(0, 0, W, Math.min(64, H * 0.2), 'fill="url(#top)" opacity=".7"')
  return svg(W, H, body + corners + (brief.type === 'Live' ? '' : frameOf(look.studio.frame, W, H, look.pal)), look.pal)
}

/** SVG of the background of a running game: the same composition without lettering and hero, with low contrast in the middle. */
export function backdropSvg(brief: ArtBrief, width: number, height: number): string {
  const [W, H] = [n1(width), n1(height)]
  const look = lookOf(brief)
  const body = renderBody(brief, look, sceneOf(brief, look, { W, H, isBackdrop: true }))
  return svg(
    W,
    H,
    `${body}${rect(0, 0, W, H, `fill="${look.pal.bg}" opacity=".25"`)}${rect(0, 0, W, H, 'fill="url(#calm)"')}`,
    look.pal,
  )
}

/** Text colour on an accent when the palette's ink is too light for it. */
const INK = '#0b0810'
/** Colours of a game's client; text has a contrast of at least 4.5:1 on background and surface, ink on accent [WCAG 1.4.3]. */
export function gamePalette(brief: ArtBrief): { background: string; surface: string; accent: string; text: string; ink: string } {
  const { pal } = lookOf(brief)
  let surface = FLAGSHIP_SURFACES.get(brief.gameCode) ?? mix(pal.bg, pal.far, 0.7)
  while (contrast(pal.paper, surface) < 4.5) surface = mix(surface, '#000000', 0.15)
  let accent = pal.accent
  while (contrast(INK, accent) < 4.5) accent = mix(accent, '#ffffff', 0.12)
  return { background: pal.bg, surface, accent, text: pal.paper, ink: contrast(pal.ink, accent) >= 4.5 ? pal.ink : INK }
}
