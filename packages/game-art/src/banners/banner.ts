import { withCompanions } from '../motifs/motifs-of-game.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import type { Palette } from '../palette.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { scene } from '../scene/scene.ts'
import { rect } from '../scene/shapes.ts'
import { chance, pickBy } from '../seed.ts'
import { studioOf } from '../studios/derive.ts'
import { BUILT_IN_STUDIOS } from '../studios/built-in.ts'
import type { Composition } from './composition.ts'
import { cup, feast, fortune, lamp, room, vault, windows } from './indoors.ts'
import { night, orbit, reef, snow } from './outdoors.ts'

/** `hero` 1600×640, `promotion` and `video` 704×396. */
export type BannerFormat = 'hero' | 'promotion' | 'video'
/** What a banner shows: its id (seed), motif words, and the provider whose palette it uses. */
export interface BannerBrief {
  id: string
  motifs: string[]
  provider?: string
}
const SIZES: Record<BannerFormat, readonly [number, number]> = { hero: [1600, 640], promotion: [704, 396], video: [704, 396] }
export const COMPOSITIONS = { cup, feast, fortune, lamp, night, orbit, reef, room, snow, vault, windows } satisfies Record<
  string,
  Composition
>

/** Subjects with a place of their own; any other banner takes one of the rest by its id. */
const BY_WORD: Record<string, Composition> = {
  roulette: room,
  blackjack: lamp,
  baccarat: lamp,
  poker: lamp,
  cards: lamp,
  ace: lamp,
  trophy: cup,
  medal: cup,
  wheel: fortune,
  gift: feast,
  party: feast,
  cake: feast,
  santa: snow,
  christmas: snow,
  snowman: snow,
  snowflake: snow,
  reindeer: snow,
  gold: vault,
  coin: vault,
  coins: vault,
  money: vault,
  treasure: vault,
  safe: vault,
  slot: windows,
  seven: windows,
  cherry: windows,
  fruit: windows,
  bell: windows,
  rocket: orbit,
  planet: orbit,
  star: orbit,
  alien: orbit,
  comet: orbit,
}
const BY_THEME: Partial<Record<Motif['theme'], readonly Composition[]>> = {
  animals: [night],
  birds: [night],
  nature: [night, snow],
  north: [night],
  night: [night],
  folklore: [night, feast],
  sea: [reef],
  space: [orbit],
  casino: [lamp, room],
  treasure: [vault, cup],
  fruit: [windows],
  treats: [feast],
}
function compositionOf(motifs: readonly Motif[], id: string): Composition {
  const first = motifs[0] as Motif
  return BY_WORD[first.word] ?? pickBy(BY_THEME[first.theme] ?? [cup, vault, fortune, windows, feast], id)
}

/** SVG of a banner for a slide, a promotion or a video; without lettering, because text is rendered over or beside it. */
export function bannerSvg(banner: BannerBrief, format: BannerFormat): string {
  const [W, H] = SIZES[format]
  const studio = banner.provider ? studioOf(banner.provider) : pickBy(BUILT_IN_STUDIOS, `house ${banner.id}`)
  const motifs = withCompanions(banner.motifs, banner.id)
  const pal = pickBy(studio.palettes, `palette ${banner.id}`) as Palette
  const s = scene({
    W,
    H,
    r: chance(`banner ${banner.id}`),
    pal,
    hand: studio.hand,
    name: '',
    motifs,
    turn: 0,
    bare: false,
  })
  // The left 45 % of a hero carries its text; the other two are looked at whole.
  const focus = format === 'hero' ? W * 0.72 : format === 'video' ? W * 0.5 : W * 0.54
  const body = compositionOf(motifs, banner.id)(s, focus) + (format === 'hero' ? quiet(W, H, pal) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${definitionsFor(body, pal)}</defs>${body}</svg>`
}

const quiet = (W: number, H: number, p: Palette): string =>
  `<defs><linearGradient id="quiet"><stop offset="0" stop-color="${p.bg}" stop-opacity=".82"/><stop offset=".7" stop-color="${p.bg}" stop-opacity=".5"/><stop offset="1" stop-color="${p.bg}" stop-opacity="0"/></linearGradient></defs>${rect(0, 0, W * 0.5, H, 'fill="url(#quiet)"')}`
