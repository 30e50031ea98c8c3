/** Promotion cards, the promotions a player joined, and the badge count. Spec 2.34, 3.29, 4.22, 5.5, 6.5. */
export { setPromotionsBadge, usePromotionsBadge } from './badge.ts'
export { EndsAt } from './ends-at.tsx'
export { answerByTag, pendingAnswers, answerPromotion, optIns } from './opt-ins.ts'
export { PromotionCards } from './promotion-cards.tsx'
export { usePromotionTexts } from './promotion-texts.ts'
export {
  currentPromotions,
  isTournament,
  joinablePromotions,
  type PromotionCardView,
  promotionCard,
  promotionState,
} from './promotion-view.ts'
