// Controls: stake, automatic cash-out, main button, keyboard.
export { AutoCashOut } from './auto-cash-out.ts'
export { MainButton, type MainButtonState } from './main-button.ts'
export { listenToKeys } from './keyboard.ts'
export { StakePicker } from './stake-picker.ts'
