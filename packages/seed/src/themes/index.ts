/** The worlds games play in: word lists from which titles, pictures and descriptions are made. Slovak with its cases; no code of any one game. */
import { CLASSICS } from './classics.ts'
import { EGYPT } from './egypt.ts'
import { FOREST } from './forest.ts'
import { FRUIT } from './fruit.ts'
import { SAFARI } from './safari.ts'
import { SEA } from './sea.ts'
import { SPACE } from './space.ts'
import type { Theme } from './theme.ts'
import { VIKINGS } from './vikings.ts'

export type { Theme } from './theme.ts'
export const THEMES: readonly Theme[] = [FOREST, SAFARI, EGYPT, VIKINGS, SEA, SPACE, FRUIT, CLASSICS]
