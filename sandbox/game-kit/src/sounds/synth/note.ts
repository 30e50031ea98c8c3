import type { InstrumentName } from './instruments.ts'

/** One note of a clip; times in seconds. */
export interface Note {
  instrument: InstrumentName
  at: number
  hertz: number
  /** How long a sustained layer is held; struck layers fade by themselves. */
  length: number
  /** Relative to the clip's other notes: a clip's loudness is set after it was computed. */
  level: number
}
