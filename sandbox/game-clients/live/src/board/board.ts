import type { LiveDefinition, LiveOutcome, LiveResult, LiveSeatAction, LiveTableState, Stake } from '@herna/contract/games'
import type { TablePhase } from '../round/index.ts'

/**
 * The view of one kind of table. The screen places its elements, and shows what all kinds have in common: the bar, the ring with the phase in
 * words, the own bets, money, chips and buttons. To add a kind: write a folder with a class that implements `Board`, add it to `boards.ts`.
 *
 * A board renders what it is given and has no rules of the game. It is rendered several times a second, so it changes only what differs
 * (`OnChange` in `on-change.ts`). Bets go out by `actions.place`; whether they are accepted, limits and undo are decided outside.
 */
export interface Board {
  /** The studio: wheel, cards, dealer. Lies behind the ring with the phase. */
  readonly scene: HTMLElement
  /** The spots that take chips; null: they are part of the scene (blackjack). */
  readonly bets: HTMLElement | null
  /** Last results in one or two lines; shown on phones. */
  readonly results: HTMLElement | null
  /** Statistics in the side panel of a desktop. */
  readonly statistics: HTMLElement | null
  /** Buttons that replace chips and bet buttons while `isDeciding` (blackjack); null: none. */
  readonly moves: HTMLElement | null
  render(view: BoardView): void
  /** Whether the player decides about own cards now. */
  isDeciding?(view: BoardView): boolean
  /** Key that acts on the board; true: it was handled. */
  onKey?(key: string): boolean
}

/** Everything a board shows at one moment. */
export interface BoardView {
  readonly definition: LiveDefinition
  /** Null before the first message of the hub. */
  readonly table: LiveTableState | null
  readonly phase: TablePhase
  /** The host's time in ms. */
  readonly now: number
  /** Whether chips can be placed now. */
  readonly canBet: boolean
  /** The player's stakes by spot: accepted by the host, and placed or just being sent. */
  readonly confirmed: readonly Stake[]
  readonly unconfirmed: readonly Stake[]
  /** The player's round in the table's current round; null: none. */
  readonly outcome: LiveOutcome | null
  /** The table's result as soon as it is known, for a drawing that arrives at it at `resultAt`; it must not be shown before. */
  readonly arriving: LiveResult | null
  /** The same from `resultAt` on: shown to everybody. */
  readonly result: LiveResult | null
  /** An action of the player is being answered by the host. */
  readonly isBusy: boolean
  /** The session has ended: nothing can be bet or decided any more. */
  readonly isOver: boolean
}

/** What a board can do; given to its constructor. */
export interface BoardActions {
  /** The value of the selected chip in cents. */
  chip: () => number
  /** Adds stakes, in one step that undo takes back. */
  place: (stakes: readonly Stake[]) => void
  /** Blackjack: a decision about the active hand. */
  act: (action: LiveSeatAction) => void
  /** Blackjack: waits for a seat, or waits no more. */
  queue: (isJoining: boolean) => void
  /** Shows a short message in the table's phase line. */
  notify: (text: string) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
  amount: (cents: number) => string
  reducedMotion: () => boolean
  play: (sound: 'chip' | 'card' | 'ball' | 'dice') => void
}

export type CreateBoard = (definition: LiveDefinition, actions: BoardActions) => Board
