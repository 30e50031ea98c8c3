import type { TableDefinition } from '@herna/contract/games'
import { commonTexts, demoBadge, make, SoundButton, toolButton } from '@herna/game-kit'
import { type Chip, ChipTray } from '../bets/index.ts'
import type { TableView } from '../betting-layout/index.ts'
import { texts } from '../texts/index.ts'
import { type ControlHandlers, Controls } from './controls.ts'

export interface ScreenHandlers extends ControlHandlers {
  choose: (chip: Chip) => void
  openInfo: () => void
  openHistory: () => void
  toggleSound: () => void
  /** Back to the lobby, for a game on its own page; null: not possible. */
  back: (() => void) | null
}

export interface ScreenParts {
  game: TableDefinition
  mode: 'demo' | 'real'
  view: TableView
  facts: HTMLElement | null
  amount: (cents: number) => string
}

/** All elements of the game, built once. */
export class Screen {
  readonly root: HTMLElement
  readonly tray: ChipTray
  readonly controls: Controls
  readonly #message = make('p', { class: 'message', 'aria-hidden': 'true' })
  readonly #bonus = make('p', { class: 'bonus-note', hidden: true })
  readonly #offline = make('p', { class: 'offline', hidden: true }, commonTexts.offline)
  readonly #balance = make('dd')
  readonly #stake = make('dd')
  readonly #win = make('dd')
  readonly #sound: SoundButton
  readonly #overlay = make('div', { class: 'overlay', hidden: true })

  constructor({ game, mode, view, facts, amount }: ScreenParts, handlers: ScreenHandlers) {
    this.#sound = new SoundButton(handlers.toggleSound)
    this.tray = new ChipTray(game.chips, defaultChip(game), amount, handlers.choose, game.kind === 'video-poker')
    this.controls = new Controls(handlers)
    this.root = make(
      'main',
      { class: `game kind-${game.kind}` },
      this.#head(game, mode, facts, handlers),
      make('section', { class: 'game-area', 'aria-label': game.name }, view.root, this.#overlay),
      make('div', { class: 'strip' }, this.#message, this.#offline, this.#bonus),
      make('div', { class: 'foot' }, this.#meters(mode), this.tray.root, this.controls.root),
    )
  }

  showMessage(message: string, isGlad: boolean): void {
    this.#message.textContent = message
    this.#message.classList.toggle('celebrated', isGlad)
  }

  showAmounts(balance: string, stake: string, win: string, isGlad: boolean): void {
    this.#balance.textContent = balance
    this.#stake.textContent = stake
    this.#win.textContent = win
    this.#win.classList.toggle('celebrated', isGlad)
  }

  /** Text of the gaming bonus; `isGolden`: its chip is placed. */
  showBonus(text: string | null, isGolden: boolean): void {
    this.#bonus.hidden = text === null
    if (text !== null && this.#bonus.textContent !== text) this.#bonus.textContent = text
    this.root.classList.toggle('golden', isGolden)
  }

  showOnline(isOnline: boolean): void {
    this.#offline.hidden = isOnline
    this.#message.hidden = !isOnline
  }

  showSound(on: boolean): void {
    this.#sound.show(on)
  }

  /** Overlay of a previous round; null hides it. */
  showOverlay(overlayTexts: { title: string; note: string; go: string } | null, press: () => void): void {
    if (this.#overlay.hidden === (overlayTexts === null)) return
    this.#overlay.hidden = overlayTexts === null
    if (overlayTexts === null) return this.#overlay.replaceChildren()
    const go = make('button', { type: 'button', class: 'choice main' }, overlayTexts.go)
    go.addEventListener('click', press)
    this.#overlay.replaceChildren(
      make('div', { class: 'overlay-card' }, make('h2', {}, overlayTexts.title), make('p', {}, overlayTexts.note), go),
    )
    go.focus({ preventScroll: true })
  }

  #head(game: TableDefinition, mode: 'demo' | 'real', facts: HTMLElement | null, handlers: ScreenHandlers): HTMLElement {
    const opens = { 'aria-haspopup': 'dialog' }
    return make(
      'header',
      { class: 'head' },
      ...(handlers.back === null ? [] : [toolButton(commonTexts.back, 'back', handlers.back)]),
      make('h1', {}, game.name),
      ...(mode === 'demo' ? [demoBadge()] : facts === null ? [] : [facts]),
      make(
        'div',
        { class: 'tools' },
        toolButton(texts.info.open, 'menu', handlers.openInfo, opens),
        toolButton(commonTexts.history.open, 'history', handlers.openHistory, opens),
        this.#sound.root,
      ),
    )
  }

  #meters(mode: 'demo' | 'real'): HTMLElement {
    const meter = (name: string, value: HTMLElement): HTMLElement => make('div', {}, make('dt', {}, name), value)
    return make(
      'dl',
      { class: 'meters' },
      meter(commonTexts.balance[mode], this.#balance),
      meter(texts.meters.stake, this.#stake),
      meter(texts.meters.win, this.#win),
    )
  }
}

/** A euro, or the nearest chip below it. */
export const defaultChip = ({ chips }: TableDefinition): number => chips.filter((chip) => chip <= 100).at(-1) ?? chips[0] ?? 100
