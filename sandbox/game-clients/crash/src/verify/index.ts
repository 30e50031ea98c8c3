// Verification of a round in the player's browser.
export { openVerification } from './verify-panel.ts'
