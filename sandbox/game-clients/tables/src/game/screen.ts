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
  pressSound: () => void
  /** Back to the lobby, for a game on its own page; null: not possible. */
  back: (() => void) | null
}

export interface ScreenParts {
  game: TableDefinition
  mode: 'demo' | 'real'
  view: TableView
  ownPage: HTMLElement | null
  amount: (cents: number) => string
}

/** All elements of the game, built once: the table and below it the dock with money, chips and buttons. */
export class Screen {
  readonly root: HTMLElement
  readonly tray: ChipTray
  readonly controls: Controls
  readonly #message = make('p', { class: 'message', 'aria-hidden': 'true' })
  readonly #bonus = make('p', { class: 'bonus-note', hidden: true })
  readonly #offline = make('p', { class: 'offline', hidden: true }, commonTexts.offline)
  readonly #balance = make('dd')
  readonly #stake = make('span')
  readonly #win = make('dd')
  readonly #sound: SoundButton
  readonly #overlay = make('div', { class: 'overlay', hidden: true })

  constructor({ game, mode, view, ownPage, amount }: ScreenParts, handlers: ScreenHandlers) {
    this.#sound = new SoundButton(handlers.pressSound)
    this.tray = new ChipTray(game.chips, defaultChip(game), amount, handlers.choose, game.kind === 'video-poker')
    this.controls = new Controls(handlers)
    const strip = make('div', { class: 'strip' }, this.#message, this.#offline, this.#bonus)
    view.messagePlace?.append(strip)
    this.root = make(
      'main',
      { class: `game kind-${game.kind}` },
      head(game, mode, ownPage, handlers),
      make('section', { class: 'game-area', 'aria-label': game.name }, view.root, this.#overlay),
      ...(view.messagePlace ? [] : [strip]),
      this.#dock(mode, handlers),
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
    this.#win.parentElement?.classList.toggle('celebrated', isGlad)
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

  #dock(mode: 'demo' | 'real', { openInfo, openHistory }: ScreenHandlers): HTMLElement {
    const opens = { 'aria-haspopup': 'dialog' }
    const tools = make(
      'div',
      { class: 'tools' },
      toolButton(texts.info.open, 'menu', openInfo, opens),
      this.#sound.root,
      toolButton(commonTexts.history.open, 'history', openHistory, opens),
    )
    const { keys, moves, main } = this.controls
    return make('div', { class: 'dock' }, this.#meters(mode), this.tray.root, moves.root, tools, ...keys, main)
  }

  #meters(mode: 'demo' | 'real'): HTMLElement {
    const meter = (name: string, ...value: HTMLElement[]): HTMLElement => make('div', {}, make('dt', {}, name), ...value)
    const stake = make('dd', {}, this.#stake, this.controls.clear)
    return make(
      'dl',
      { class: 'meters' },
      meter(commonTexts.balance[mode], this.#balance),
      meter(texts.meters.stake, stake),
      meter(texts.meters.win, this.#win),
    )
  }
}

/** Name and, on its own page, the way back, the facts of § 32 and the buttons of the portal’s bar; in the portal its bar shows them and the name is only for screen readers. */
function head(game: TableDefinition, mode: 'demo' | 'real', ownPage: HTMLElement | null, { back }: ScreenHandlers): HTMLElement {
  const isOwnPage = back !== null || ownPage !== null
  return make(
    'header',
    { class: isOwnPage ? 'head is-own-page' : 'head' },
    ...(back === null ? [] : [toolButton(commonTexts.back, 'back', back)]),
    make('h1', isOwnPage ? {} : { class: 'visually-hidden' }, game.name),
    ...(mode === 'demo' ? [demoBadge()] : ownPage === null ? [] : [ownPage]),
  )
}

/** A euro, or the nearest chip below it. */
export const defaultChip = ({ chips }: TableDefinition): number => chips.filter((chip) => chip <= 100).at(-1) ?? chips[0] ?? 100
