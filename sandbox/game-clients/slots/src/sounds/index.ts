import { bell, bellSequence, Sounds, type Tone } from '@herna/game-kit'

export type SlotSoundName = 'press' | 'stop' | 'line' | 'win' | 'big' | 'free-spins'

const C5 = 523.25
const major = [1, 5 / 4, 3 / 2, 2].map((ratio) => C5 * ratio)

const SOUNDS: Record<SlotSoundName, Tone[]> = {
  press: [{ at: 0, hertz: 210, to: 320, length: 0.09, volume: 0.08, wave: 'triangle' }],
  stop: [{ at: 0, hertz: 130, to: 70, length: 0.11, volume: 0.16, wave: 'triangle' }],
  line: bell(0, C5 * 1.5, 0.26, 0.07),
  win: bellSequence(major, 0.085),
  big: [...bellSequence([...major, ...major.map((hertz) => hertz * 1.5)], 0.11, 0.08), ...bell(0.95, C5 * 2, 0.9)],
  'free-spins': bellSequence([C5, C5 * 1.2, C5 * 1.5, C5 * 1.8, C5 * 2], 0.12, 0.08),
}

// Synthesized sounds of the reels (no files). Off until the player turns them on, silent while the page is hidden.
export type SlotSounds = Sounds<SlotSoundName>
export const slotSounds = (): SlotSounds => new Sounds(SOUNDS)
