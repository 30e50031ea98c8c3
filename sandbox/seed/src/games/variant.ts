import type { GameFeature } from '@herna/contract'
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

/**
 * The model families of the visual reference's games: three reels where the tile shows them. Games with a film have lines, because
 * films show a line win.
 */
const REFERENCE_FAMILIES: Readonly<Record<string, SlotVariant['family']>> = {
  'horuca-ceresna': 'classic-3x3',
  'sedmicka-stastia': 'classic-3x3',
  'ovocny-expres': 'classic-3x3',
  'melon-mania': 'classic-3x3',
  'hviezdny-joker': 'classic-3x3',
  'volt-5': 'classic-3x3',
  'tigrie-oci': 'video-5x3',
  'vlcia-hora': 'video-5x3',
  'rytier-z-devina': 'video-5x3',
  'tien-na-rohu': 'video-5x3',
  'cierna-dama': 'video-5x3',
  'fenixov-let': 'video-5x3',
  'kometa-9': 'expanding-5x3',
  'orli-stit': 'expanding-5x3',
  'macka-z-luxoru': 'expanding-5x3',
  'dracia-hostina': 'expanding-5x3',
  'hlas-hlbiny': 'sticky-5x3',
  'ohniva-dama': 'sticky-5x3',
  'mesacny-robot': 'sticky-5x3',
  'faraonova-pecat': 'choice-5x3',
  'elektricka-ruza': 'choice-5x3',
  'cirkus-polnoc': 'choice-5x3',
  'perla-hlbin': 'choice-5x3',
  'sova-mudrica': 'trail-5x3',
  'korytnacia-laguna': 'trail-5x3',
  'posledny-vlak': 'trail-5x3',
  'trpaslicia-bana': 'cascade-6x4',
  'ufo-bistro': 'cascade-6x4',
  'panda-pagoda': 'cascade-6x4',
  'dzungla-mayov': 'ways-6x4',
  'ladova-pevnost': 'ways-6x4',
  'zraloci-zaliv': 'ways-6x4',
  'severny-vietor': 'ways-5x4',
  'lisci-les': 'ways-5x4',
  'katedrala-tienov': 'ways-5x4',
  'cukrova-zahrada': 'multiplier-5x3',
  'burka-nad-olympom': 'multiplier-5x3',
  'midnight-drive': 'multiplier-5x3',
  'zlaty-kohut': 'hold-and-win-5x3',
  'medvedi-brod': 'hold-and-win-5x3',
  'neonovy-drak': 'jackpot-5x3',
  'kapitan-havran': 'jackpot-5x3',
}
/** Of these also the model: bonuses of 20 cents a spin need lines that divide it; „Volt 5“ has five lines. */
const REFERENCE_VARIANTS: Readonly<Record<string, string>> = {
  'ovocny-expres': 'classic-3x3-5l-v4',
  'hviezdny-joker': 'classic-3x3-5l-v2',
  'volt-5': 'classic-3x3-5l-v3',
  'sedmicka-stastia': 'classic-3x3-1l-v4-wild',
  'posledny-vlak': 'trail-5x3-20l-v4',
  'ohniva-dama': 'sticky-5x3-20l-v4',
}
/** Studios whose description mentions five reels. */
const FIVE_REELS_ONLY = new Set(['cembalo'])

/** The properties of a slot on which its variant depends. */
interface SlotTraits {
  code: string
  theme: string
  studio: string
  /** A game of the visual reference: its family is in REFERENCE_FAMILIES. */
  isFlagship: boolean
}

