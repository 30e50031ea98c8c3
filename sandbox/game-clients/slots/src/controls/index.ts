// What the player presses and reads: spin button, stake, meters, tools, keyboard.
// States of the spin button: start, stop, skip, continue, not now.
export { listenToKeys } from './keyboard.ts'
export { Meters } from './meters.ts'
export { SpinButton, spinButtonState } from './spin-button.ts'
export { neighbourBet, StakeStepper } from './stake.ts'
