/** One sound as a list of tones; times in seconds. Short and quiet: nothing urges the player on. */
export interface Tone {
  at: number
  hertz: number
  /** Where the pitch glides to. */
  to?: number
  length: number
  volume: number
  wave: OscillatorType
}

export const bell = (at: number, hertz: number, length = 0.32, volume = 0.09): Tone[] => [
  { at, hertz, length, volume, wave: 'sine' },
  { at, hertz: hertz * 2.01, length: length * 0.6, volume: volume * 0.3, wave: 'sine' },
]

/** Bells one after the other. */
export const bellSequence = (notes: readonly number[], interval: number, volume?: number): Tone[] =>
  notes.flatMap((hertz, place) => bell(place * interval, hertz, 0.34, volume))
