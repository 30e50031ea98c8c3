import type { SlotCoin, SlotDefinition } from '@herna/contract/games'
import { commonTexts, demoBadge, gameTools, make, SoundButton } from '@herna/game-kit'
import { frameAround } from '../cabinet/index.ts'
import { LevelsView } from '../jackpots/index.ts'
import { Meters, QuickSpinKey, SpinButton, StakeStepper } from '../controls/index.ts'
import { GridTable, ReelsView } from '../reels/index.ts'
import { texts } from '../texts/index.ts'
import { TrailView } from '../trail/index.ts'
import type { Dress } from './dress.ts'
import { Overlay } from './overlay.ts'
import { Ribbon } from './ribbon.ts'
import { afterFrame } from './waiting.ts'

export interface ScreenHandlers {
  press: () => void
  /** Ends the presentation of a win at once. */
  skip: () => void
  /** A tap on the reels stops or skips, but never stakes. */
  tap: () => void
  bet: (step: -1 | 1) => void
  openBets: () => void
  openInfo: () => void
  openHistory: () => void
  pressSound: () => void
  /** Back to the lobby, for a game on its own page; null: not possible. */
  back: (() => void) | null
  reelStopped: (reel: number) => void
  reducedMotion: () => boolean
}

interface ScreenParts {
  game: SlotDefinition
  mode: 'demo' | 'real'
  ownPage: HTMLElement | null
}

/** All elements of the game, built once. Their places are the same in every slot. */
export class Screen {
  readonly root: HTMLElement
  readonly reels: ReelsView
  readonly table: GridTable
  readonly overlay: Overlay
  readonly ribbon = new Ribbon()
  /** Fixed jackpots; null: the game has none. */
  readonly levels: LevelsView | null
  /** Board of the bonus trail; null: the game has none. */
  readonly trail: TrailView | null
  readonly meters: Meters
  readonly stake: StakeStepper
  readonly spin: SpinButton
  readonly #way = make('span', { class: 'message-way' })
  readonly #text = make('b', {}, texts.messages.ready)
  readonly #message = make('p', { class: 'message', 'aria-hidden': 'true' }, this.#way, this.#text)
  readonly #freeSpins = make('p', { class: 'free-spins', hidden: true, 'aria-hidden': 'true' })
  readonly #sound: SoundButton
  readonly #offline = make('p', { class: 'offline', hidden: true }, commonTexts.offline)

  constructor({ game, mode, ownPage }: ScreenParts, { scene, title, symbols, lettering }: Dress, handlers: ScreenHandlers) {
    this.meters = new Meters(mode)
    this.reels = new ReelsView(game, symbols, handlers.reducedMotion, handlers.reelStopped)
    this.table = new GridTable(game)
    this.table.show(this.reels.grid)
    const { holdAndWin, trail } = game
    this.levels = holdAndWin?.levels ? new LevelsView(holdAndWin.levels, holdAndWin.grand) : null
    this.trail = trail ? new TrailView(game, trail, handlers.reducedMotion) : null
    this.stake = new StakeStepper(handlers.bet, handlers.openBets)
    this.spin = new SpinButton(handlers.press)
    this.#sound = new SoundButton(handlers.pressSound)
    this.#way.textContent = texts.messages.way(game)
    const below = mode === 'demo' ? demoBadge() : ownPage
    const stage = [
      make('header', { class: 'head' }, ...(below ? [below] : []), title.root, ...(this.levels ? [this.levels.root] : [])),
      this.#gameArea(handlers.tap),
      make(
        'div',
        { class: 'strip' },
        make('div', { class: 'strip-content' }, this.#freeSpins, this.#message, this.#offline, this.ribbon.root),
      ),
      this.#console(handlers),
    ]
    this.overlay = new Overlay(stage, this.spin.root, lettering, handlers)
    this.root = make('main', { class: 'game' }, scene.root, ...stage, this.overlay.root)
  }

  /** Shows the grid on the reels and in the screen readers' table. */
  showGrid(grid: number[][], coins: readonly SlotCoin[], held: boolean, amount: (cents: number) => string): void {
    this.reels.coins(coins, held, amount)
    void this.#showTable(() => {
      this.table.show(grid)
      if (coins.length > 0) this.table.showCoins(coins, held, amount)
    })
  }

  /** Two frames later: the layout of a table would make those in which the reels stop and a win appears long ones. */
  async #showTable(show: () => void): Promise<void> {
    await afterFrame()
    await afterFrame()
    show()
  }

  /** `hasWay`: with the number of lines or ways before it. */
  showMessage(message: string, hasWay = false): void {
    this.#text.textContent = message
    this.#way.hidden = !hasWay
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

  #console(handlers: ScreenHandlers): HTMLElement {
    const tools = gameTools(handlers, this.#sound)
    // The fourth key is "back" on the game's own page; inside the portal, which has its own, it is quick spin.
    if (handlers.back === null) tools.append(new QuickSpinKey().root)
    return make('div', { class: 'console' }, this.meters.root, tools, this.spin.root, this.stake.root)
  }

  #gameArea(tap: () => void): HTMLElement {
    const gameArea = make(
      'section',
      { class: 'game-area', 'aria-label': texts.reels.label },
      make(
        'div',
        { class: 'game-space' },
        frameAround(this.reels.root),
        ...(this.trail ? [this.trail.root] : []),
        this.table.root,
      ),
    )
    gameArea.addEventListener('pointerdown', tap)
    return gameArea
  }
}
