// The game as a pure state machine: next state and effects, without screen, clock or network.
export { advance } from './machine.ts'
export { type CrashEffect, type CrashEvent, type CrashState, newState } from './state.ts'
