// What crash games add to the kit's doors: their definition and the outcome of a round.
export { crashDoors, type CrashRound, type CrashSession } from './door.ts'
