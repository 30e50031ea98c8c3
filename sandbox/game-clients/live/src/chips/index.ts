// Chips: the selection, own and others' chips on spots.
export { arrowKeys } from './arrow-keys.ts'
export { chip } from './chip.ts'
export { Spots } from './spots.ts'
export { ChipTray } from './tray.ts'
