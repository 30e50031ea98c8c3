import { type Typography, type TitleBox, title } from '../lettering/title.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import type { Palette } from '../palette.ts'
import type { SeededRandom } from '../seed.ts'
import { type IdGenerator, idGenerator, picture, type Placement, sign } from './pictures.ts'
import { rect } from './shapes.ts'
import { watchingWolf } from './wolf.ts'

/** A game's world as the ground of its tile, so that tile and game show the same place in the same light. */
export interface Vista {
  /** Sky, landmark and middle rows; opaque. */
  readonly back: string
  /** The strip of the foreground, before the hero; transparent above it. */
  readonly front: string
}

export interface SceneInput {
  W: number
  H: number
  r: SeededRandom
  pal: Palette
  typography: Typography
  name: string
  /** The hero first, companions after it: at least six. */
  motifs: readonly Motif[]
  /** Selects one of the hero's pictures and signs. */
  variant: number
  /** True for the background of a running game: neither lettering nor hero. */
  isBackdrop: boolean
  /** The symbols of a game of three reels (`Scene.reelSymbols`). */
  reelSymbols?: (ids: IdGenerator) => readonly string[]
  /** The game's world, for pictures of games that have one. */
  vista?: Vista | undefined
}

/** What a family composes its picture with. Sizes are in the picture's units. */
export interface Scene extends Pick<SceneInput, 'W' | 'H' | 'r' | 'pal' | 'isBackdrop'> {
  /** The ground behind everything: the game's world, or the composition's own for pictures without one. */
  ground(own: () => string): string
  /** The foreground of the game's world; empty without one. */
  foreground: string
  tall: boolean
  shorterSide: number
  /** The hero picture; empty on a backdrop. */
  hero(cx: number, cy: number, size: number, o?: Placement): string
  /** The hero's one-colour sign; empty on a backdrop. */
  heroSign(cx: number, cy: number, size: number, attributes: string, rot?: number): string
  /** The n-th companion picture; empty on a backdrop. */
  companion(n: number, cx: number, cy: number, size: number, o?: Placement): string
  /** What a game of three reels shows on them, 100 units large around the origin: three high symbols, best paying first, then three low ones; empty on a backdrop. */
  reelSymbols(): readonly string[]
  /** Small signs for patterns: 0 is the hero's, the next ones are the companions'. */
  emblem(n: number, cx: number, cy: number, size: number, attributes: string, rot?: number): string
  title(box: Partial<TitleBox>): string
  /** Darkens the background of the lettering, from a share of the height downwards. */
  titleShade(from: number, opacity?: number): string
  /** A new id, unique in this SVG. */
  id(): string
}

const HERO_MATERIALS = ['gold', 'silver', 'copper', 'jade', 'ruby', 'azure', 'violet'] as const
const itemAt = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

export function scene(input: SceneInput): Scene {
  const { W, H, r, pal, isBackdrop, variant, vista } = input
  const [hero, ...companions] = input.motifs as [Motif, ...Motif[]]
  const ids = idGenerator()
  const tall = H > W
  const heroSignName = itemAt(hero.signs, variant)
  // Every fourth game shows its hero cast in metal or stone instead of its coloured picture, which adds variety without new motifs.
  const heroName =
    variant % 4 === 3 ? `@${hero.signs[0]}:${itemAt(HERO_MATERIALS, variant + hero.word.length)}` : itemAt(hero.pictures, variant)
  return {
    W,
    H,
    r,
    pal,
    isBackdrop,
    ground: (own) => vista?.back ?? own(),
    foreground: vista?.front ?? '',
    tall,
    shorterSide: Math.min(W, H),
    hero: (cx, cy, size, o = {}) => {
      if (isBackdrop) return ''
      // The library's picture smiles.
      if (heroName === 'wolf') return wolfHead(ids, cx, cy, size, pal, o)
      return picture(ids, heroName, cx, cy, size, { filter: 'lit', ...o })
    },
    heroSign: (cx, cy, size, attributes, rot) => (isBackdrop ? '' : sign(heroSignName, cx, cy, size, attributes, rot)),
    companion: (n, cx, cy, size, o = {}) => {
      if (isBackdrop) return ''
      const motif = itemAt(companions, n)
      return picture(ids, itemAt(motif.pictures, variant + Math.floor(n / companions.length)), cx, cy, size, o)
    },
    reelSymbols: () => (isBackdrop ? [] : (input.reelSymbols?.(ids) ?? [])),
    emblem: (n, cx, cy, size, attributes, rot) =>
      sign(n ? (itemAt(companions, n - 1).signs[0] as string) : heroSignName, cx, cy, size, attributes, rot),
    title: (box) =>
      isBackdrop
        ? ''
        : title(
            input.name,
            input.typography,
            {
              x: W / 2,
              y: H * (tall ? 0.925 : 0.912),
              width: W * 0.87,
              size: W * 0.128,
              chars: tall ? 11 : 14,
              maxHeight: H * (tall ? 0.22 : 0.28),
              ...box,
            },
            pal,
            ids.next(),
          ),
    titleShade: (from, opacity = 1) =>
      isBackdrop ? '' : rect(0, H * from, W, H * (1 - from), `fill="url(#foot)" opacity="${opacity}"`),
    id: () => ids.next(),
  }
}

/** The wolf of the banners, as large as a picture of the library; its own light replaces the filter. */
function wolfHead(ids: IdGenerator, cx: number, cy: number, size: number, pal: Palette, { rot, opacity }: Placement): string {
  const wolf = watchingWolf(cx, cy, size * 0.98, pal, {
    prefix: ids.next(),
    hasShoulders: false,
    ...(rot === undefined ? {} : { rot }),
  })
  return opacity === undefined ? wolf : `<g opacity="${opacity}">${wolf}</g>`
}

/** A composition: returns the whole picture of a slot as SVG, from the scene alone. */
export type Family = (s: Scene) => string
