// Panels over the reels: bets, paytable and rules, failures. Native dialogs, so focus and Escape behave.
// Spec: look.md "Panels" and "Manners" (every failure says what happened and offers the next step).
export { openBetSheet } from './bet-sheet.ts'
export { type FailureChoice, type FailureText, openFailurePanel } from './failure-panel.ts'
export { openInfoPanel } from './info-panel.ts'
