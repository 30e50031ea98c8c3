import type { ClipName } from '../names.ts'
import { AMBIENCE_SECONDS, ambience } from './ambience.ts'
import { ball, burst, card, cashOut, chip, dice, engine, result, start } from './effects.ts'
import { bigWin, cascade, coin, freeSpins, mediumWin, reelStop, smallWin, spin } from './melody.ts'
import type { Note } from './note.ts'
import type { Timbres } from './timbres.ts'

/** How a clip is computed. */
interface Clip {
  notes: (set: Timbres) => Note[]
  /** Its loudest 400 ms, in dB below full scale, weighted as the ear hears. Equal in all sets. */
  loudness: number
  /** Seconds after which it repeats without a seam. */
  loop?: number
}

const ENGINE_SECONDS = 4

export const CLIPS: Readonly<Record<ClipName, Clip>> = {
  spin: { notes: spin, loudness: -31 },
  stop: { notes: reelStop, loudness: -30 },
  coin: { notes: coin, loudness: -27 },
  cascade: { notes: cascade, loudness: -27 },
  'free-spins': { notes: freeSpins, loudness: -22 },
  'win-small': { notes: smallWin, loudness: -25 },
  'win-medium': { notes: mediumWin, loudness: -23 },
  'win-big': { notes: bigWin, loudness: -21 },
  chip: { notes: chip, loudness: -31 },
  card: { notes: card, loudness: -32 },
  ball: { notes: ball, loudness: -31 },
  dice: { notes: dice, loudness: -29 },
  result: { notes: result, loudness: -28 },
  start: { notes: start, loudness: -29 },
  'cash-out': { notes: cashOut, loudness: -26 },
  burst: { notes: burst, loudness: -24 },
  engine: { notes: (set) => engine(set, ENGINE_SECONDS), loudness: -33, loop: ENGINE_SECONDS },
  ambience: { notes: ambience, loudness: -38, loop: AMBIENCE_SECONDS },
}
