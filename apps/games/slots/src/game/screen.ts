import type { SlotDefinition } from '@herna/contract/games'
import { icon, Meters, SpinButton, Stake } from '../controls/index.ts'
import { button, make } from '../dom.ts'
import { GridTable, type Pictures, ReelsView } from '../reels/index.ts'
import { texts } from '../texts/index.ts'
import { Plate } from './plate.ts'
import { backdrop, head } from './scenery.ts'

export interface Hands {
  press: () => void
  /** A tap on the reels: it may stop or skip, never stake. */
  tap: () => void
  bet: (step: -1 | 1) => void
  openBets: () => void
  openInfo: () => void
  toggleSound: () => void
  /** The way back, where the page has no portal around it; `null`: there is none to go to. */
  back: (() => void) | null
  reelStopped: (reel: number) => void
  calm: () => boolean
}

/** The whole game on the page, built once; the parts that change are kept here by name. */
export class Screen {
  readonly root: HTMLElement
  readonly reels: ReelsView
  readonly table: GridTable
  readonly plate: Plate
  readonly meters = new Meters()
  readonly stake: Stake
  readonly spin: SpinButton
  readonly #message = make('p', { class: 'message', 'aria-hidden': 'true' }, texts.messages.ready)
  readonly #freeSpins = make('p', { class: 'free-spins', hidden: true, 'aria-hidden': 'true' })
  readonly #sound: HTMLButtonElement
  readonly #offline = make('p', { class: 'offline', hidden: true }, texts.messages.offline)

  constructor(game: SlotDefinition, symbols: Pictures, hands: Hands) {
    this.reels = new ReelsView(game, symbols, hands.calm, hands.reelStopped)
    this.table = new GridTable(game)
    this.table.show(this.reels.grid)
    this.plate = new Plate(() => {
      hands.press()
      this.spin.root.focus({ preventScroll: true })
    })
    this.stake = new Stake(hands.bet, hands.openBets)
    this.spin = new SpinButton(hands.press)
    this.#sound = button(texts.sound.on, { class: 'round-button', 'aria-pressed': 'false' }, icon('soundOff'))
    this.#sound.addEventListener('click', hands.toggleSound)
    this.root = make(
      'main',
      { class: 'game' },
      backdrop(game),
      head(game),
      this.#stage(hands.tap),
      make('div', { class: 'strip' }, this.#freeSpins, this.#message, this.#offline),
      this.meters.root,
      this.#tools(hands.openInfo, hands.back),
      this.stake.root,
      this.spin.root,
    )
  }

  say(message: string): void {
    this.#message.textContent = message
  }

  showFreeSpins(text: string | null): void {
    this.#freeSpins.hidden = text === null
    this.#freeSpins.textContent = text
    this.root.classList.toggle('in-free-spins', text !== null)
  }

  showOnline(online: boolean): void {
    this.#offline.hidden = online
    this.#message.hidden = !online
  }

  showSound(on: boolean): void {
    this.#sound.setAttribute('aria-label', on ? texts.sound.off : texts.sound.on)
    this.#sound.setAttribute('aria-pressed', String(on))
    this.#sound.replaceChildren(icon(on ? 'soundOn' : 'soundOff'))
  }

  #stage(tap: () => void): HTMLElement {
    const frame = make('div', { class: 'frame' }, this.reels.root)
    const stage = make(
      'section',
      { class: 'stage', 'aria-label': texts.reels.label },
      frame,
      make('div', { class: 'unseen' }, this.table.root),
      this.plate.root,
    )
    stage.addEventListener('pointerdown', tap)
    return stage
  }

  #tools(openInfo: () => void, goBack: Hands['back']): HTMLElement {
    const info = button(texts.menu.open, { class: 'round-button', 'aria-haspopup': 'dialog' }, icon('menu'))
    info.addEventListener('click', openInfo)
    if (goBack === null) return make('div', { class: 'tools' }, info, this.#sound)
    const back = button(texts.menu.back, { class: 'round-button' }, icon('back'))
    back.addEventListener('click', goBack)
    return make('div', { class: 'tools' }, info, this.#sound, back)
  }
}
