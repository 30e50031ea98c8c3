import type { ArtBrief } from '@herna/contract/content'
import { vehicleOf } from './vehicles/vehicles.ts'
import { ascent } from './families/ascent.ts'
import { FAMILIES, type FamilyName } from './families/families.ts'
import { tableFamily } from './families/table.ts'
import { live } from './live/live.ts'
import { tableKind } from './live/tables.ts'
import { motifsOfGame } from './motifs/motifs-of-game.ts'
import type { Motif } from './motifs/vocabulary.ts'
import { contrast, mix, type Palette } from './palette.ts'
import { definitionsFor } from './scene/definitions.ts'
import { frameOf } from './scene/frame.ts'
import { type Scene, scene } from './scene/scene.ts'
import { n1, rect } from './scene/shapes.ts'
import { seededRandom, hash, pickBy } from './seed.ts'
import { studioOf } from './studios/derive.ts'
import type { Studio } from './studios/studio.ts'

/** Thumbnail 440×288 (live 440×308), portrait 384×512, landscape 704×396. */
export type GameArtFormat = 'thumbnail' | 'portrait' | 'landscape'
const SIZES: Record<GameArtFormat, readonly [number, number]> = {
  thumbnail: [440, 288],
  portrait: [384, 512],
  landscape: [704, 396],
}
/** Live tiles are a little taller because the table's facts are shown on them. */
const LIVE_THUMBNAIL = [440, 308] as const

/** Everything that is decided for a game before rendering; identical in every format. */
export interface Look {
  studio: Studio
  family: FamilyName
  pal: Palette
  motifs: readonly [Motif, ...Motif[]]
  variant: number
}

/** Families that suit heroes of some themes only; a studio without any other family uses them for every hero. */
const FITTING_THEMES: Partial<Record<FamilyName, readonly Motif['theme'][]>> = {
  deep: ['sea'],
  dunes: ['egypt', 'west', 'antiquity', 'animals', 'treasure', 'casino', 'birds', 'asia', 'space'],
  grove: ['animals', 'birds', 'nature', 'night', 'north', 'folklore', 'realm', 'asia', 'fruit'],
  vinyl: ['revelry', 'casino', 'fruit', 'treats', 'motion', 'space', 'treasure', 'west'],
}
/** The composition that shows three reels, and the one of games with more or an unknown number of them. */
const THREE_REELS: FamilyName = 'reels'
const INSTEAD_OF_REELS: FamilyName = 'stage'

function familyOf(studio: Studio, hero: Motif, { gameCode, fileVersion, reels }: ArtBrief): FamilyName {
  const fitting = studio.families.filter((family) => FITTING_THEMES[family]?.includes(hero.theme) ?? true)
  const family = pickBy(fitting.length ? fitting : studio.families, `family ${gameCode} ${fileVersion}`)
  return family === THREE_REELS && reels !== 3 ? INSTEAD_OF_REELS : family
}

export function lookOf(brief: ArtBrief): Look {
  const studio = studioOf(brief.provider)
  // `fileVersion` changes when an editor requests another picture of the same game.
  const seed = `${brief.gameCode} ${brief.fileVersion}`
  const motifs = motifsOfGame(brief)
  return {
    studio,
    family: familyOf(studio, motifs[0], brief),
    pal: studio.palettes[hash(`palette ${seed}`) % studio.palettes.length] as Palette,
    motifs,
    variant: hash(`turn ${seed}`) % 12,
  }
}

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

function sceneOf(brief: ArtBrief, look: Look, W: number, H: number, isBackdrop: boolean): Scene {
  const { studio, pal, motifs, variant } = look
  return scene({
    W,
    H,
    r: seededRandom(`${brief.gameCode} ${brief.fileVersion}`),
    pal,
    typography: studio.typography,
    name: brief.name,
    motifs,
    variant,
    isBackdrop,
  })
}

/** SVG of a game's tile image [7.37]. */
export function gameArtSvg(brief: ArtBrief, format: GameArtFormat): string {
  const [W, H] = brief.type === 'Live' && format === 'thumbnail' ? LIVE_THUMBNAIL : SIZES[format]
  const look = lookOf(brief)
  const body = renderBody(brief, look, sceneOf(brief, look, W, H, false))
  const corners = rect(0, 0, W, Math.min(64, H * 0.2), 'fill="url(#top)" opacity=".7"')
  return svg(W, H, body + corners + (brief.type === 'Live' ? '' : frameOf(look.studio.frame, W, H, look.pal)), look.pal)
}

/** SVG of the background of a running game: the same composition without lettering and hero, with low contrast in the middle. */
export function backdropSvg(brief: ArtBrief, width: number, height: number): string {
  const [W, H] = [n1(width), n1(height)]
  const look = lookOf(brief)
  const body = renderBody(brief, look, sceneOf(brief, look, W, H, true))
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
  let surface = mix(pal.bg, pal.far, 0.7)
  while (contrast(pal.paper, surface) < 4.5) surface = mix(surface, '#000000', 0.15)
  let accent = pal.accent
  while (contrast(INK, accent) < 4.5) accent = mix(accent, '#ffffff', 0.12)
  return { background: pal.bg, surface, accent, text: pal.paper, ink: contrast(pal.ink, accent) >= 4.5 ? pal.ink : INK }
}
