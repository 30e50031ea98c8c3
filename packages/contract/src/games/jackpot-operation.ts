import { defineOperation } from '../operation.ts'
import { JACKPOT_FEED, jackpotFeed } from './jackpots.ts'

/** Amounts of all jackpots, below the game host's origin [4.26]. */
export const jackpots = defineOperation({ method: 'GET', path: JACKPOT_FEED, reply: jackpotFeed })
