/** Bonuses: the player's bonuses, what is left to wager or to play free, offers in a popup, cancelling. States: loading, none, some, failed. Spec 3.17, 3.51, 4.16, 4.21, 4.23, 4.24, 7.15–7.17, 8.22. */
export {
  bonuses,
  clearBonuses,
  gamesToPlayFree,
  gamingBonusesState,
  hasGamingCount,
  loadBonuses,
  onGamingBonuses,
  onGamingCounts,
  useGamingCount,
} from './bonus-store.ts'
export { closeBonusModals, openBonusPopup } from './open-bonus.tsx'
export { OwnBonuses } from './own-bonuses.tsx'
export { showBonusError, showBonusDetailsError } from './bonus-errors.ts'
