import { GAME_FLAGS } from '@herna/contract'
import { hasBit, indexesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { promotionScore, tierScore } from './tiers.ts'

/** Points for what two games have in common [9.5]. */
interface CommonPoints {
  collection: number
  provider: number
  type: number
  /** Each of jackpot, gamble and bonus that both have. */
  feature: number
}
const CASINO: CommonPoints = { collection: 20, provider: 10, type: 10, feature: 3 }
const LIVE: CommonPoints = { collection: 0, provider: 25, type: 10, feature: 0 }
const PLAYED: CommonPoints = { collection: 25, provider: 10, type: 15, feature: 5 }

const PENALTY = 2.5 // [9.5] per unit of difference
const DEFAULTS = { rtp: 95, volatility: 3, minBet: 3 } as const // [9.5] where a game does not say

/** Score of the game at an index as a recommendation. */
export type Score = (index: number) => number
/** Facts of the chosen game are read once, because thousands of games are compared with it. */
export type Variant = (catalogue: Catalogue, chosenIndex: number, shared: Shared) => Score

/** For each game, the number of collections it shares with the chosen one. */
type Shared = Uint16Array
export function sharedCollections({ collections, size }: Catalogue, chosenIndex: number): Shared {
  const shared = new Uint16Array(size)
  for (const { games } of collections) {
    if (hasBit(games, chosenIndex)) for (const index of indexesOf(games)) shared[index] = (shared[index] as number) + 1
  }
  return shared
}

function commonPoints(catalogue: Catalogue, chosenIndex: number, shared: Shared, points: CommonPoints): Score {
  const { provider, type, flags } = catalogue
  const [chosenProvider, chosenType, chosenFlags] = [
    provider[chosenIndex] as number,
    type[chosenIndex] as number,
    flags[chosenIndex] as number,
  ]
  const has = (index: number, flag: number) => ((flags[index] as number) & chosenFlags & flag) !== 0
  return (index) => {
    let score = (shared[index] as number) > 0 ? points.collection : 0
    // An unknown provider (-1) is not a common provider.
    if (chosenProvider >= 0 && provider[index] === chosenProvider) score += points.provider
    if (type[index] === chosenType) score += points.type
    if (has(index, GAME_FLAGS.jackpot)) score += points.feature
    if (has(index, GAME_FLAGS.gamble)) score += points.feature
    if (has(index, GAME_FLAGS.bonus)) score += points.feature
    return score
  }
}

function commercialPoints({ commercialTier, promotionLevel }: Catalogue): Score {
  return (index) => tierScore(commercialTier[index] as number) + promotionScore(promotionLevel[index] as number)
}

/** Penalty for a differing fact, or one that either game does not state (-1). A unit is `per` of the column's numbers. */
function penalty(
  column: Int16Array | Float64Array,
  chosenIndex: number,
  { per, unknown }: { per: number; unknown: number },
): Score {
  const fact = (index: number) => ((column[index] as number) < 0 ? unknown : (column[index] as number) / per)
  const chosenFact = fact(chosenIndex)
  return (index) => PENALTY * Math.abs(chosenFact - fact(index))
}

/** Casino games: points in common plus tier and promotion, minus differences in RTP and volatility [9.5]. */
export const casinoScore: Variant = (catalogue, chosen, shared) => {
  const [common, commercial] = [commonPoints(catalogue, chosen, shared, CASINO), commercialPoints(catalogue)]
  const rtp = penalty(catalogue.rtp, chosen, { per: 100, unknown: DEFAULTS.rtp })
  const volatility = penalty(catalogue.volatility, chosen, { per: 10, unknown: DEFAULTS.volatility })
  return (index) => common(index) + commercial(index) - rtp(index) - volatility(index)
}

/** Live tables: provider, type, tier and promotion, minus the difference of the lowest bets per euro [9.5]. */
export const liveScore: Variant = (catalogue, chosen, shared) => {
  const [common, commercial] = [commonPoints(catalogue, chosen, shared, LIVE), commercialPoints(catalogue)]
  const minBet = penalty(catalogue.minBet, chosen, { per: 100, unknown: DEFAULTS.minBet })
  return (index) => common(index) + commercial(index) - minBet(index)
}

/** Based on played games: points in common only [9.5]. */
export const playedScore: Variant = (catalogue, chosen, shared) => commonPoints(catalogue, chosen, shared, PLAYED)
