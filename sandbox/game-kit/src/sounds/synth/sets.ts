import type { SoundSet } from '../names.ts'
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

const PENTATONIC = [0, 2, 4, 7, 9]
const MAJOR = [0, 2, 4, 5, 7, 9, 11]

/** A set for each material of a cabinet, so that games of one studio sound alike and neighbouring ones do not. */
export const SETS: Readonly<Record<SoundSet, Timbres>> = {
  wood: {
    lead: 'marimba',
    answer: 'kalimba',
    pad: 'pad',
    bass: 'marimba',
    drum: 'wood-block',
    drumHertz: 420,
    detail: 'kalimba',
    air: 'wind',
    airHertz: 620,
    root: 261.6,
    scale: PENTATONIC,
    motif: [0, 2, 3, 2, 4, 5],
    chords: [
      [0, 7, 16],
      [-3, 9, 16],
    ],
    step: 0.11,
    room: 0.9,
    wet: 0.2,
  },
  chrome: {
    lead: 'synth',
    answer: 'synth',
    pad: 'space-pad',
    bass: 'synth',
    drum: 'kick',
    drumHertz: 52,
    detail: 'tick',
    air: 'murmur',
    airHertz: 180,
    root: 220,
    scale: [0, 2, 3, 5, 7, 9, 10],
    motif: [0, 4, 2, 4, 6, 7],
    chords: [
      [0, 7, 15],
      [5, 12, 21],
    ],
    step: 0.1,
    room: 1.1,
    wet: 0.22,
  },
  sandstone: {
    lead: 'oud',
    answer: 'oud',
    pad: 'strings',
    bass: 'oud',
    drum: 'frame-drum',
    drumHertz: 105,
    detail: 'tick',
    air: 'wind',
    airHertz: 900,
    root: 196,
    scale: [0, 1, 4, 5, 7, 8, 10],
    motif: [0, 2, 3, 2, 4, 7],
    chords: [
      [0, 7, 12],
      [0, 5, 12],
    ],
    step: 0.125,
    room: 1.4,
    wet: 0.2,
  },
  ice: {
    lead: 'glass',
    answer: 'glass',
    pad: 'glass-pad',
    bass: 'glass',
    drum: 'tick',
    drumHertz: 1_650,
    detail: 'glass',
    air: 'wind',
    airHertz: 1_900,
    root: 329.6,
    scale: [0, 2, 4, 6, 7, 9, 11],
    motif: [0, 4, 3, 6, 5, 7],
    chords: [
      [0, 7, 14],
      [2, 9, 18],
    ],
    step: 0.13,
    room: 2.4,
    wet: 0.36,
  },
  paper: {
    lead: 'music-box',
    answer: 'music-box',
    pad: 'pad',
    bass: 'harp',
    drum: 'brush',
    drumHertz: 2_200,
    detail: 'music-box',
    air: 'murmur',
    airHertz: 800,
    root: 349.2,
    scale: MAJOR,
    motif: [4, 2, 0, 2, 4, 7],
    chords: [
      [0, 4, 7],
      [5, 9, 12],
    ],
    step: 0.14,
    room: 0.8,
    wet: 0.18,
  },
  brass: {
    lead: 'piano',
    answer: 'horns',
    pad: 'strings',
    bass: 'piano',
    drum: 'low-drum',
    drumHertz: 82,
    detail: 'tick',
    air: 'murmur',
    airHertz: 340,
    root: 233.1,
    scale: [0, 2, 4, 5, 7, 9, 10],
    motif: [0, 0, 2, 4, 6, 7],
    chords: [
      [0, 7, 16],
      [-2, 10, 14],
    ],
    step: 0.12,
    room: 1.3,
    wet: 0.22,
  },
  velvet: {
    lead: 'piano',
    answer: 'strings',
    pad: 'strings',
    bass: 'bass',
    drum: 'brush',
    drumHertz: 1_500,
    detail: 'vibraphone',
    air: 'murmur',
    airHertz: 260,
    root: 277.2,
    scale: MAJOR,
    motif: [2, 4, 5, 4, 6, 7],
    chords: [
      [0, 11, 16],
      [9, 16, 19],
    ],
    step: 0.15,
    room: 1.9,
    wet: 0.3,
  },
  coral: {
    lead: 'harp',
    answer: 'harp',
    pad: 'glass-pad',
    bass: 'harp',
    drum: 'bubble',
    drumHertz: 330,
    detail: 'bubble',
    air: 'wind',
    airHertz: 380,
    root: 293.7,
    scale: PENTATONIC,
    motif: [0, 1, 2, 4, 3, 5],
    chords: [
      [0, 7, 14],
      [5, 12, 16],
    ],
    step: 0.09,
    room: 1.8,
    wet: 0.3,
  },
  stone: {
    lead: 'flute',
    answer: 'flute',
    pad: 'pad',
    bass: 'low-drum',
    drum: 'low-drum',
    drumHertz: 68,
    detail: 'knock',
    air: 'wind',
    airHertz: 300,
    root: 293.7,
    scale: [0, 3, 5, 7, 10],
    motif: [0, 3, 2, 3, 4, 5],
    chords: [
      [0, 7, 12],
      [-2, 5, 10],
    ],
    step: 0.16,
    room: 2.2,
    wet: 0.3,
  },
  steel: {
    lead: 'synth-bell',
    answer: 'synth-bell',
    pad: 'space-pad',
    bass: 'synth',
    drum: 'kick',
    drumHertz: 44,
    detail: 'synth-bell',
    air: 'murmur',
    airHertz: 130,
    root: 246.9,
    scale: [0, 2, 5, 7, 9],
    motif: [0, 3, 1, 4, 3, 5],
    chords: [
      [0, 7, 14],
      [-4, 8, 15],
    ],
    step: 0.13,
    room: 2.8,
    wet: 0.38,
  },
  carnival: {
    lead: 'organ',
    answer: 'organ',
    pad: 'pad',
    bass: 'organ',
    drum: 'frame-drum',
    drumHertz: 120,
    detail: 'music-box',
    air: 'murmur',
    airHertz: 700,
    root: 261.6,
    scale: MAJOR,
    motif: [0, 4, 4, 2, 4, 7],
    chords: [
      [0, 4, 7],
      [-1, 5, 7],
    ],
    step: 0.14,
    room: 0.7,
    wet: 0.14,
  },
  lacquer: {
    lead: 'vibraphone',
    answer: 'vibraphone',
    pad: 'pad',
    bass: 'bass',
    drum: 'brush',
    drumHertz: 3_000,
    detail: 'brush',
    air: 'murmur',
    airHertz: 450,
    root: 233.1,
    scale: [0, 2, 3, 4, 7, 9],
    motif: [0, 2, 3, 4, 5, 6],
    chords: [
      [0, 10, 16],
      [5, 15, 21],
    ],
    step: 0.135,
    room: 1.2,
    wet: 0.22,
  },
  felt: {
    lead: 'vibraphone',
    answer: 'piano',
    pad: 'strings',
    bass: 'bass',
    drum: 'brush',
    drumHertz: 2_400,
    detail: 'clay',
    air: 'murmur',
    airHertz: 520,
    root: 261.6,
    scale: MAJOR,
    motif: [0, 2, 4, 5, 4, 7],
    chords: [
      [0, 11, 16],
      [5, 14, 21],
    ],
    step: 0.13,
    room: 1,
    wet: 0.16,
  },
}

/** Frequency in Hz of a degree of the set's scale; degrees beyond the scale are in the octaves above. */
export function degreeHertz({ root, scale }: Timbres, degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return semitone(root, (scale[degree - octave * scale.length] ?? 0) + octave * 12)
}

/** Frequency in Hz so many semitones above `root`. */
export const semitone = (root: number, semitones: number): number => root * 2 ** (semitones / 12)
