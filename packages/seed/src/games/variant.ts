import { SLOT_VARIANTS, type SlotVariant, slotModel } from '@herna/game-maths'
import type { Random } from '../random.ts'
import { RTP_SHARES, THREE_REEL_SHARE, VOLATILITY_SHARES } from './targets.ts'

export type { SlotVariant } from '@herna/game-maths'

const CLASSIC_THEMES = new Set(['ovocie', 'klasicke-automaty', 'karty'])

const isThreeReel = (variant: SlotVariant): boolean => variant.family === 'classic-3x3'
const rtpShare = (variant: SlotVariant): number => RTP_SHARES[Math.floor(variant.rtp)] ?? 0.5
const GROUPS = [0, 1].map((three) =>
  [1, 2, 3, 4, 5].map((level) => SLOT_VARIANTS.filter((one) => Number(isThreeReel(one)) === three && one.volatility === level)),
)

/** The model a slot plays: old-time themes like three reels, the rest follows the shares of a real catalogue. */
export function drawVariant(theme: string, random: Random): SlotVariant {
  const three = random.chance(CLASSIC_THEMES.has(theme) ? THREE_REEL_SHARE.classic : THREE_REEL_SHARE.other)
  const level = random.weighted(VOLATILITY_SHARES)
  const group = GROUPS[three ? 1 : 0]?.[level] ?? []
  const variant = group[random.weighted(group.map(rtpShare))]
  if (!variant) throw new Error(`No variant of volatility ${level + 1} with ${three ? 3 : 5} reels`)
  return variant
}

export const minBetOf = (variant: SlotVariant): number => Math.min(...variant.betOptions)
export const maxBetOf = (variant: SlotVariant): number => Math.max(...variant.betOptions)
/** In cents, at the highest bet [3.21]. */
export const maxWinOf = (variant: SlotVariant): number => Math.round(variant.maxWinMultiple * maxBetOf(variant))

/** What the model does besides lines, in the order the details show it [3.22]. */
export function featuresOf(variant: SlotVariant): string[] {
  const model = slotModel(variant.id)
  return [
    ...(model.symbols.some(({ role }) => role === 'wild') ? ['Wild'] : []),
    ...(model.symbols.some(({ role }) => role === 'scatter') ? ['Scatter'] : []),
    ...(model.freeSpins ? ['Voľné točenia'] : []),
    ...(model.freeSpins && model.freeSpins.multiplier > 1 ? [`Násobiteľ ${model.freeSpins.multiplier}×`] : []),
  ]
}
