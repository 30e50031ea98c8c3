import { type SoundName as KitSoundName, Sounds } from '@herna/game-kit'

// Names of a table's sounds: chips, cards, ball and dice. Wins play by their multiple (`playWin`).

const NAMES = ['chip', 'card', 'ball', 'dice'] as const satisfies KitSoundName[]
export type SoundName = (typeof NAMES)[number]

export const tableSounds = (): Sounds<SoundName> => new Sounds({ set: 'felt', names: NAMES })
