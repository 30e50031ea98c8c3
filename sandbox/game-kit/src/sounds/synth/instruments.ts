/** One oscillator or noise of an instrument. Times in seconds, frequencies as ratios of the note's. */
export interface Layer {
  wave: OscillatorType | 'noise'
  level: number
  /** Default 1. Noise has no pitch: its filter is what sounds. */
  ratio?: number
  attack: number
  /** Until the layer has faded by 60 dB; of a sustained layer, after the note's end. */
  decay: number
  isSustained?: true
  /** Starts at this ratio of its pitch and reaches the pitch within `time`. */
  glide?: { from: number; time: number }
  filter?: { type: BiquadFilterType; from: number; to: number; time: number; q: number }
}

type Instrument = readonly Layer[]

const struck = (ratio: number, level: number, decay: number): Layer => ({ wave: 'sine', ratio, level, attack: 0.002, decay })
const hit = (type: BiquadFilterType, ratio: number, level: number, decay: number, q = 1): Layer => ({
  wave: 'noise',
  level,
  attack: 0.001,
  decay,
  filter: { type, from: ratio, to: ratio, time: 0, q },
})
const drum = (from: number, time: number, level: number, decay: number): Layer => ({
  wave: 'sine',
  level,
  attack: 0.002,
  decay,
  glide: { from, time },
})
const held = (wave: OscillatorType, ratio: number, level: number, attack: number, cutoff = 3): Layer => ({
  wave,
  ratio,
  level,
  attack,
  decay: attack * 2 + 0.3,
  isSustained: true,
  filter: { type: 'lowpass', from: cutoff, to: cutoff * 0.7, time: 3, q: 0.5 },
})
const plucked = (wave: OscillatorType, ratio: number, level: number, decay: number, from: number, to: number): Layer => ({
  wave,
  ratio,
  level,
  attack: 0.003,
  decay,
  filter: { type: 'lowpass', from, to, time: decay * 0.35, q: 1.2 },
})
const wind = (attack: number, decay: number, q: number): Layer => ({
  wave: 'noise',
  level: 1,
  attack,
  decay,
  isSustained: true,
  filter: { type: 'bandpass', from: 0.8, to: 1.3, time: 4, q },
})

