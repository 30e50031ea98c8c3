import type { Note } from './note.ts'
import { degreeHertz, semitone, type Timbres } from './timbres.ts'

/** Seconds after which the ambience repeats. */
export const AMBIENCE_SECONDS = 20

/** When notes of the motif and small sounds are heard, in seconds: irregular, so that no beat forms. */
const NOTES_AT = [1.4, 3.9, 6.6, 11.2, 13.1, 17]
const DETAILS_AT = [2.7, 5.2, 9.4, 14.6, 18.3]

/** The surroundings: air, two chords that change slowly, single notes of the motif. */
export function ambience(set: Timbres): Note[] {
  const part = AMBIENCE_SECONDS / 4
  const pads = [0, 1, 0, 1].flatMap((which, place) =>
    set.chords[which === 0 ? 0 : 1].map(
      (interval): Note => ({
        instrument: set.pad,
        at: place * part,
        hertz: semitone(set.root / 2, interval),
        length: part + 0.3,
        level: 0.28,
      }),
    ),
  )
  const air = [0, 1, 2, 3].map(
    (place): Note => ({
      instrument: set.air,
      at: place * part,
      hertz: set.airHertz * (1 + ((place * 3) % 4) * 0.12),
      length: part + 0.2,
      level: 0.32,
    }),
  )
  const notes = NOTES_AT.map(
    (at, place): Note => ({
      instrument: set.lead,
      at,
      hertz: degreeHertz(set, set.motif[place % set.motif.length] ?? 0),
      length: 0.5,
      level: 0.26,
    }),
  )
  const details = DETAILS_AT.map(
    (at, place): Note => ({
      instrument: set.detail,
      at,
      hertz: degreeHertz(set, ((place * 2) % 5) + set.scale.length),
      length: 0.2,
      level: 0.12,
    }),
  )
  return [...pads, ...air, ...notes, ...details]
}
