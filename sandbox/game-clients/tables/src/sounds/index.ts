// Sounds of chips, cards, ball and dice; silent until asked for.
export { type SoundName, tableSounds } from './sounds.ts'
