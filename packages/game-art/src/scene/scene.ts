import { type Hand, type TitleBox, title } from '../lettering/title.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import type { Palette } from '../palette.ts'
import type { Chance } from '../seed.ts'
import { names, picture, type Placement, sign } from './pictures.ts'
import { rect } from './shapes.ts'

export interface SceneInput {
  W: number
  H: number
  r: Chance
  pal: Palette
  hand: Hand
  name: string
  /** The hero first, companions after it: at least six. */
  motifs: readonly Motif[]
  /** Which picture and sign of the hero's. */
  turn: number
  /** A backdrop has neither lettering nor hero: a game is played in front of it. */
  bare: boolean
}

/** What a family draws with. Sizes are in the picture's units; `least` is its shorter side. */
export interface Scene extends Pick<SceneInput, 'W' | 'H' | 'r' | 'pal' | 'bare'> {
  tall: boolean
  least: number
  /** The hero picture: nothing on a backdrop. */
  hero(cx: number, cy: number, size: number, o?: Placement): string
  /** The hero's sign: nothing on a backdrop. */
  mark(cx: number, cy: number, size: number, attributes: string, rot?: number): string
  /** The n-th companion picture: nothing on a backdrop. */
  kin(n: number, cx: number, cy: number, size: number, o?: Placement): string
  /** Small signs for patterns: 0 is the hero's, then the companions'. */
  emblem(n: number, cx: number, cy: number, size: number, attributes: string, rot?: number): string
  title(box: Partial<TitleBox>): string
  /** Darkens the ground under the lettering. */
  foot(from: number, opacity?: number): string
  /** A fresh id of this SVG. */
  id(): string
}

const HERO_MATERIALS = ['gold', 'silver', 'copper', 'jade', 'ruby', 'azure', 'violet'] as const
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

export function scene(input: SceneInput): Scene {
  const { W, H, r, pal, bare, turn } = input
  const [hero, ...kin] = input.motifs as [Motif, ...Motif[]]
  const ids = names()
  const tall = H > W
  const markName = at(hero.signs, turn)
  // Every fourth game shows its hero cast in metal or stone instead of in colours: twice the pictures from one vocabulary.
  const heroName = turn % 4 === 3 ? `@${hero.signs[0]}:${at(HERO_MATERIALS, turn + hero.word.length)}` : at(hero.pictures, turn)
  return {
    W,
    H,
    r,
    pal,
    bare,
    tall,
    least: Math.min(W, H),
    hero: (cx, cy, size, o = {}) => (bare ? '' : picture(ids, heroName, cx, cy, size, { filter: 'lit', ...o })),
    mark: (cx, cy, size, attributes, rot) => (bare ? '' : sign(markName, cx, cy, size, attributes, rot)),
    kin: (n, cx, cy, size, o = {}) => {
      if (bare) return ''
      const motif = at(kin, n)
      return picture(ids, at(motif.pictures, turn + Math.floor(n / kin.length)), cx, cy, size, o)
    },
    emblem: (n, cx, cy, size, attributes, rot) =>
      sign(n ? (at(kin, n - 1).signs[0] as string) : markName, cx, cy, size, attributes, rot),
    title: (box) =>
      bare
        ? ''
        : title(
            input.name,
            input.hand,
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
    foot: (from, opacity = 1) => (bare ? '' : rect(0, H * from, W, H * (1 - from), `fill="url(#foot)" opacity="${opacity}"`)),
    id: () => ids.next(),
  }
}

/** A composition: the whole picture of a slot, drawn from the scene alone. */
export type Family = (s: Scene) => string