/** How each instrument is built. */
export const INSTRUMENTS = {
  marimba: [struck(1, 1, 0.75), struck(3.93, 0.28, 0.16), struck(9.2, 0.08, 0.06), hit('bandpass', 5, 0.35, 0.03)],
  kalimba: [struck(1, 1, 1.1), struck(2.01, 0.14, 0.5), struck(5.42, 0.2, 0.2), hit('highpass', 8, 0.12, 0.02)],
  synth: [
    plucked('sawtooth', 1, 0.5, 0.8, 9, 1.5),
    plucked('sawtooth', 1.006, 0.5, 0.8, 9, 1.5),
    plucked('square', 0.5, 0.25, 0.7, 6, 1.5),
  ],
  oud: [plucked('sawtooth', 1, 0.7, 0.9, 9, 1.2), plucked('triangle', 2.004, 0.25, 0.4, 8, 2), hit('bandpass', 6, 0.5, 0.025, 2)],
  glass: [struck(1, 1, 2), struck(2.76, 0.4, 1.2), struck(5.4, 0.18, 0.6), struck(8.93, 0.07, 0.25)],
  'music-box': [struck(1, 1, 1.3), struck(2.99, 0.26, 0.6), struck(6.27, 0.14, 0.25), hit('highpass', 9, 0.18, 0.015)],
  harp: [plucked('triangle', 1, 1, 1.4, 7, 1.5), struck(2, 0.25, 0.8), struck(3, 0.1, 0.4)],
  bubble: [{ wave: 'sine', level: 1, attack: 0.006, decay: 0.16, glide: { from: 0.5, time: 0.09 } }],
  flute: [
    { wave: 'sine', level: 1, attack: 0.05, decay: 0.35, isSustained: true },
    { wave: 'sine', ratio: 2, level: 0.16, attack: 0.04, decay: 0.25, isSustained: true },
    { ...wind(0.03, 0.2, 6), level: 0.5 },
  ],
  'low-drum': [drum(1.9, 0.09, 1, 0.7), hit('lowpass', 6, 0.5, 0.08)],
  'frame-drum': [drum(1.5, 0.05, 1, 0.4), hit('bandpass', 9, 0.6, 0.12, 0.8)],
  'wood-block': [struck(1, 1, 0.12), struck(1.51, 0.5, 0.09), hit('bandpass', 2, 0.6, 0.02, 2)],
  kick: [drum(2.6, 0.05, 1, 0.32), hit('highpass', 40, 0.2, 0.015)],
  tick: [struck(1, 1, 0.1), struck(2.3, 0.5, 0.06), hit('highpass', 3, 0.5, 0.02)],
  brush: [{ ...hit('highpass', 1, 0.8, 0.22, 0.5), attack: 0.02 }],
  bass: [plucked('triangle', 1, 1, 0.9, 6, 1.5), struck(1, 0.6, 0.7), hit('lowpass', 5, 0.3, 0.03)],
  vibraphone: [struck(1, 1, 1.6), struck(4, 0.2, 0.5), struck(10, 0.05, 0.1)],
  piano: [
    struck(1, 1, 1.5),
    struck(2.002, 0.5, 1),
    struck(3.006, 0.28, 0.7),
    struck(4.01, 0.16, 0.45),
    struck(5.02, 0.08, 0.3),
    hit('bandpass', 4, 0.25, 0.03),
  ],
  organ: [
    held('sine', 1, 1, 0.012, 12),
    held('sine', 2, 0.6, 0.012, 12),
    held('sine', 3, 0.35, 0.012, 12),
    held('sine', 4, 0.25, 0.012, 12),
    held('sine', 1.004, 0.4, 0.012, 12),
  ],
  'synth-bell': [struck(1, 1, 1.6), struck(1.5, 0.3, 1), struck(3.01, 0.3, 0.8), struck(7.1, 0.1, 0.3)],
  horns: [held('sawtooth', 1, 0.5, 0.05, 5), held('sawtooth', 1.004, 0.4, 0.06, 5), held('sawtooth', 0.5, 0.2, 0.05, 4)],
  strings: [held('sawtooth', 1, 0.4, 0.5, 3.5), held('sawtooth', 1.007, 0.4, 0.6, 3.5), held('triangle', 2, 0.15, 0.7, 5)],
  pad: [held('triangle', 1, 0.7, 0.7), held('triangle', 1.005, 0.6, 0.9), held('sine', 2, 0.2, 1.1)],
  'space-pad': [
    held('sawtooth', 1, 0.35, 0.9, 2.5),
    held('sawtooth', 1.009, 0.35, 1.1, 2.2),
    held('sine', 0.5, 0.4, 0.8),
    held('sine', 3, 0.08, 1.6, 6),
  ],
  'glass-pad': [held('sine', 1, 0.8, 0.9, 9), held('sine', 2.76, 0.14, 1.3, 9), held('sine', 1.003, 0.6, 1.1, 9)],
  wind: [wind(1.4, 2, 0.8)],
  murmur: [wind(1, 1.6, 2.2)],
  whirl: [{ ...wind(0.09, 0.5, 1.4), filter: { type: 'bandpass', from: 0.7, to: 1.4, time: 0.45, q: 1.4 } }],
  rush: [{ ...wind(0.03, 0.4, 0.9), filter: { type: 'bandpass', from: 0.5, to: 2.6, time: 0.3, q: 0.9 } }],
  collapse: [{ ...hit('lowpass', 1, 1, 1.1, 0.6), filter: { type: 'lowpass', from: 14, to: 1, time: 0.5, q: 0.6 } }],
  motor: [held('sawtooth', 1, 0.5, 0.25, 4), held('sawtooth', 1.013, 0.5, 0.25, 4), held('square', 0.5, 0.3, 0.25, 5)],
  clay: [struck(1, 1, 0.07), struck(1.47, 0.7, 0.05), struck(2.09, 0.4, 0.04), hit('highpass', 1.5, 0.5, 0.012)],
  slide: [
    { wave: 'noise', level: 1, attack: 0.012, decay: 0.13, filter: { type: 'bandpass', from: 1.6, to: 0.7, time: 0.08, q: 1.1 } },
  ],
  knock: [struck(1, 1, 0.07), struck(1.83, 0.5, 0.05), hit('bandpass', 2.5, 0.8, 0.02, 1.5)],
  roll: [{ ...wind(0.2, 0.5, 3), level: 0.4 }],
} satisfies Record<string, Instrument>

/** An instrument that a set or a clip can name. */
export type InstrumentName = keyof typeof INSTRUMENTS

/** The layers of an instrument. */
export const layersOf = (name: InstrumentName): Instrument => INSTRUMENTS[name]
