// Controls: spin button, stake, meters, keyboard, quick spins.
// States of the spin button: start, stop, skip, continue, disabled.
export { listenToKeys } from './keyboard.ts'
export { Meters } from './meters.ts'
export { isQuickSpin, QuickSpinKey, setQuickSpin } from './quick-spin.ts'
export { SpinButton, spinButtonState } from './spin-button.ts'
export { neighbourBet, StakeStepper } from './stake.ts'
