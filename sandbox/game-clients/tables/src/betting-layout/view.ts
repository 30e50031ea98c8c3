import type { Stake } from '@herna/contract/games'
import type { SoundName } from '../sounds/index.ts'
import type { TableRound } from '../session/index.ts'

/** What a view may ask of the game. */
export interface ViewCallbacks {
  /** A chip on this spot. */
  place: (spot: string) => void
  amount: (cents: number) => string
  reducedMotion: () => boolean
  play: (sound: SoundName) => void
}

/** A kind of table on the screen. It decides nothing: what came out is given to it. */
export interface TableView {
  readonly root: HTMLElement
  /** Chips on the cloth; `free`: they may be changed. */
  showStakes(stakes: readonly Stake[], free: boolean): void
  /** The round was asked for: the last one is cleared away, the wheel turns. */
  begin(): void
  /** No round came: everything back to rest. */
  reset(): void
  /** From `before` (null: from an empty table) to the reply; done when all of it has been shown. */
  show(reply: TableRound, before: TableRound | null, skip: AbortSignal): Promise<void>
  /** Video poker: which cards stay. */
  held?(): boolean[]
}