/** Draws the game model of a slot by the shares in targets.ts. */
export function drawVariant(traits: SlotTraits, random: Random): SlotVariant {
  const fixedVariant = SLOT_VARIANTS.find(({ id }) => traits.isFlagship && id === REFERENCE_VARIANTS[traits.code])
  if (fixedVariant) return fixedVariant
  const hasThreeReels = random.chance(CLASSIC_THEMES.has(traits.theme) ? THREE_REEL_SHARE.classic : THREE_REEL_SHARE.other)
  const level = random.weighted(VOLATILITY_SHARES) + 1
  const lineVariant = pickByRtp(variantsOf(hasThreeReels ? 'classic-3x3' : 'video-5x3', level), random)
  const family = traits.isFlagship
    ? (REFERENCE_FAMILIES[traits.code] ?? 'video-5x3')
    : hasThreeReels
      ? undefined
      : drawFamily(traits, level)
  const familyVariant =
    family && family !== lineVariant?.family
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
function nearestVariants(family: SlotVariant['family'], level: number): SlotVariant[] {
  const levels = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((offset) => variantsOf(family, level + offset))
  return levels.find((group) => group.length > 0) ?? []
}

export const minBetOf = (variant: SlotVariant): number => Math.min(...variant.betOptions)
export const maxBetOf = (variant: SlotVariant): number => Math.max(...variant.betOptions)
/** In cents, at the highest bet [3.21]. */
export const maxWinOf = (variant: SlotVariant): number => Math.round(variant.maxWinMultiple * maxBetOf(variant))

/** Whether a round can trigger a bonus game: free spins, hold and win or a trail [3.21]. */
export function hasBonusGame(variant: SlotVariant): boolean {
  const { holdAndWin, trail } = slotModel(variant.id)
  return variant.hasFreeSpins || holdAndWin !== null || trail !== undefined
}

/** Whether the win of a round may be risked [3.21]. */
export const hasGamble = (variant: SlotVariant): boolean => slotModel(variant.id).gamble !== undefined

/** The features of the model by which lists are filtered. */
export function filteredFeaturesOf(variant: SlotVariant): GameFeature[] {
  const { symbols, freeSpins, cascade, holdAndWin, expandingWilds, stickyWilds, freeSpinOptions, trail } = slotModel(variant.id)
  const hasMultiplier =
    symbols.some(({ multiplier }) => multiplier !== undefined) ||
    [freeSpins, ...(freeSpinOptions ?? [])].some((option) => (option?.multiplier ?? 1) > 1) ||
    (cascade?.multipliers ?? []).some((multiplier) => multiplier > 1)
  const features: Partial<Record<GameFeature, boolean>> = {
    'free-spins': variant.hasFreeSpins,
    'free-spin-choice': freeSpinOptions !== undefined,
    multiplier: hasMultiplier,
    ways: variant.ways !== null,
    cascade: cascade !== null,
    'hold-and-win': holdAndWin !== null,
    respins: holdAndWin !== null || expandingWilds === true,
    'expanding-wild': expandingWilds === true,
    'fixed-jackpots': holdAndWin?.levels !== undefined,
    trail: trail !== undefined,
    'sticky-wild': stickyWilds === true,
  }
  return (Object.keys(features) as GameFeature[]).filter((feature) => features[feature])
}

/** Special features of the model other than lines, in the order of the game details [3.22]. */
export function featuresOf(variant: SlotVariant): string[] {
  const { symbols, freeSpins, cascade, holdAndWin, expandingWilds, stickyWilds, freeSpinOptions, trail, gamble } = slotModel(
    variant.id,
  )
  const hasMultiplierWild = symbols.some(({ multiplier }) => multiplier !== undefined)
  return [
    ...(variant.ways === null ? [] : [waysNominative(variant.ways)]),
    ...(cascade ? ['Kaskády', `Rastúci násobiteľ až ${Math.max(...cascade.multipliers)}×`] : []),
    ...(holdAndWin ? ['Držte a vyhrajte', holdAndWin.levels ? 'Pevné jackpoty' : 'Hlavná výhra'] : []),
    ...(trail ? ['Bonusová cesta'] : []),
    ...(stickyWilds ? ['Lepkavý wild'] : []),
    ...(expandingWilds ? ['Rozširujúci sa wild', 'Opakované točenia'] : []),
    ...(freeSpinOptions ? ['Výber voľných točení'] : []),
    ...(symbols.some(({ role }) => role === 'wild') && !expandingWilds && !stickyWilds
      ? [hasMultiplierWild ? 'Wild s násobiteľom' : 'Wild']
      : []),
    ...(symbols.some(({ role }) => role === 'scatter') ? ['Scatter'] : []),
    ...(freeSpins ? ['Voľné točenia'] : []),
    ...(freeSpins && !freeSpinOptions && freeSpins.multiplier > 1 ? [`Násobiteľ ${freeSpins.multiplier}×`] : []),
    ...(gamble ? ['Riskovanie výhry'] : []),
  ]
}
