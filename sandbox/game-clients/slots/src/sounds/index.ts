import { Sounds } from '@herna/game-kit'
import { SOUNDS, type SoundName } from './tones.ts'

// The sounds of the reels, made on the spot (no files). Off until the player turns them on, silent while the page is hidden.
export type SlotSounds = Sounds<SoundName>
export type SlotSoundName = SoundName
export const slotSounds = (): SlotSounds => new Sounds(SOUNDS)
