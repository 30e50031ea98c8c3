// Chips: the selection, own and others' chips on spots.
export { chip } from './chip.ts'
export { othersChips } from './others-chips.ts'
export { Spots } from './spots.ts'
export { ChipTray } from './tray.ts'
