// Panels of a slot: bets, paytable and rules.
// Spec: look.md "Panels".
export { openBetSheet } from './bet-sheet.ts'
export { openSlotInfo } from './slot-info.ts'
