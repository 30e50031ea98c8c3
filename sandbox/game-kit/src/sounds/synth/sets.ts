import type { SoundSet } from '../names.ts'
import { FOLK_SETS } from './folk-sets.ts'
import { HALL_SETS } from './hall-sets.ts'
import type { Timbres } from './timbres.ts'

/** A set for each material of a cabinet, so that games of one studio sound alike and neighbouring ones do not. */
export const SETS: Readonly<Record<SoundSet, Timbres>> = { ...FOLK_SETS, ...HALL_SETS }
