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

/** Games of the visual reference with a model other than lines. Only games without a film, because films show a model with lines. */
const REFERENCE_FAMILIES: Readonly<Record<string, ManyReels>> = {
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
/** Studios whose description mentions five reels. */
const FIVE_REELS_ONLY = new Set(['cembalo'])

/** The properties of a slot on which its variant depends. */
interface SlotTraits {
  code: string
  theme: string
  studio: string
  /** Games of the visual reference have lines unless listed in REFERENCE_FAMILIES, because their films and scenes show lines. */
  isFlagship: boolean
}

/** Draws the game model of a slot by the shares in targets.ts. */
export function drawVariant(traits: SlotTraits, random: Random): SlotVariant {
  const hasThreeReels = random.chance(CLASSIC_THEMES.has(traits.theme) ? THREE_REEL_SHARE.classic : THREE_REEL_SHARE.other)
  const level = random.weighted(VOLATILITY_SHARES) + 1
  const lineVariant = pickByRtp(variantsOf(hasThreeReels ? 'classic-3x3' : 'video-5x3', level), random)
  const family = traits.isFlagship ? REFERENCE_FAMILIES[traits.code] : hasThreeReels ? undefined : drawFamily(traits, level)
  const familyVariant =
    family && family !== 'video-5x3'
      ? pickByRtp(nearestVariants(family, level), randomOf(`variant of ${traits.code} in ${family}`))
      : null
  const variant = familyVariant ?? lineVariant
  if (!variant) throw new Error(`No variant of volatility ${level} with ${hasThreeReels ? 3 : 5} reels`)
  return variant
}

function pickByRtp(group: readonly SlotVariant[], random: Random): SlotVariant | undefined {
  return group[random.weighted(group.map(rtpShare))]
}

/** Draws by share from the families with this volatility. A separate random stream, so that a changed share affects no other draw. */
function drawFamily({ code, theme, studio }: SlotTraits, level: number): ManyReels | undefined {
  const availableFamilies = MANY_REELS.filter(
    (family) => variantsOf(family, level).length > 0 && !(FIVE_REELS_ONLY.has(studio) && family.includes('6x')),
  )
  return availableFamilies[
    randomOf(`family of ${code}`).weighted(
      availableFamilies.map((family) => FAMILY_SHARES[family] * (THEME_FAMILIES[theme] === family ? 3 : 1)),
    )
  ]
}

/** The family's variants of this volatility or, without any, of the nearest one. */
function nearestVariants(family: ManyReels, level: number): SlotVariant[] {
  const levels = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((offset) => variantsOf(family, level + offset))
  return levels.find((group) => group.length > 0) ?? []
}

export const minBetOf = (variant: SlotVariant): number => Math.min(...variant.betOptions)
export const maxBetOf = (variant: SlotVariant): number => Math.max(...variant.betOptions)
/** In cents, at the highest bet [3.21]. */
export const maxWinOf = (variant: SlotVariant): number => Math.round(variant.maxWinMultiple * maxBetOf(variant))

/** Whether a round can trigger a bonus game: free spins or hold and win [3.21]. */
export const hasBonusGame = (variant: SlotVariant): boolean => variant.hasFreeSpins || slotModel(variant.id).holdAndWin !== null

/** Special features of the model other than lines, in the order of the game details [3.22]. */
export function featuresOf(variant: SlotVariant): string[] {
  const { symbols, freeSpins, cascade, holdAndWin } = slotModel(variant.id)
  const hasMultiplierWild = symbols.some(({ multiplier }) => multiplier !== undefined)
  return [
    ...(variant.ways === null ? [] : [waysNominative(variant.ways)]),
    ...(cascade ? ['Kaskády', `Rastúci násobiteľ až ${Math.max(...cascade.multipliers)}×`] : []),
    ...(holdAndWin ? ['Držte a vyhrajte', 'Hlavná výhra'] : []),
    ...(symbols.some(({ role }) => role === 'wild') ? [hasMultiplierWild ? 'Wild s násobiteľom' : 'Wild'] : []),
    ...(symbols.some(({ role }) => role === 'scatter') ? ['Scatter'] : []),
    ...(freeSpins ? ['Voľné točenia'] : []),
    ...(freeSpins && freeSpins.multiplier > 1 ? [`Násobiteľ ${freeSpins.multiplier}×`] : []),
  ]
}
