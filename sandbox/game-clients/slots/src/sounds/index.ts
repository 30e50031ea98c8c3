import type { SlotDefinition } from '@herna/contract/games'
import { type SoundName, Sounds } from '@herna/game-kit'

// Names of a slot's sounds; the kit computes them in the timbres of the game's cabinet. Wins play by their multiple (`playWin`).

const NAMES = ['spin', 'stop', 'free-spins', 'coin', 'cascade'] as const satisfies SoundName[]
export type SlotSoundName = (typeof NAMES)[number]

export type SlotSounds = Sounds<SlotSoundName>
export const slotSounds = ({ world }: SlotDefinition): SlotSounds => new Sounds({ set: world.cabinet, names: NAMES })
