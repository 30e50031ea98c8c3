/** Themes of slots: Slovak word lists with grammatical cases, from which titles, images and descriptions are generated. */
import { ANTIQUITY } from './antiquity.ts'
import { BIRDS } from './birds.ts'
import { CARDS } from './cards.ts'
import { CIRCUS } from './circus.ts'
import { CLASSICS } from './classics.ts'
import { DRAGONS } from './dragons.ts'
import { EGYPT } from './egypt.ts'
import { ELEMENTS } from './elements.ts'
import { FAIRYTALES } from './fairytales.ts'
import { FARM } from './farm.ts'
import { FOREST } from './forest.ts'
import { FRUIT } from './fruit.ts'
import { GEMS } from './gems.ts'
import { HORROR } from './horror.ts'
import { ISLANDS } from './islands.ts'
import { JUNGLE } from './jungle.ts'
import { KNIGHTS } from './knights.ts'
import { LEGENDS } from './legends.ts'
import { LOVE } from './love.ts'
import { MACHINES } from './machines.ts'
import { MAGIC } from './magic.ts'
import { MUSIC } from './music.ts'
import { NOIR } from './noir.ts'
import { ORIENT } from './orient.ts'
import { PIRATES } from './pirates.ts'
import { SAFARI } from './safari.ts'
import { SEA } from './sea.ts'
import { SPACE } from './space.ts'
import { SPORT } from './sport.ts'
import { SWEETS } from './sweets.ts'
import type { Theme } from './theme.ts'
import { VIKINGS } from './vikings.ts'
import { WEST } from './west.ts'
import { WINTER } from './winter.ts'

export type { Theme } from './theme.ts'
export const THEMES: readonly Theme[] = [
  FRUIT,
  CLASSICS,
  EGYPT,
  FOREST,
  SEA,
  SPACE,
  LEGENDS,
  FAIRYTALES,
  DRAGONS,
  VIKINGS,
  ANTIQUITY,
  KNIGHTS,
  PIRATES,
  GEMS,
  JUNGLE,
  SAFARI,
  BIRDS,
  FARM,
  WINTER,
  ELEMENTS,
  HORROR,
  MAGIC,
  NOIR,
  WEST,
  ORIENT,
  MACHINES,
  SWEETS,
  MUSIC,
  CIRCUS,
  CARDS,
  SPORT,
  LOVE,
  ISLANDS,
]
