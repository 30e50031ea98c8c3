import type { ArtBrief } from '@herna/contract/content'
import type { FamilyName } from '../families/families.ts'
import { type Look, lookOf } from '../look.ts'
import type { Palette } from '../palette.ts'
import { hash, pickBy } from '../seed.ts'
import { type Air, airOf, type Time } from './air.ts'
import { CRASH_WORLDS } from './crash-worlds.ts'
import { FLAGSHIPS } from './flagships.ts'
import type { Hand } from './hands.ts'
import type { LandmarkName } from './landmarks/landmarks.ts'
import type { Recipe } from './recipe.ts'
import { recipeFor } from './recipes.ts'
import type { MiddleName, NearName } from './rows.ts'
import type { Weather } from './sky.ts'
import { handOf, timesOf } from './studio-worlds.ts'

/** Everything that is decided about a game's scene before drawing; the same in every layer and format. */
export interface Scenery {
  readonly hand: Hand
  readonly time: Time
  readonly weather: Weather
  readonly landmark: LandmarkName
  readonly middle: MiddleName
  readonly near: NearName
}
export interface WorldOfGame extends Scenery {
  readonly air: Air
  readonly pal: Palette
  /** −1 or 1: the side of the landmark on a desktop, and its shift on a phone. */
  readonly side: -1 | 1
}

const NIGHT_WEATHERS: readonly Weather[] = ['stars', 'aurora', 'fireworks', 'bats', 'nebula']
const DAY_WEATHERS: readonly Weather[] = ['rays', 'rainbow', 'birds']

/** The weather of a recipe, or one that fits the time: no stars at noon, no rainbow at night. */
function fitting(weather: Weather, isLight: boolean): Weather {
  if (isLight && NIGHT_WEATHERS.includes(weather)) return 'clouds'
  if (!isLight && DAY_WEATHERS.includes(weather)) return 'stars'
  return weather
}

/** The sun of the day or the moon of the night. */
export function risen(landmark: LandmarkName, isLight: boolean): LandmarkName {
  if (isLight && (landmark === 'moon' || landmark === 'crescent')) return 'rayedSun'
  return !isLight && landmark === 'rayedSun' ? 'moon' : landmark
}

/** Compositions of tiles that are night themselves, whatever their colours. */
const NIGHT_COMPOSITIONS: readonly FamilyName[] = ['grove', 'molten', 'sunset', 'tome', 'vinyl']

/** The times that the studio, the theme and the tile allow, as far as they agree. */
function timesFor(brief: ArtBrief, recipe: Recipe, { family, pal }: Look): readonly Time[] {
  const ofStudio = timesOf(brief.provider, handOf(brief.provider))
  const ofBoth = recipe.times.filter((time) => ofStudio.includes(time))
  const times = ofBoth.length ? ofBoth : ofStudio
  const dark = NIGHT_COMPOSITIONS.includes(family) ? times.filter((time) => !airOf(time, pal).isLight) : []
  return dark.length ? dark : times
}

function sceneryOf(brief: ArtBrief, look: Look): Scenery {
  const hand = handOf(brief.provider)
  const byHand = FLAGSHIPS.get(brief.gameCode) ?? CRASH_WORLDS.get(brief.gameCode)
  if (byHand) return { hand, ...byHand }
  const seed = `world ${brief.gameCode} ${brief.fileVersion}`
  const recipe = recipeFor(brief.name, look.motifs[0])
  const time = pickBy(timesFor(brief, recipe, look), `time ${seed}`)
  const { isLight } = airOf(time, look.pal)
  return {
    hand,
    time,
    weather: fitting(pickBy(recipe.weathers, `weather ${seed}`), isLight),
    landmark: risen(pickBy(recipe.landmarks, `landmark ${seed}`), isLight),
    middle: pickBy(recipe.middles, `middle ${seed}`),
    near: pickBy(recipe.nears, `near ${seed}`),
  }
}

/**
 * The world of a game: art-directed for the best known games, otherwise chosen by studio, theme and seed. Its tile, its loading screen and its scene are
 * all drawn from it.
 */
export function worldOf(brief: ArtBrief): WorldOfGame {
  const look = lookOf(brief)
  return inItsAir(brief, sceneryOf(brief, look), look.pal)
}

/** A scenery with the light of its time. */
export function inItsAir(brief: ArtBrief, scenery: Scenery, pal: Palette): WorldOfGame {
  return { ...scenery, air: airOf(scenery.time, pal), pal, side: hash(`side ${brief.gameCode}`) % 2 ? 1 : -1 }
}
