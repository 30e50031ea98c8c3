/** Bonuses: what the player has, what is left to wager or to play for nothing, offers in a popup, giving up one. States: coming, none, some, failing. Spec 3.17, 3.51, 4.16, 4.21, 4.23, 4.24, 7.15–7.17, 8.22. */
export {
  bonuses,
  clearBonuses,
  gamesToPlayFree,
  gamingBonusesState,
  loadBonuses,
  onGamingBonuses,
  useGamingCount,
} from './bonus-store.ts'
export { closeBonusModals, openBonusPopup } from './open-bonus.tsx'
export { OwnBonuses } from './own-bonuses.tsx'
export { tellBonus, tellNoDetails } from './bonus-errors.ts'
