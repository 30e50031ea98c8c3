import type { Check } from './check.ts'
import { DOOR } from './door.ts'
import { ONCE } from './once.ts'
import { ROUNDS } from './rounds.ts'

/** Everything the contract says that can be seen from outside. */
export const CHECKS: readonly Check[] = [...DOOR, ...ONCE, ...ROUNDS]
