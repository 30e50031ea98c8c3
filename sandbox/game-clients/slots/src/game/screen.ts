import type { SlotCoin, SlotDefinition } from '@herna/contract/games'
import { Meters, SpinButton, StakeStepper } from '../controls/index.ts'
import { backdrop, commonTexts, demoBadge, gameHead, gameTools, make, SoundButton } from '@herna/game-kit'
import { GridTable, type Pictures, ReelsView } from '../reels/index.ts'
import { texts } from '../texts/index.ts'
import { Overlay } from './overlay.ts'

export interface ScreenHandlers {
  press: () => void
  /** A tap on the reels stops or skips, but never stakes. */
  tap: () => void
  bet: (step: -1 | 1) => void
  openBets: () => void
  openInfo: () => void
  openHistory: () => void
  toggleSound: () => void
  /** Back to the lobby, for a game on its own page; null: not possible. */
  back: (() => void) | null
  reelStopped: (reel: number) => void
  reducedMotion: () => boolean
}

interface ScreenParts {
  game: SlotDefinition
  mode: 'demo' | 'real'
  facts: HTMLElement | null
}

/** All elements of the game, built once. */
export class Screen {
  readonly root: HTMLElement
  readonly reels: ReelsView
  readonly table: GridTable
  readonly overlay: Overlay
  readonly meters: Meters
  readonly stake: StakeStepper
  readonly spin: SpinButton
  readonly #message = make('p', { class: 'message', 'aria-hidden': 'true' }, texts.messages.ready)
  readonly #freeSpins = make('p', { class: 'free-spins', hidden: true, 'aria-hidden': 'true' })
  readonly #sound: SoundButton
  readonly #offline = make('p', { class: 'offline', hidden: true }, commonTexts.offline)

  constructor({ game, mode, facts }: ScreenParts, symbols: Pictures, handlers: ScreenHandlers) {
    this.meters = new Meters(mode)
    this.reels = new ReelsView(game, symbols, handlers.reducedMotion, handlers.reelStopped)
    this.table = new GridTable(game)
    this.table.show(this.reels.grid)
    this.overlay = new Overlay(() => {
      handlers.press()
      this.spin.root.focus({ preventScroll: true })
    })
    this.stake = new StakeStepper(handlers.bet, handlers.openBets)
    this.spin = new SpinButton(handlers.press)
    this.#sound = new SoundButton(handlers.toggleSound)
    this.root = make(
      'main',
      { class: 'game' },
      backdrop(game),
      gameHead(game, mode === 'demo' ? demoBadge() : facts),
      this.#gameArea(handlers.tap),
      make('div', { class: 'strip' }, this.#freeSpins, this.#message, this.#offline),
      this.meters.root,
      gameTools(handlers, this.#sound),
      this.stake.root,
      this.spin.root,
    )
  }

  /** Shows the grid on the reels and in the screen readers' table. */
  showGrid(grid: number[][], coins: readonly SlotCoin[], held: boolean, amount: (cents: number) => string): void {
    this.reels.coins(coins, held, amount)
    this.table.show(grid)
    if (coins.length > 0) this.table.showCoins(coins, held, amount)
  }

  showMessage(message: string): void {
    this.#message.textContent = message
  }

  showFreeSpins(text: string | null): void {
    this.#freeSpins.hidden = text === null
    this.#freeSpins.textContent = text
    this.root.classList.toggle('in-free-spins', text !== null)
  }

  showOnline(isOnline: boolean): void {
    this.#offline.hidden = isOnline
    this.#message.hidden = !isOnline
  }

  showSound(on: boolean): void {
    this.#sound.show(on)
  }

  #gameArea(tap: () => void): HTMLElement {
    const reelsBorder = make('div', { class: 'reels-border' }, this.reels.root)
    const gameArea = make(
      'section',
      { class: 'game-area', 'aria-label': texts.reels.label },
      reelsBorder,
      make('div', { class: 'visually-hidden' }, this.table.root),
      this.overlay.root,
    )
    gameArea.addEventListener('pointerdown', tap)
    return gameArea
  }
}
