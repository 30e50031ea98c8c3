// The host's replies as a slot reads them: the kit's calls with a slot's definition and outcome.
export { type SlotRound, type SlotSession, slotDoors } from './door.ts'
