// Controls: spin button, stake, meters, keyboard.
// States of the spin button: start, stop, skip, continue, disabled.
export { listenToKeys } from './keyboard.ts'
export { Meters } from './meters.ts'
export { SpinButton, spinButtonState } from './spin-button.ts'
export { neighbourBet, StakeStepper } from './stake.ts'
