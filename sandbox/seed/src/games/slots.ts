import { blankGame } from '@herna/contract/content'
import { instantAfter } from '../epoch.ts'
import { type Random, randomOf } from '../random.ts'
import { slotDescription } from '../texts/slots/description.ts'
import { type Entry, infoOf } from './entry.ts'
import { LABELS, type LabelName } from './labels.ts'
import type { SlotPlan } from './plan.ts'
import { drawAgeInDays, drawCommercialTier, drawMaintenance, drawPromotionLevel, releaseDate } from './ranking.ts'
import {
  drawVariant,
  featuresOf,
  filteredFeaturesOf,
  hasBonusGame,
  hasGamble,
  maxBetOf,
  maxWinOf,
  minBetOf,
  type SlotVariant,
} from './variant.ts'

const NEW_LABEL_DAYS = 45
/** Shown in the lobby, but requires the preview password [5.3]. */
const PASSWORD_PROTECTED = new Set(['tajny-recept-starej-mamy'])
/** A game in maintenance, as in the visual reference [look]. */
const IN_MAINTENANCE = new Map([['orli-stit', { until: instantAfter(14.6) }]])

function labelOf(plan: SlotPlan, variant: SlotVariant, ageInDays: number, hasJackpot: boolean, random: Random): LabelName | null {
  if (plan.label) return plan.label as LabelName
  if (ageInDays < NEW_LABEL_DAYS) return 'Nové'
  // No label for jackpots: the tile shows the amount.
  if (hasJackpot) return null
  if (random.chance(0.04)) return 'Exkluzívne'
  return random.chance(0.05) && hasBonusGame(variant) ? 'Bonus' : null
}

/** The game model of a slot, from a separate random stream, so that the rest of the entry does not affect it. */
export const variantOf = (plan: SlotPlan): SlotVariant =>
  drawVariant(
    { code: plan.code, theme: plan.theme.id, studio: plan.studio.id, isFlagship: plan.isFlagship },
    randomOf(`variant of ${plan.code}`),
  )

export function slotEntry(plan: SlotPlan, hasJackpot: boolean): Entry {
  const random = randomOf(`slot ${plan.code}`)
  const age = plan.label === 'Nové' ? 3 + random.int(40) : drawAgeInDays(random)
  const variant = variantOf(plan)
  const label = labelOf(plan, variant, age, hasJackpot, random)
  const game = {
    ...blankGame({ gameCode: plan.code, name: plan.name, provider: plan.studio.id, type: 'Slot' }),
    commercialTier: plan.isFlagship ? 7 + random.int(4) : drawCommercialTier(random),
    promotionLevel: plan.isFlagship ? 2 + random.int(4) : drawPromotionLevel(random),
    jackpot: hasJackpot,
    demoEnabled: true,
    realEnabled: true,
    numberOfReels: variant.reels,
    bonusGameFeature: hasBonusGame(variant),
    features: filteredFeaturesOf(variant),
    gamble: hasGamble(variant),
    minBet: minBetOf(variant),
    maxBet: maxBetOf(variant),
    maxWin: maxWinOf(variant),
    rtp: variant.rtp,
    volatility: variant.volatility,
    labels: label ? [LABELS[label]] : [],
    maintenance: plan.isFlagship ? (IN_MAINTENANCE.get(plan.code) ?? null) : drawMaintenance(random),
    requirePassword: PASSWORD_PROTECTED.has(plan.code),
    releasedOn: releaseDate(age),
  }
  return {
    game,
    info: infoOf(game, slotDescription(plan, variant), variant.lines, featuresOf(variant), variant.hitFrequency),
    motifs: plan.motifs,
    variantId: variant.id,
    themes: [plan.theme.id],
  }
}
