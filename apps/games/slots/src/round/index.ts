// A round from the press to the settled balance, as a pure machine: (table, event) → table and effects.
// States: opening, unopened, idle, asking, stuck, refused, stopping, showing, plate, expired, broke; online or not beside them.
// Spec 4.17, decisions "Games" (idempotent round id, balance updates when the animation ends), bar M6.
export { advance } from './machine.ts'
export { type Effect, type Event, newTable, type Play, type Table } from './play.ts'
