import { ANIMALS } from './animals.ts'
import { ANTIQUITY } from './antiquity.ts'
import { ASIA } from './asia.ts'
import { BIRDS } from './birds.ts'
import { CASINO } from './casino.ts'
import { EGYPT } from './egypt.ts'
import type { MotifTable } from './entry.ts'
import { FOLKLORE } from './folklore.ts'
import { FRUIT } from './fruit.ts'
import { MOTION } from './motion.ts'
import { NATURE } from './nature.ts'
import { NIGHT } from './night.ts'
import { NORTH } from './north.ts'
import { REALM } from './realm.ts'
import { REVELRY } from './revelry.ts'
import { SEA } from './sea.ts'
import { SPACE } from './space.ts'
import { TREASURE } from './treasure.ts'
import { TREATS } from './treats.ts'
import { WEST } from './west.ts'

const TABLES = {
  animals: ANIMALS,
  antiquity: ANTIQUITY,
  asia: ASIA,
  birds: BIRDS,
  casino: CASINO,
  egypt: EGYPT,
  folklore: FOLKLORE,
  fruit: FRUIT,
  motion: MOTION,
  nature: NATURE,
  night: NIGHT,
  north: NORTH,
  realm: REALM,
  revelry: REVELRY,
  sea: SEA,
  space: SPACE,
  treasure: TREASURE,
  treats: TREATS,
  west: WEST,
} satisfies Record<string, MotifTable>
export type Theme = keyof typeof TABLES

/** A motif as families use it: Slovak name, pictures, signs and theme. */
export interface Motif {
  word: string
  name: string
  pictures: readonly string[]
  signs: readonly string[]
  theme: Theme
}

const motifs = new Map<string, Motif>()
for (const theme of Object.keys(TABLES) as Theme[]) {
  for (const [word, [name, pictures, signs]] of Object.entries<readonly [string, string, string]>(TABLES[theme])) {
    motifs.set(word, { word, name, pictures: pictures.split(' '), signs: signs.split(' '), theme })
  }
}

/** All motif words that a brief may contain. */
export const KNOWN_MOTIFS: readonly string[] = [...motifs.keys()].sort()
export const findMotif = (word: string): Motif | undefined => motifs.get(word)
