import type { CrashDefinition, CrashResult } from '@herna/contract/games'
import { commonTexts, demoBadge, gameHead, gameTools, make, SoundButton, toolButton } from '@herna/game-kit'
import { AutoCashOut, MainButton, StakePicker } from '../controls/index.ts'
import { CurveView } from '../curve/index.ts'
import { PlayersView, ResultsView } from '../players/index.ts'
import { Sky } from '../sky/index.ts'
import { texts } from '../texts/index.ts'
import { Countdown } from './countdown.ts'

export interface ScreenHandlers {
  press: () => void
  chooseBet: (bet: number) => void
  chooseAuto: (auto: number | null) => void
  openInfo: () => void
  openHistory: () => void
  /** Without a result: of the last round. */
  openVerification: (result?: CrashResult) => void
  pressSound: () => void
  back: (() => void) | null
  reducedMotion: () => boolean
  amount: (cents: number) => string
}
export interface ScreenParts {
  game: CrashDefinition
  mode: 'demo' | 'real'
  ownPage: HTMLElement | null
}

/** All elements of the game, built once. */
export class Screen {
  readonly root: HTMLElement
  readonly sky: Sky
  readonly curve: CurveView
  readonly stake: StakePicker
  readonly auto: AutoCashOut
  readonly mainButton: MainButton
  readonly players: PlayersView
  readonly results: ResultsView
  readonly countdown = new Countdown()
  readonly #multiple = make('p', { class: 'multiple', 'aria-hidden': 'true' })
  readonly #state = make('p', { class: 'state', 'aria-hidden': 'true' })
  readonly #bonus = make('p', { class: 'bonus-note', hidden: true })
  readonly #balance = make('strong')
  readonly #sound: SoundButton
  readonly #offline = make('p', { class: 'offline', hidden: true }, commonTexts.offline)

  constructor({ game, mode, ownPage }: ScreenParts, handlers: ScreenHandlers) {
    this.sky = new Sky(game, handlers.reducedMotion)
    this.curve = new CurveView(game, handlers.reducedMotion)
    this.stake = new StakePicker(game, handlers.amount, handlers.chooseBet)
    this.auto = new AutoCashOut(game.highestMultiple, handlers.chooseAuto)
    this.mainButton = new MainButton(handlers.press)
    this.players = new PlayersView(handlers.amount)
    this.results = new ResultsView((result) => handlers.openVerification(result))
    this.#sound = new SoundButton(handlers.pressSound)
    const verify = toolButton(texts.verify.open, 'shield', () => handlers.openVerification(), { 'aria-haspopup': 'dialog' })
    const tools = gameTools(handlers, this.#sound)
    tools.append(verify)
    const balance = make('p', { class: 'balance' }, make('span', {}, commonTexts.balance[mode]), ' ', this.#balance)
    this.root = make(
      'main',
      { class: 'game' },
      ...(ownPage ? [ownPage] : []),
      make(
        'section',
        { class: 'flight', 'aria-label': texts.curve },
        this.sky.root,
        this.curve.root,
        gameHead(game, mode === 'demo' ? demoBadge() : null),
        this.#multiple,
        this.countdown.root,
        make('div', { class: 'notes' }, this.#state, this.#bonus),
        this.results.root,
        this.#offline,
      ),
      this.players.root,
      make(
        'div',
        { class: 'dock' },
        this.mainButton.root,
        this.stake.root,
        this.auto.root,
        make('footer', { class: 'foot' }, tools, balance),
      ),
    )
  }

  /** `multiple` empty: none is shown. */
  showMultiple(multiple: string, state: string, phase: string): void {
    if (this.#multiple.textContent !== multiple) this.#multiple.textContent = multiple
    if (this.#state.textContent !== state) this.#state.textContent = state
    if (this.root.dataset['phase'] !== phase) this.root.dataset['phase'] = phase
  }

  showBalance(text: string): void {
    if (this.#balance.textContent !== text) this.#balance.textContent = text
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
}
