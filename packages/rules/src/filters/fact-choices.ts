import { GAME_FEATURE_IDS, GAME_FEATURES, RTP_BANDS, VOLATILITY_NAMES, volatilityStep } from '@herna/contract'
import { type Bits, noBits, setBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** One choice of a group and its games. */
export interface Choice {
  id: string
  title: string
  games: Bits
}

/** Numbers of reels, ascending. */
export function reelChoices({ reels, size }: Catalogue): Choice[] {
  const byCount = gamesByValue(reels, size, (count) => count)
  const counts = [...byCount.keys()].sort((a, b) => a - b)
  return counts.map((count) => ({ id: String(count), title: String(count), games: byCount.get(count) as Bits }))
}

/** Levels of volatility, from low to very high. */
export function volatilityChoices({ volatility, size }: Catalogue): Choice[] {
  const byLevel = gamesByValue(volatility, size, (tenths) => volatilityStep(tenths / 10))
  return VOLATILITY_NAMES.map((title, index) => ({
    id: String(index + 1),
    title,
    games: byLevel.get(index + 1) ?? noBits(size),
  }))
}

/** Bands of the return to player, ascending. */
export function rtpChoices({ rtp, size }: Catalogue): Choice[] {
  const byBand = gamesByValue(rtp, size, (hundredths) => RTP_BANDS.findLastIndex(({ from }) => hundredths >= from))
  return RTP_BANDS.map(({ id, name }, index) => ({ id, title: name, games: byBand.get(index) ?? noBits(size) }))
}

/** Features in the contract's order; a game may have several. */
export function featureChoices({ features, size }: Catalogue): Choice[] {
  return GAME_FEATURE_IDS.map((id, bit) => {
    const games = noBits(size)
    for (let index = 0; index < size; index++) if (((features[index] as number) >> bit) & 1) setBit(games, index)
    return { id, title: GAME_FEATURES[id], games }
  })
}

/** The games by a value of a column; games for which it is unknown (negative) are in no set. */
function gamesByValue(column: Int16Array, size: number, valueOf: (fact: number) => number): Map<number, Bits> {
  const byValue = new Map<number, Bits>()
  const valueByFact = new Map<number, number>()
  for (let index = 0; index < size; index++) {
    const fact = column[index] as number
    if (fact < 0) continue
    let value = valueByFact.get(fact)
    if (value === undefined) valueByFact.set(fact, (value = valueOf(fact)))
    const games = byValue.get(value) ?? noBits(size)
    byValue.set(value, games)
    setBit(games, index)
  }
  return byValue
}
