// The whole game as a pure machine: (table, event) → table and effects. States: Play. Spec 4.17, bars M6, M7.
export { advance } from './machine.ts'
export { type Effect, type Event, newTable, type Play, type Table } from './play.ts'
