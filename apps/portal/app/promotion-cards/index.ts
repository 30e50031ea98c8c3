/** Promotions: what the house offers, to whom and until when. States of one: offered, over (its link still tells what it was), hidden (404). Spec 2.20, 3.29, 4.22, 5.5, 6.5. */
export { setPromotionsBadge, usePromotionsBadge } from './badge.ts'
export { optIns } from './opt-ins.ts'
export { PromotionCards } from './promotion-cards.tsx'
export { currentPromotions, isTournament, joinablePromotions, promotionCard } from './promotion-view.ts'
