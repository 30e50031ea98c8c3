import type { Stake } from '@herna/contract/games'
import type { SoundName } from '../sounds/index.ts'
import type { TableRound } from '../session/index.ts'

/** Callbacks of a table view. */
export interface ViewCallbacks {
  /** Places the selected chip on a spot. */
  place: (spot: string) => void
  amount: (cents: number) => string
  reducedMotion: () => boolean
  play: (sound: SoundName) => void
}

/** The view of one kind of table; it has no game logic. */
export interface TableView {
  readonly root: HTMLElement
  /** Shows the placed chips; `free`: they may be changed. */
  showStakes(stakes: readonly Stake[], free: boolean): void
  /** A round was requested: clears the previous one and starts the animation. */
  begin(): void
  /** The round was not played: returns to rest. */
  reset(): void
  /** Animates from `previousRound` (null: an empty table) to the reply; resolves when all is shown. */
  show(reply: TableRound, previousRound: TableRound | null, skip: AbortSignal): Promise<void>
  /** Video poker: which cards are held. */
  held?(): boolean[]
}
