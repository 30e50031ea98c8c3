import type { Note } from './note.ts'
import { degreeHertz, semitone, type Timbres } from './timbres.ts'

/** The set's motif in one instrument; each note takes a step. */
function motif(set: Timbres, at: number, octave: number, level: number, notes = set.motif.length): Note[] {
  const instrument = octave > 0 ? set.answer : set.lead
  return set.motif.slice(-notes).map((degree, place) => ({
    instrument,
    at: at + place * set.step,
    hertz: degreeHertz(set, degree + octave * set.scale.length),
    length: set.step * 0.9,
    level,
  }))
}

const chord = (set: Timbres, at: number, length: number, level: number, which: 0 | 1 = 0): Note[] =>
  set.chords[which].map((interval) => ({ instrument: set.pad, at, hertz: semitone(set.root, interval), length, level }))

const beats = (set: Timbres, times: readonly number[], level: number): Note[] =>
  times.map((at) => ({ instrument: set.drum, at, hertz: set.drumHertz, length: 0.1, level }))

const bass = (set: Timbres, at: number, which: 0 | 1, level = 0.7): Note => ({
  instrument: set.bass,
  at,
  hertz: semitone(set.root / 2, set.chords[which][0] ?? 0),
  length: 0.3,
  level,
})

/** Above the stake, below five times: the last notes of the motif. */
export const smallWin = (set: Timbres): Note[] => motif(set, 0, 0, 1, 3)

/** The motif on its chord. */
export const mediumWin = (set: Timbres): Note[] => [
  ...motif(set, 0, 0, 1),
  ...chord(set, 0, set.step * 7, 0.22),
  bass(set, 0, 0),
  bass(set, set.step * 4, 0, 0.6),
]

/** From twenty times the stake: the motif, its answer an octave higher on the second chord, and a close. As long as the amount counts up. */
export function bigWin(set: Timbres): Note[] {
  const half = set.step * 7
  const close = half * 2
  return [
    ...motif(set, 0, 0, 1),
    ...chord(set, 0, half, 0.22),
    bass(set, 0, 0),
    ...motif(set, half, 1, 0.7),
    ...chord(set, half, half, 0.24, 1),
    bass(set, half, 1),
    ...beats(set, [0, half / 2, half, half * 1.5, close], 0.5),
    ...set.chords[0].map((interval, place) => ({
      instrument: set.lead,
      at: close + place * 0.03,
      hertz: semitone(set.root, interval + 12),
      length: 0.8,
      level: 0.6,
    })),
    ...chord(set, close, 0.9, 0.22),
    bass(set, close, 0, 0.8),
  ]
}

/** Free spins or another bonus: two octaves upwards over the second chord. It says nothing about a win. */
export const freeSpins = (set: Timbres): Note[] => [
  ...chord(set, 0, 1.3, 0.3, 1),
  ...[...set.chords[1], ...set.chords[1].map((interval) => interval + 12)].map((interval, place) => ({
    instrument: set.lead,
    at: 0.15 + place * set.step,
    hertz: semitone(set.root, interval),
    length: set.step,
    level: 0.8,
  })),
  ...beats(set, [0, 0.15 + set.step * 6], 0.5),
]

/** The start of the reels: a push and their whirl. */
export const spin = (set: Timbres): Note[] => [
  ...beats(set, [0], 0.7),
  { instrument: 'whirl', at: 0.02, hertz: 700 + set.airHertz * 0.3, length: 0.35, level: 0.5 },
]

/** One reel stops: the material, and the weight of the reel. */
export const reelStop = (set: Timbres): Note[] => [
  ...beats(set, [0], 1),
  { instrument: 'low-drum', at: 0, hertz: 92, length: 0.1, level: 0.55 },
]

export const coin = (set: Timbres): Note[] =>
  [0, 2].map((degree, place) => ({
    instrument: set.lead,
    at: place * 0.07,
    hertz: degreeHertz(set, degree + set.scale.length),
    length: 0.08,
    level: 0.8,
  }))

/** Winning symbols have gone and others fall: downwards. */
export const cascade = (set: Timbres): Note[] => [
  { instrument: 'rush', at: 0, hertz: 900, length: 0.12, level: 0.4 },
  ...[4, 2, 1, 0].map((degree, place) => ({
    instrument: set.lead,
    at: 0.05 + place * 0.06,
    hertz: degreeHertz(set, degree),
    length: 0.06,
    level: 0.6 - place * 0.1,
  })),
  ...beats(set, [0.3], 0.6),
]
