// The game as a machine: what may happen next, and what must be done. No screen, no clock, no network.
export { advance } from './machine.ts'
export { type CrashEffect, type CrashEvent, type CrashState, newState } from './state.ts'
