import type { InstrumentName } from './instruments.ts'

/** Timbres, scale and motif of one set. */
export interface Timbres {
  lead: InstrumentName
  answer: InstrumentName
  pad: InstrumentName
  bass: InstrumentName
  drum: InstrumentName
  /** Frequency of the drum in Hz. */
  drumHertz: number
  /** Small sounds of the surroundings in the ambience, and coins. */
  detail: InstrumentName
  air: InstrumentName
  /** Frequency of the air in Hz. */
  airHertz: number
  /** Lowest note of the melody in Hz. */
  root: number
  /** Semitones above the root within one octave. */
  scale: readonly number[]
  /** Degrees of the scale; the melody of wins and, slowly, of the ambience. */
  motif: readonly number[]
  /** Semitones of the chord at rest and of the one it changes to. */
  chords: readonly [readonly number[], readonly number[]]
  /** Seconds from note to note of the motif. */
  step: number
  /** Reverberation in seconds, and its share. */
  room: number
  wet: number
}

/** Frequency in Hz of a degree of the set's scale; degrees beyond the scale are in the octaves above. */
export function degreeHertz({ root, scale }: Timbres, degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return semitone(root, (scale[degree - octave * scale.length] ?? 0) + octave * 12)
}

/** Frequency in Hz so many semitones above `root`. */
export const semitone = (root: number, semitones: number): number => root * 2 ** (semitones / 12)
