import { GAME_FLAGS } from '@herna/contract'
import { hasBit, placesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { promotionScore, tierScore } from './tiers.ts'

/** What likeness is worth [9.5]. */
interface Likeness {
  collection: number
  provider: number
  type: number
  /** Each of jackpot, gamble and bonus that both have. */
  feature: number
}
const CASINO: Likeness = { collection: 20, provider: 10, type: 10, feature: 3 }
const LIVE: Likeness = { collection: 0, provider: 25, type: 10, feature: 0 }
const PLAYED: Likeness = { collection: 25, provider: 10, type: 15, feature: 5 }

const PENALTY = 2.5 // [9.5] per unit of difference
const DEFAULTS = { rtp: 95, volatility: 3, minBet: 3 } as const // [9.5] where a game does not say

/** How much the game at a place suggests itself to somebody who chose another. */
export type Score = (place: number) => number
/** What is known of the chosen game is looked up once: thousands of others are measured against it. */
export type Variant = (catalogue: Catalogue, chosen: number, shared: Shared) => Score

/** For each game, in how many collections it stands beside the chosen one. */
type Shared = Uint16Array
export function sharedCollections({ collections, size }: Catalogue, chosen: number): Shared {
  const shared = new Uint16Array(size)
  for (const { games } of collections) {
    if (hasBit(games, chosen)) for (const place of placesOf(games)) shared[place] = (shared[place] as number) + 1
  }
  return shared
}

function likeness(catalogue: Catalogue, chosen: number, shared: Shared, worth: Likeness): Score {
  const { provider, type, flags } = catalogue
  const [itsProvider, itsType, itsFlags] = [provider[chosen] as number, type[chosen] as number, flags[chosen] as number]
  const has = (place: number, flag: number) => ((flags[place] as number) & itsFlags & flag) !== 0
  return (place) => {
    let score = (shared[place] as number) > 0 ? worth.collection : 0
    // An unknown provider (-1) is nobody's.
    if (itsProvider >= 0 && provider[place] === itsProvider) score += worth.provider
    if (type[place] === itsType) score += worth.type
    if (has(place, GAME_FLAGS.jackpot)) score += worth.feature
    if (has(place, GAME_FLAGS.gamble)) score += worth.feature
    if (has(place, GAME_FLAGS.bonus)) score += worth.feature
    return score
  }
}

function standing({ commercialTier, promotionLevel }: Catalogue): Score {
  return (place) => tierScore(commercialTier[place] as number) + promotionScore(promotionLevel[place] as number)
}

/** The penalty for a fact that differs, or that one of both does not say (-1). A unit is `per` of the column's numbers. */
function penalty(column: Int16Array | Float64Array, chosen: number, { per, unknown }: { per: number; unknown: number }): Score {
  const fact = (place: number) => ((column[place] as number) < 0 ? unknown : (column[place] as number) / per)
  const its = fact(chosen)
  return (place) => PENALTY * Math.abs(its - fact(place))
}

/** Casino games: likeness and standing, less what RTP and volatility differ [9.5]. */
export const casinoScore: Variant = (catalogue, chosen, shared) => {
  const [like, stand] = [likeness(catalogue, chosen, shared, CASINO), standing(catalogue)]
  const rtp = penalty(catalogue.rtp, chosen, { per: 100, unknown: DEFAULTS.rtp })
  const volatility = penalty(catalogue.volatility, chosen, { per: 10, unknown: DEFAULTS.volatility })
  return (place) => like(place) + stand(place) - rtp(place) - volatility(place)
}

/** Live tables: provider, type and standing, less what the lowest bets differ, per euro [9.5]. */
export const liveScore: Variant = (catalogue, chosen, shared) => {
  const [like, stand] = [likeness(catalogue, chosen, shared, LIVE), standing(catalogue)]
  const minBet = penalty(catalogue.minBet, chosen, { per: 100, unknown: DEFAULTS.minBet })
  return (place) => like(place) + stand(place) - minBet(place)
}

/** By the games a player played: likeness alone [9.5]. */
export const playedScore: Variant = (catalogue, chosen, shared) => likeness(catalogue, chosen, shared, PLAYED)
