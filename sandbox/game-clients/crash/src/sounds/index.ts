import type { CrashDefinition } from '@herna/contract/games'
import { type SoundName, Sounds } from '@herna/game-kit'

// Names of a crash game's sounds; the kit computes them in the timbres of the game's world. Wins play by their multiple (`playWin`).

const NAMES = ['start', 'cash-out', 'burst'] as const satisfies SoundName[]
export type CrashSoundName = (typeof NAMES)[number]

export type CrashSounds = Sounds<CrashSoundName>
export const crashSounds = ({ world }: CrashDefinition): CrashSounds =>
  new Sounds({ set: world.cabinet, names: NAMES, hasEngine: true })

/** After so long the engine is as high as it gets. */
const ENGINE_RISE_MS = 30_000

/** The engine's height after so many milliseconds of flight, 0 to 1. It follows the time alone and says nothing about the end. */
export const engineHeight = (elapsedMs: number): number => 1 - (1 - Math.min(1, elapsedMs / ENGINE_RISE_MS)) ** 2
