import { type Random, randomOf } from '../random.ts'
import { blankGame, type Entry, infoOf } from './entry.ts'
import { LABELS, type LabelName } from './labels.ts'
import type { SlotPlan } from './plan.ts'
import { drawAgeInDays, drawCommercialTier, drawMaintenance, drawPromotionLevel, releaseDate } from './standing.ts'

const FRESH_DAYS = 75

function labelOf(plan: SlotPlan, ageInDays: number, hasJackpot: boolean, random: Random): LabelName | null {
  if (plan.label) return plan.label as LabelName
  if (ageInDays < FRESH_DAYS) return 'Nové'
  if (hasJackpot) return 'Jackpot'
  return random.chance(0.05) ? 'Exkluzívne' : null
}

export function slotEntry(plan: SlotPlan, hasJackpot: boolean): Entry {
  const random = randomOf(`slot ${plan.code}`)
  const age = plan.label === 'Nové' ? 3 + random.int(40) : drawAgeInDays(random)
  const label = labelOf(plan, age, hasJackpot, random)
  const game = {
    ...blankGame({ gameCode: plan.code, name: plan.name, provider: plan.studio.id, type: 'Slot' }),
    commercialTier: drawCommercialTier(random),
    promotionLevel: drawPromotionLevel(random),
    jackpot: hasJackpot,
    demoEnabled: true,
    gamble: random.chance(0.3),
    labels: label ? [LABELS[label]] : [],
    maintenance: drawMaintenance(random),
    releasedOn: releaseDate(age),
  }
  return { game, info: infoOf(game, '', null, []), motifs: plan.motifs, themes: [plan.theme.id] }
}
