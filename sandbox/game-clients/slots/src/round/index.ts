// What a slot adds to the machine all games share: stakes, the reels' phases, overlays. Spec 4.17, decisions "Games", bar M6.
export { isWaitingForChoice } from './decisions.ts'
export { advance } from './machine.ts'
export { newState, type SlotEffect, type SlotEvent, type SlotPlay, type SlotState } from './state.ts'
