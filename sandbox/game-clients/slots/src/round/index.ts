// A round from the press to the settled balance, as a pure machine: (table, event) → table and effects.
// States: opening, unopened, idle, resuming, asking, stuck, refused, halted, stopping, showing, plate; online or not, paused or not beside them.
// Spec 4.17, decisions "Games" (idempotent round id, balance updates when the animation ends), bar M6.
export { advance } from './machine.ts'
export { type Effect, type Event, newTable, type Play, type Table } from './play.ts'
