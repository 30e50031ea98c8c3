/** Promotions for all visitors, for guests and for players, with plain conditions and no false urgency [3.29] [5.5]. */
import type { Promotion } from '@herna/contract/content'
import { forEveryone } from './for-everyone.ts'
import { forGuests } from './for-guests.ts'
import { forPlayers } from './for-players.ts'

export const promotions = (): Promotion[] => [...forEveryone(), ...forGuests(), ...forPlayers()]
