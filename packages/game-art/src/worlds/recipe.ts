import type { Time } from './air.ts'
import type { LandmarkName } from './landmarks/landmarks.ts'
import type { MiddleName, NearName } from './rows.ts'
import type { Weather } from './sky.ts'

/** What a world of a theme may consist of. */
export interface Recipe {
  readonly times: readonly Time[]
  readonly weathers: readonly Weather[]
  readonly landmarks: readonly LandmarkName[]
  readonly middles: readonly MiddleName[]
  readonly nears: readonly NearName[]
}

/** `times | weathers | landmarks | middles | nears` */
export function recipe(line: string): Recipe {
  const [times = '', weathers = '', landmarks = '', middles = '', nears = ''] = line.split(' | ')
  const listOf = <T extends string>(text: string): readonly T[] => text.split(' ') as T[]
  return {
    times: listOf(times),
    weathers: listOf(weathers),
    landmarks: listOf(landmarks),
    middles: listOf(middles),
    nears: listOf(nears),
  }
}

/** What chooses a recipe: words of a title, or the word of a motif. */
export type Place = readonly [word: RegExp, recipe: Recipe]
