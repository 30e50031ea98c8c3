/** Bonuses, promotions and player messages as pure functions. Spec 2.34, 3.15–3.17, 3.51, 4.21–4.25, 9.12. */
export { hasBonusPopup, wageringDone } from './bonus-popup.ts'
export { listedBonuses, type GamingCount, gamesWithCount, gamingCounts, isBonusActive } from './gaming-bonuses.ts'
export {
  EMPTY_QUEUE,
  isSportsBonus,
  MESSAGE_DELAY_MS,
  type MessageQueue,
  type QueueEffect,
  type QueueEvent,
  queueStep,
} from './message-queue.ts'
export { isPromotionActive, type JoinedPromotions, splitPromotions, promotionsBadgeCount } from './promotions.ts'
