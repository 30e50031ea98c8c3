import { motifsOfWords } from '../motifs/motifs-of-game.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import type { Palette } from '../palette.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { scene } from '../scene/scene.ts'
import { rect } from '../scene/shapes.ts'
import { seededRandom, pickBy } from '../seed.ts'
import { studioOf } from '../studios/derive.ts'
import { BUILT_IN_STUDIOS } from '../studios/built-in.ts'
import type { Composition } from './composition.ts'
import { trophy, party, fortuneWheel, cardFan, liveStudio, vault, slotMachine } from './indoors.ts'
import { moonlitMountains, moonlitWolf, orbit, reef, snow } from './outdoors.ts'

/** `hero` 1600×640, `promotion` and `video` 704×396. */
export type BannerFormat = 'hero' | 'promotion' | 'video'
/** What a banner shows: its id (seed), motif words, and the provider whose palette it uses. */
export interface BannerBrief {
  id: string
  motifs: string[]
  provider?: string
}
const SIZES: Record<BannerFormat, readonly [number, number]> = { hero: [1600, 640], promotion: [704, 396], video: [704, 396] }
export const COMPOSITIONS = {
  cardFan,
  fortuneWheel,
  liveStudio,
  moonlitMountains,
  moonlitWolf,
  orbit,
  party,
  reef,
  slotMachine,
  snow,
  trophy,
  vault,
} satisfies Record<string, Composition>

/** Motif words with a fixed composition; any other banner gets one by its theme and id. */
const BY_WORD: Record<string, Composition> = {
  wolf: moonlitWolf,
  roulette: liveStudio,
  blackjack: cardFan,
  baccarat: cardFan,
  poker: cardFan,
  cards: cardFan,
  ace: cardFan,
  trophy: trophy,
  medal: trophy,
  wheel: fortuneWheel,
  gift: party,
  party: party,
  cake: party,
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
  slot: slotMachine,
  seven: slotMachine,
  cherry: slotMachine,
  fruit: slotMachine,
  bell: slotMachine,
  rocket: orbit,
  planet: orbit,
  star: orbit,
  alien: orbit,
  comet: orbit,
}
const BY_THEME: Partial<Record<Motif['theme'], readonly Composition[]>> = {
  animals: [moonlitMountains],
  birds: [moonlitMountains],
  nature: [moonlitMountains, snow],
  north: [moonlitMountains],
  night: [moonlitMountains],
  folklore: [moonlitMountains, party],
  sea: [reef],
  space: [orbit],
  casino: [cardFan, liveStudio],
  treasure: [vault, trophy],
  fruit: [slotMachine],
  treats: [party],
}
function compositionOf(motifs: readonly Motif[], id: string): Composition {
  const first = motifs[0] as Motif
  return BY_WORD[first.word] ?? pickBy(BY_THEME[first.theme] ?? [trophy, vault, fortuneWheel, slotMachine, party], id)
}

/** SVG of a banner for a slide, a promotion or a video; without lettering, because text is rendered over or beside it. */
export function bannerSvg(banner: BannerBrief, format: BannerFormat): string {
  const [W, H] = SIZES[format]
  const studio = banner.provider ? studioOf(banner.provider) : pickBy(BUILT_IN_STUDIOS, `house ${banner.id}`)
  const motifs = motifsOfWords(banner.motifs, banner.id)
  const pal = pickBy(studio.palettes, `palette ${banner.id}`) as Palette
  const s = scene({
    W,
    H,
    r: seededRandom(`banner ${banner.id}`),
    pal,
    typography: studio.typography,
    name: '',
    motifs,
    variant: 0,
    isBackdrop: false,
  })
  // The left 45 % of a hero banner carries its text; in the other formats the subject is near the middle.
  const focus = format === 'hero' ? W * 0.72 : format === 'video' ? W * 0.5 : W * 0.54
  const body = compositionOf(motifs, banner.id)(s, focus) + (format === 'hero' ? textAreaShade(W, H, pal) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${definitionsFor(body, pal)}</defs>${body}</svg>`
}

const textAreaShade = (W: number, H: number, p: Palette): string =>
  `<defs><linearGradient id="quiet"><stop offset="0" stop-color="${p.bg}" stop-opacity=".82"/><stop offset=".7" stop-color="${p.bg}" stop-opacity=".5"/><stop offset="1" stop-color="${p.bg}" stop-opacity="0"/></linearGradient></defs>${rect(0, 0, W * 0.5, H, 'fill="url(#quiet)"')}`
