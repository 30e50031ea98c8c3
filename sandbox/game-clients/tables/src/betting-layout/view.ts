import type { Stake } from '@herna/contract/games'
import type { SoundName } from '../sounds/index.ts'
import type { TableRound } from '../session/index.ts'

/** Callbacks of a table view. */
export interface ViewCallbacks {
  /** Places the selected chip on a spot. */
  place: (spot: string) => void
  /** Places several stakes in one step, for bets on parts of a wheel. */
  placeAll: (stakes: readonly Stake[]) => void
  /** Value of the selected chip in cents. */
  chip: () => number
  amount: (cents: number) => string
  reducedMotion: () => boolean
  play: (sound: SoundName) => void
  /** The outcome can be read, before the round ends: the message of a running round would contradict it. */
  decided: () => void
}

/** What the displayed stakes are: chips that can be changed, or the chips of a finished round, which a new one replaces. */
export interface StakesState {
  readonly canPlace: boolean
  readonly isOver: boolean
}

/** The view of one kind of table; it has no game logic. */
export interface TableView {
  readonly root: HTMLElement
  /** Where the message line belongs; without it the line has its own row above the dock. */
  readonly messagePlace?: HTMLElement
  showStakes(stakes: readonly Stake[], table: StakesState): void
  /** A round was requested: clears the previous one and starts the animation. */
  begin(): void
  /** The round was not played: returns to rest. */
  reset(): void
  /** Animates from `previousRound` (null: an empty table) to the reply; resolves when all is shown. A replay is no result of this session. */
  show(reply: TableRound, previousRound: TableRound | null, skip: AbortSignal, isReplay: boolean): Promise<void>
  /** Video poker: which cards are held. */
  held?(): boolean[]
}
