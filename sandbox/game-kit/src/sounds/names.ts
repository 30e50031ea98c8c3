import type { Cabinet } from '@herna/contract/games'

/** What a game lets sound. Sounds of winning are not among them: those play only by `Sounds.playWin`. */
export type SoundName =
  | 'spin'
  | 'stop'
  | 'coin'
  | 'cascade'
  | 'free-spins'
  | 'chip'
  | 'card'
  | 'ball'
  | 'dice'
  | 'result'
  | 'start'
  | 'cash-out'
  | 'burst'

/** Sounds of winning, by the multiple of the stake; there is none above `win-big`, as for pictures. */
export type WinSound = 'win-small' | 'win-medium' | 'win-big'
/** Loops that play until they are stopped. */
export type LoopName = 'ambience' | 'engine'
/** Everything that a set contains. */
export type ClipName = SoundName | WinSound | LoopName

export const WIN_SOUNDS: readonly WinSound[] = ['win-small', 'win-medium', 'win-big']

/** Timbres and scale of a game: those of its cabinet's material; `felt` is the set of tables. */
export type SoundSet = Cabinet | 'felt'

const MEDIUM = 5
const BIG = 20

/** The sound of a win of so many cents for a stake of so many cents; null up to the stake: that is not a win to the player. */
export function winSoundOf(win: number, stake: number): WinSound | null {
  if (win <= stake || stake <= 0) return null
  if (win < stake * MEDIUM) return 'win-small'
  return win < stake * BIG ? 'win-medium' : 'win-big'
}
