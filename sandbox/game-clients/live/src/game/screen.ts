import type { GameBonus, LiveDefinition } from '@herna/contract/games'
import { commonTexts, demoBadge, gameTools, make, plainAmountText, SoundButton } from '@herna/game-kit'
import type { Board } from '../board/index.ts'
import { ChipTray } from '../chips/index.ts'
import { texts } from '../texts/index.ts'
import { type ControlHandlers, Controls } from './controls.ts'
import { limitsOf, OwnBets } from './own-bets.ts'
import { PhaseDisplay } from './phase-display.ts'

export interface ScreenHandlers extends ControlHandlers {
  openInfo: () => void
  openHistory: () => void
  pressSound: () => void
  back: (() => void) | null
}
export interface ScreenParts {
  game: LiveDefinition
  mode: 'demo' | 'real'
  ownPage: HTMLElement | null
  amount: (cents: number) => string
}

/** All elements around the board, built once: bar, scene with the phase, results, bets, money, chips, buttons; on desktops a side panel. */
export class Screen {
  readonly root: HTMLElement
  readonly phase = new PhaseDisplay()
  readonly tray: ChipTray
  readonly controls: Controls
  readonly own: OwnBets
  readonly #balance = make('dd')
  readonly #staked = make('dd')
  readonly #state = make('span', { class: 'table-state' }, texts.live)
  readonly #dealer = make('span', { class: 'dealer-name', hidden: true })
  readonly #sound: SoundButton
  readonly #betting: HTMLElement
  readonly #board: Board

  constructor(board: Board, handlers: ScreenHandlers, { game, mode, ownPage, amount }: ScreenParts) {
    this.#board = board
    this.tray = new ChipTray(game.chips, amount)
    this.controls = new Controls(handlers, amount)
    this.own = new OwnBets(game, amount)
    this.#sound = new SoundButton(handlers.pressSound)
    const name = make(
      'div',
      { class: 'table-name' },
      make('h1', {}, game.name),
      make('small', {}, this.#state, ` · ${texts.bar(plainAmountText(game.minBet), amount(game.maxBet))}`),
    )
    // Inside the portal its bar names the table and shows the facts of § 32.
    const isInPortal = mode === 'real' && ownPage === null
    const below = mode === 'demo' ? [demoBadge()] : ownPage ? [ownPage] : []
    const bar = make('header', { class: 'bar' }, name, ...below, gameTools(handlers, this.#sound))
    const money = make(
      'dl',
      { class: 'money' },
      row(commonTexts.balance[mode], this.#balance),
      row(texts.money.staked, this.#staked),
    )
    this.#betting = make('div', { class: 'betting' }, this.tray.root, this.controls.root)
    const parts = [
      make('section', { class: 'scene', 'aria-label': texts.table }, board.scene, this.#dealer),
      this.phase.root,
      ...(board.results ? [make('div', { class: 'strip' }, board.results)] : []),
      ...(board.bets ? [make('div', { class: 'felt' }, board.bets)] : []),
      make(
        'section',
        { class: 'side', 'aria-label': texts.own.title, tabindex: '0' },
        this.own.root,
        ...(board.statistics ? [board.statistics] : []),
        limitsOf(game, amount),
      ),
      make('div', { class: 'dock' }, money, ...(board.moves ? [board.moves] : []), this.#betting),
    ]
    this.root = make('main', { class: `table-page table-${game.table}${isInPortal ? ' is-in-portal' : ''}` }, bar, ...parts)
  }

  showMoney(balance: string, staked: string): void {
    this.#balance.textContent = balance
    this.#staked.textContent = staked
  }

  /** `problem`: why the table is not live; null: it is. */
  showConnection(problem: string | null): void {
    this.#state.textContent = problem ?? texts.live
    this.#state.classList.toggle('is-lost', problem !== null)
  }

  showDealer(name: string | null): void {
    this.#dealer.hidden = name === null
    this.#dealer.textContent = name ?? ''
  }

  /** Decisions replace chips and bet buttons. */
  showDeciding(isDeciding: boolean): void {
    if (this.#board.moves === null) return
    this.#board.moves.hidden = !isDeciding
    this.#betting.hidden = isDeciding
  }

  /** `isGolden`: the player's stake of this round is a chip of a gaming bonus. */
  showBonus(bonus: GameBonus | null, isGolden: boolean): void {
    this.tray.showBonus(bonus)
    this.root.classList.toggle('has-golden-chip', isGolden)
  }

  showSound(isOn: boolean): void {
    this.#sound.show(isOn)
  }
}

const row = (name: string, value: HTMLElement): HTMLElement => make('div', {}, make('dt', {}, name), value)
