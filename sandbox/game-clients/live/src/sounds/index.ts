import { bellSequence, Sounds, type Tone } from '@herna/game-kit'

const click = (hertz: number, at = 0, volume = 0.05): Tone => ({
  at,
  hertz,
  to: hertz * 0.6,
  length: 0.07,
  volume,
  wave: 'triangle',
})

/** Short and quiet, so that they do not encourage play; nothing sounds while time runs out. */
const SOUNDS = {
  chip: [click(1_900), click(2_400, 0.04, 0.03)],
  card: [{ at: 0, hertz: 900, to: 260, length: 0.06, volume: 0.05, wave: 'sawtooth' }],
  ball: Array.from({ length: 14 }, (_, place): Tone => click(1_400 - place * 40, 0.25 * place + place * place * 0.004, 0.03)),
  dice: Array.from({ length: 6 }, (_, place): Tone => click(700 + (place % 3) * 180, place * 0.12, 0.06)),
  win: bellSequence([523, 659, 784], 0.11),
} satisfies Record<string, readonly Tone[]>
export type SoundName = keyof typeof SOUNDS

export const liveSounds = (): Sounds<SoundName> => new Sounds<SoundName>(SOUNDS)
