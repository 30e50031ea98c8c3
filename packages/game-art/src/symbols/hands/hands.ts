import type { Cabinet } from '@herna/contract/games'
import { brass, enamel, velvet } from './enamel.ts'
import type { Hand } from './hand.ts'
import { coral, steel, stone } from './mineral.ts'
import { neon } from './neon.ts'
import { cutOut, folded, ice } from './paper.ts'
import { carnival, lacquer } from './show.ts'

/** The hand of each cabinet material; reel grounds of wood, sandstone, ice, paper, coral and carnival are light, the others dark. */
export const HANDS: Readonly<Record<Cabinet, Hand>> = {
  wood: cutOut,
  paper: folded,
  ice,
  chrome: neon,
  sandstone: enamel,
  brass,
  velvet,
  stone,
  steel,
  coral,
  carnival,
  lacquer,
}
