// What a player sets and presses: stake, automatic cash-out, the big button, and the keys.
export { AutoCashOut } from './auto-cash-out.ts'
export { MainButton } from './big-button.ts'
export { listenToKeys } from './keyboard.ts'
export { StakePicker } from './stake-picker.ts'
