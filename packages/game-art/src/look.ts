import type { ArtBrief } from '@herna/contract/content'
import type { FamilyName } from './families/families.ts'
import { motifsOfGame } from './motifs/motifs-of-game.ts'
import type { Motif } from './motifs/vocabulary.ts'
import type { Palette } from './palette.ts'
import { hash, pickBy } from './seed.ts'
import { studioOf } from './studios/derive.ts'
import type { Studio } from './studios/studio.ts'
import { FLAGSHIPS } from './worlds/flagships.ts'

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
  // A record, a book, lightning, palms by the sea: what they show must be true of the game.
  storm: ['night', 'north', 'space', 'motion', 'antiquity', 'realm', 'nature', 'casino', 'asia'],
  sunset: ['motion', 'revelry', 'sea', 'space', 'west', 'treats', 'casino', 'fruit', 'birds'],
  tome: ['night', 'realm', 'folklore', 'antiquity', 'egypt', 'asia', 'north', 'treasure'],
  vinyl: ['revelry'],
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
    // The best known games show the first picture of their hero, as their reels do.
    variant: FLAGSHIPS.has(brief.gameCode) ? 0 : hash(`turn ${seed}`) % 12,
  }
}
