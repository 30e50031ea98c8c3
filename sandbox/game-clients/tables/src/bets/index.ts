// Chips and what lies on the cloth: placing, taking back, repeating; no round is known here.
export { betFault, type Bets, cleared, NO_BETS, on, placed, placedGolden, repeated, totalOf, undone } from './bets.ts'
export { chipFace } from './chip.ts'
export { SpotButton } from './spot-button.ts'
export { type Chip, Tray } from './tray.ts'
