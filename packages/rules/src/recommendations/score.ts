import { GAME_FLAGS } from '@herna/contract'
import { type Bits, hasBit } from '../catalogue/bits.ts'
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
const LIVE = { provider: 25, type: 10 } as const
const PLAYED: Likeness = { collection: 25, provider: 10, type: 15, feature: 5 }

const PENALTY = 2.5 // [9.5] per unit of difference
const DEFAULTS = { rtp: 95, volatility: 3, minBet: 3 } as const // [9.5] where a game does not say

/** How much the game at `other` suggests itself to somebody who chose the game at `chosen`. */
export type Score = (catalogue: Catalogue, chosen: number, other: number) => number

const FEATURES = [GAME_FLAGS.jackpot, GAME_FLAGS.gamble, GAME_FLAGS.bonus]

/** Collections that both games are in. */
export const sharedCollections = ({ collections }: Catalogue, chosen: number, other: number): number =>
  collections.reduce((count, { games }) => count + (hasBoth(games, chosen, other) ? 1 : 0), 0)
const hasBoth = (games: Bits, a: number, b: number): boolean => hasBit(games, a) && hasBit(games, b)

const same = (column: Int16Array, a: number, b: number): boolean => column[a] === column[b] && (column[a] as number) >= 0

function likeness(catalogue: Catalogue, chosen: number, other: number, worth: Likeness): number {
  const both = (catalogue.flags[chosen] as number) & (catalogue.flags[other] as number)
  const features = FEATURES.filter((flag) => (both & flag) !== 0).length
  return (
    (sharedCollections(catalogue, chosen, other) > 0 ? worth.collection : 0) +
    (same(catalogue.provider, chosen, other) ? worth.provider : 0) +
    (same(catalogue.type, chosen, other) ? worth.type : 0) +
    features * worth.feature
  )
}

const standing = ({ commercialTier, promotionLevel }: Catalogue, place: number): number =>
  tierScore(commercialTier[place] as number) + promotionScore(promotionLevel[place] as number)

/** Difference of a fact that may be unknown (-1), in units of `per`. */
function difference(
  column: Int16Array | Float64Array,
  chosen: number,
  other: number,
  { per, unknown }: { per: number; unknown: number },
) {
  const at = (place: number) => ((column[place] as number) < 0 ? unknown : (column[place] as number) / per)
  return Math.abs(at(chosen) - at(other))
}

/** Casino games: likeness and standing, less what RTP and volatility differ [9.5]. */
export const casinoScore: Score = (catalogue, chosen, other) =>
  likeness(catalogue, chosen, other, CASINO) +
  standing(catalogue, other) -
  PENALTY * difference(catalogue.rtp, chosen, other, { per: 100, unknown: DEFAULTS.rtp }) -
  PENALTY * difference(catalogue.volatility, chosen, other, { per: 10, unknown: DEFAULTS.volatility })

/** Live tables: provider, type and standing, less what the lowest bets differ, per euro [9.5]. */
export const liveScore: Score = (catalogue, chosen, other) =>
  (same(catalogue.provider, chosen, other) ? LIVE.provider : 0) +
  (same(catalogue.type, chosen, other) ? LIVE.type : 0) +
  standing(catalogue, other) -
  PENALTY * difference(catalogue.minBet, chosen, other, { per: 100, unknown: DEFAULTS.minBet })

/** By the games a player played: likeness alone [9.5]. */
export const playedScore: Score = (catalogue, chosen, other) => likeness(catalogue, chosen, other, PLAYED)
