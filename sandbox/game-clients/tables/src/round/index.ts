// What a table adds to the machine all games share: bets, actions in an open round, what is shown. Spec 4.17, bars M6, M7.
export { advance } from './machine.ts'
export { isRepeat, newState, stakesToPlay, type TableEffect, type TableEvent, type TableState } from './state.ts'
