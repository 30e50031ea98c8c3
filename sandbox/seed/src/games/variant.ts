import { SLOT_VARIANTS, type SlotVariant, slotModel } from '@herna/game-maths'
import { type Random, randomOf } from '../random.ts'
import { waysNominative } from '../texts/slots/lines.ts'
import { FAMILY_SHARES, RTP_SHARES, THEME_FAMILIES, THREE_REEL_SHARE, VOLATILITY_SHARES } from './targets.ts'

export type { SlotVariant } from '@herna/game-maths'

const CLASSIC_THEMES = new Set(['ovocie', 'klasicke-automaty', 'karty'])

const rtpShare = (variant: SlotVariant): number => RTP_SHARES[Math.floor(variant.rtp)] ?? 0.5
const variantsOf = (family: SlotVariant['family'], level: number): SlotVariant[] =>
  SLOT_VARIANTS.filter((variant) => variant.family === family && variant.volatility === level)

type ManyReels = keyof typeof FAMILY_SHARES
const MANY_REELS = Object.keys(FAMILY_SHARES) as ManyReels[]

/** Games of the visual reference that have no film yet and whose story asks for more than lines. */
const KNOWN_FAMILIES: Readonly<Record<string, ManyReels>> = {
  'trpaslicia-bana': 'cascade-6x4',
  'ufo-bistro': 'cascade-6x4',
  'dzungla-mayov': 'ways-6x4',
  'ladova-pevnost': 'ways-6x4',
  'severny-vietor': 'ways-5x4',
  'burka-nad-olympom': 'multiplier-5x3',
  'ohniva-dama': 'multiplier-5x3',
  'zlaty-kohut': 'hold-and-win-5x3',
  'kapitan-havran': 'hold-and-win-5x3',
}
/** Studios whose own words promise five reels. */
const FIVE_REELS_ONLY = new Set(['cembalo'])

/** What a variant is drawn for. */
interface SlotTraits {
  code: string
  theme: string
  studio: string
  /** The reference's games keep lines unless they are named above: their films and scenes were made for them. */
  isFlagship: boolean
}

/** The model a slot plays: old-time themes like three reels, the rest follows the shares of a real catalogue. */
export function drawVariant(part: SlotTraits, random: Random): SlotVariant {
  const three = random.chance(CLASSIC_THEMES.has(part.theme) ? THREE_REEL_SHARE.classic : THREE_REEL_SHARE.other)
  const level = random.weighted(VOLATILITY_SHARES) + 1
  const lined = pickOf(variantsOf(three ? 'classic-3x3' : 'video-5x3', level), random)
  const family = part.isFlagship ? KNOWN_FAMILIES[part.code] : three ? undefined : drawFamily(part, level)
  const other =
    family && family !== 'video-5x3' ? pickOf(nearest(family, level), randomOf(`variant of ${part.code} in ${family}`)) : null
  const variant = other ?? lined
  if (!variant) throw new Error(`No variant of volatility ${level} with ${three ? 3 : 5} reels`)
  return variant
}

function pickOf(group: readonly SlotVariant[], random: Random): SlotVariant | undefined {
  return group[random.weighted(group.map(rtpShare))]
}

/** By shares, from the families that have this volatility. A stream of its own: another share changes no other draw. */
function drawFamily({ code, theme, studio }: SlotTraits, level: number): ManyReels | undefined {
  const open = MANY_REELS.filter(
    (family) => variantsOf(family, level).length > 0 && !(FIVE_REELS_ONLY.has(studio) && family.includes('6x')),
  )
  return open[
    randomOf(`family of ${code}`).weighted(
      open.map((family) => FAMILY_SHARES[family] * (THEME_FAMILIES[theme] === family ? 3 : 1)),
    )
  ]
}

/** The family's variants of this volatility, or of the next that it has. */
function nearest(family: ManyReels, level: number): SlotVariant[] {
  const levels = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((off) => variantsOf(family, level + off))
  return levels.find((group) => group.length > 0) ?? []
}

export const minBetOf = (variant: SlotVariant): number => Math.min(...variant.betOptions)
export const maxBetOf = (variant: SlotVariant): number => Math.max(...variant.betOptions)
/** In cents, at the highest bet [3.21]. */
export const maxWinOf = (variant: SlotVariant): number => Math.round(variant.maxWinMultiple * maxBetOf(variant))

/** Whether a round may lead to a game within the game: free spins, or hold and win [3.21]. */
export const hasBonusGame = (variant: SlotVariant): boolean => variant.hasFreeSpins || slotModel(variant.id).holdAndWin !== null

/** What the model does besides lines, in the order the details show it [3.22]. */
export function featuresOf(variant: SlotVariant): string[] {
  const { symbols, freeSpins, cascade, holdAndWin } = slotModel(variant.id)
  const multiplied = symbols.some(({ multiplier }) => multiplier !== undefined)
  return [
    ...(variant.ways === null ? [] : [waysNominative(variant.ways)]),
    ...(cascade ? ['Kaskády', `Rastúci násobiteľ až ${Math.max(...cascade.multipliers)}×`] : []),
    ...(holdAndWin ? ['Držte a vyhrajte', 'Hlavná výhra'] : []),
    ...(symbols.some(({ role }) => role === 'wild') ? [multiplied ? 'Wild s násobiteľom' : 'Wild'] : []),
    ...(symbols.some(({ role }) => role === 'scatter') ? ['Scatter'] : []),
    ...(freeSpins ? ['Voľné točenia'] : []),
    ...(freeSpins && freeSpins.multiplier > 1 ? [`Násobiteľ ${freeSpins.multiplier}×`] : []),
  ]
}
