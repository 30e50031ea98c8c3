import type { CrashDefinition } from '@herna/contract/games'
import { backdrop, commonTexts, demoBadge, gameHead, gameTools, icon, make, SoundButton } from '@herna/game-kit'
import { AutoCashOut, MainButton, StakePicker } from '../controls/index.ts'
import { CurveView } from '../curve/index.ts'
import { multipleText, texts } from '../texts/index.ts'

export interface ScreenHandlers {
  press: () => void
  chooseBet: (bet: number) => void
  chooseAuto: (auto: number | null) => void
  openInfo: () => void
  openHistory: () => void
  toggleSound: () => void
  back: (() => void) | null
  reducedMotion: () => boolean
  amount: (cents: number) => string
}
export interface ScreenParts {
  game: CrashDefinition
  mode: 'demo' | 'real'
  facts: HTMLElement | null
}
export interface RoundResult {
  multiple: number
  isWon: boolean
}
const MAX_RESULTS = 12

/** All elements of the game, built once. */
export class Screen {
  readonly root: HTMLElement
  readonly curve: CurveView
  readonly stake: StakePicker
  readonly auto: AutoCashOut
  readonly mainButton: MainButton
  readonly #multiple = make('p', { class: 'multiple', 'aria-hidden': 'true' }, multipleText(100))
  readonly #state = make('p', { class: 'state', 'aria-hidden': 'true' }, texts.states.ready)
  readonly #bonus = make('p', { class: 'bonus-note', hidden: true })
  readonly #balance = make('strong')
  readonly #results = make('ol', { class: 'last-results', 'aria-label': texts.last.label })
  readonly #sound: SoundButton
  readonly #offline = make('p', { class: 'offline', hidden: true }, commonTexts.offline)

  constructor({ game, mode, facts }: ScreenParts, handlers: ScreenHandlers) {
    this.curve = new CurveView(game, handlers.reducedMotion)
    this.stake = new StakePicker(game, handlers.amount, handlers.chooseBet)
    this.auto = new AutoCashOut(game.highestMultiple, handlers.chooseAuto)
    this.mainButton = new MainButton(handlers.press)
    this.#sound = new SoundButton(handlers.toggleSound)
    const balance = make('p', { class: 'balance' }, make('span', {}, commonTexts.balance[mode]), ' ', this.#balance)
    this.root = make(
      'main',
      { class: 'game' },
      backdrop(game),
      gameHead(game, mode === 'demo' ? demoBadge() : facts),
      make(
        'section',
        { class: 'curve-area', 'aria-label': texts.curve },
        this.curve.root,
        make('div', { class: 'multiple-display' }, this.#multiple, this.#state, this.#bonus),
        this.#offline,
      ),
      this.#results,
      make('div', { class: 'panel-below' }, this.stake.root, this.auto.root, this.mainButton.root),
      make('footer', { class: 'foot' }, gameTools(handlers, this.#sound), balance),
    )
  }

  showMultiple(multiple: number, state: string, phase: string): void {
    const text = multipleText(multiple)
    if (this.#multiple.textContent !== text) this.#multiple.textContent = text
    if (this.#state.textContent !== state) this.#state.textContent = state
    this.root.dataset.phase = phase
  }

  showBalance(text: string): void {
    this.#balance.textContent = text
  }

  /** Text of the gaming bonus; null hides it. */
  showBonus(text: string | null): void {
    this.#bonus.hidden = text === null
    if (text !== null && this.#bonus.textContent !== text) this.#bonus.textContent = text
  }

  showOnline(isOnline: boolean): void {
    this.#offline.hidden = isOnline
  }

  showSound(on: boolean): void {
    this.#sound.show(on)
  }

  /** Adds results at the front of the list. */
  addResults(...rounds: RoundResult[]): void {
    for (const { multiple, isWon } of rounds) {
      const text = multipleText(multiple)
      const label = isWon ? texts.last.won(text) : texts.last.lost(text)
      this.#results.prepend(
        make(
          'li',
          { class: isWon ? 'cashed-out' : 'crashed', title: label },
          ...(isWon ? [icon('check')] : []),
          make('span', { 'aria-hidden': 'true' }, text),
          make('span', { class: 'visually-hidden' }, label),
        ),
      )
    }
    while (this.#results.childElementCount > MAX_RESULTS) this.#results.lastElementChild?.remove()
  }
}
