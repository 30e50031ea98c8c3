import { type SoundName as KitSoundName, Sounds } from '@herna/game-kit'

// Names of a live table's sounds; nothing sounds while time runs out. Wins play by their multiple (`playWin`).

const NAMES = ['chip', 'card', 'ball', 'dice', 'result'] as const satisfies KitSoundName[]
export type SoundName = (typeof NAMES)[number]

export const liveSounds = (): Sounds<SoundName> => new Sounds({ set: 'felt', names: NAMES })
