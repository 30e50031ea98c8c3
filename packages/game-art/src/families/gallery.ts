import type { Family } from '../scene/scene.ts'
import { arch } from './arch.ts'
import { board } from './board.ts'
import { closeup } from './closeup.ts'
import { cosmos } from './cosmos.ts'
import { deep } from './deep.ts'
import { emblem } from './emblem.ts'
import { hoard } from './hoard.ts'
import { neon } from './neon.ts'
import { panorama } from './panorama.ts'
import { papercut } from './papercut.ts'
import { poster } from './poster.ts'
import { reels } from './reels.ts'
import { signboard } from './signboard.ts'
import { split } from './split.ts'

/** The compositions a slot may have. */
export const FAMILIES = {
  arch,
  board,
  closeup,
  cosmos,
  deep,
  emblem,
  hoard,
  neon,
  panorama,
  papercut,
  poster,
  reels,
  signboard,
  split,
} satisfies Record<string, Family>
export type FamilyName = keyof typeof FAMILIES
export const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[]
