import type { Family } from '../scene/scene.ts'
import { arch } from './arch.ts'
import { board } from './board.ts'
import { burst } from './burst.ts'
import { closeup } from './closeup.ts'
import { cosmos } from './cosmos.ts'
import { deep } from './deep.ts'
import { dunes } from './dunes.ts'
import { emblem } from './emblem.ts'
import { facets } from './facets.ts'
import { folk } from './folk.ts'
import { globe } from './globe.ts'
import { grove } from './grove.ts'
import { hoard } from './hoard.ts'
import { isle } from './isle.ts'
import { meadow } from './meadow.ts'
import { mint } from './mint.ts'
import { molten } from './molten.ts'
import { neon } from './neon.ts'
import { notice } from './notice.ts'
import { panorama } from './panorama.ts'
import { papercut } from './papercut.ts'
import { poster } from './poster.ts'
import { reels } from './reels.ts'
import { signboard } from './signboard.ts'
import { split } from './split.ts'
import { stage } from './stage.ts'
import { storm } from './storm.ts'
import { sunset } from './sunset.ts'
import { temple } from './temple.ts'
import { tome } from './tome.ts'
import { triptych } from './triptych.ts'
import { vinyl } from './vinyl.ts'
import { vitrail } from './vitrail.ts'

/** The compositions of slots. The order is part of the pictures: studios pick their families by index. */
export const FAMILIES = {
  arch,
  board,
  burst,
  closeup,
  cosmos,
  deep,
  dunes,
  emblem,
  facets,
  folk,
  globe,
  grove,
  hoard,
  isle,
  meadow,
  mint,
  molten,
  neon,
  notice,
  panorama,
  papercut,
  poster,
  reels,
  signboard,
  split,
  stage,
  storm,
  sunset,
  temple,
  tome,
  triptych,
  vinyl,
  vitrail,
} satisfies Record<string, Family>
export type FamilyName = keyof typeof FAMILIES
export const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[]
