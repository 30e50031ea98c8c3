import type { Note } from './note.ts'
import { degreeHertz, semitone, type Timbres } from './timbres.ts'

/** As long as the landing of `RouletteWheel`. */
const BALL_SECONDS = 4.6
const BALL_TICKS = 34

export const chip = (): Note[] => [
  { instrument: 'clay', at: 0, hertz: 2_350, length: 0, level: 1 },
  { instrument: 'clay', at: 0.045, hertz: 2_900, length: 0, level: 0.55 },
]

export const card = (): Note[] => [
  { instrument: 'slide', at: 0, hertz: 2_600, length: 0.05, level: 1 },
  { instrument: 'knock', at: 0.1, hertz: 240, length: 0, level: 0.35 },
]

/** The ball rolls, then hits the frets at growing distances and rests. */
export function ball(): Note[] {
  const hits = Array.from({ length: BALL_TICKS }, (_, place): Note => {
    const share = place / (BALL_TICKS - 1)
    const isBounce = share > 0.7
    return {
      instrument: 'tick',
      at: BALL_SECONDS * (0.25 * share + 0.75 * share ** 1.8),
      hertz: 1_500 + ((place * 7) % 5) * 90,
      length: 0,
      level: isBounce ? 0.9 - (share - 0.7) : 0.25 + 0.3 * share,
    }
  })
  return [{ instrument: 'roll', at: 0, hertz: 1_050, length: 3, level: 0.5 }, ...hits]
}

/** Two dice: thrown, bouncing, at rest. */
export const dice = (): Note[] =>
  [0, 0.09, 0.2, 0.27, 0.41, 0.5, 0.66, 0.74].map((at, place) => ({
    instrument: 'knock',
    at,
    hertz: 620 + ((place * 5) % 4) * 150,
    length: 0,
    level: 1 - place * 0.1,
  }))

/** A table has a result: the same two notes for every result and every bet. */
export const result = (set: Timbres): Note[] =>
  [4, 0].map((degree, place) => ({
    instrument: set.lead,
    at: place * 0.16,
    hertz: degreeHertz(set, degree),
    length: 0.2,
    level: 0.8,
  }))

/** The bet flies. */
export const start = (set: Timbres): Note[] => [
  { instrument: set.drum, at: 0, hertz: set.drumHertz, length: 0.1, level: 0.6 },
  { instrument: 'rush', at: 0.02, hertz: 420, length: 0.3, level: 0.6 },
]

/** The player leaves the flight; a win has its own sound. */
export const cashOut = (set: Timbres): Note[] => [
  { instrument: 'rush', at: 0, hertz: 1_100, length: 0.06, level: 0.5 },
  { instrument: set.lead, at: 0.03, hertz: degreeHertz(set, set.scale.length), length: 0.12, level: 0.7 },
]

export const burst = (set: Timbres): Note[] => [
  { instrument: 'collapse', at: 0, hertz: 170, length: 0.1, level: 0.9 },
  { instrument: 'low-drum', at: 0, hertz: 62, length: 0.1, level: 0.9 },
  { instrument: set.drum, at: 0.05, hertz: set.drumHertz, length: 0.1, level: 0.4 },
]

/** One turn of the engine's loop; the player raises its speed. */
export const engine = (set: Timbres, seconds: number): Note[] => [
  ...[0, 7].map(
    (interval, place): Note => ({
      instrument: 'motor',
      at: 0,
      hertz: semitone(set.root / 4, interval),
      length: seconds,
      level: 0.5 - place * 0.2,
    }),
  ),
  { instrument: set.air, at: 0, hertz: Math.max(300, set.airHertz), length: seconds, level: 0.25 },
]
