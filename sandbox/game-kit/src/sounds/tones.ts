/** One tone of a sound; times in seconds. Sounds are short and quiet, so that they do not encourage play. */
export interface Tone {
  at: number
  hertz: number
  /** Target frequency of a glide. */
  to?: number
  length: number
  volume: number
  wave: OscillatorType
}

export const bell = (at: number, hertz: number, length = 0.32, volume = 0.09): Tone[] => [
  { at, hertz, length, volume, wave: 'sine' },
  { at, hertz: hertz * 2.01, length: length * 0.6, volume: volume * 0.3, wave: 'sine' },
]

/** Bells one after another, `interval` seconds apart. */
export const bellSequence = (notes: readonly number[], interval: number, volume?: number): Tone[] =>
  notes.flatMap((hertz, place) => bell(place * interval, hertz, 0.34, volume))
