import type { Card, Stake, VideoPokerDefinition, VideoPokerOutcome } from '@herna/contract/games'
import { cardName, make } from '@herna/game-kit'
import { cardElement, slideIn, turnOver } from '../cards/index.ts'
import type { TableView, ViewCallbacks } from '../betting-layout/index.ts'
import { totalOf } from '../bets/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.poker
const CARD_MS = 140

/** Pay table above, five cards below; a tap on a card holds it. */
export class VideoPokerView implements TableView {
  readonly root: HTMLElement
  readonly messagePlace = make('div', { class: 'message-place' })
  readonly #game: VideoPokerDefinition
  readonly #callbacks: ViewCallbacks
  readonly #lines = new Map<string, HTMLElement>()
  readonly #amounts = new Map<string, HTMLElement>()
  readonly #slots: HTMLButtonElement[]
  #cards: readonly Card[] = []
  #held = [false, false, false, false, false]
  #mayHold = false

  constructor(game: VideoPokerDefinition, callbacks: ViewCallbacks) {
    this.#game = game
    this.#callbacks = callbacks
    this.#slots = [0, 1, 2, 3, 4].map((place) => this.#slot(place))
    this.root = make(
      'div',
      { class: 'table video-poker' },
      make('div', { class: 'pay-side' }, make('h2', {}, t.variants[game.variant]), this.#payTable()),
      this.messagePlace,
      make('div', { class: 'five', role: 'group', 'aria-label': t.cards }, ...this.#slots),
    )
    this.#clear()
  }

  held(): boolean[] {
    return [...this.#held]
  }

  showStakes(stakes: readonly Stake[]): void {
    const stake = totalOf(stakes)
    for (const { hand, pays } of this.#game.payTable) {
      const cell = this.#amounts.get(hand)
      if (cell) cell.textContent = stake > 0 ? this.#callbacks.amount(stake * pays) : `${pays} ×`
    }
  }

  begin(): void {
    this.#clear()
  }

  reset(): void {
    this.#clear()
  }

  async show(reply: TableRound, previousRound: TableRound | null, skip: AbortSignal): Promise<void> {
    if (reply.outcome.kind !== 'video-poker') return
    const { outcome } = reply
    if (previousRound === null) await this.#deal(outcome, skip)
    if (outcome.final !== null && outcome.held !== null) await this.#change(outcome.final, outcome.held, skip)
    this.#mayHold = outcome.final === null
    if (outcome.final !== null) this.#highlight(outcome.hand)
    this.#showHeld()
  }

  async #deal({ dealt }: VideoPokerOutcome, skip: AbortSignal): Promise<void> {
    this.#clear()
    this.#cards = dealt
    for (const [place, card] of dealt.entries()) {
      const isInstant = this.#callbacks.reducedMotion() || skip.aborted
      const element = cardElement(card)
      this.#put(place, element)
      slideIn(element, isInstant)
      if (!isInstant) this.#callbacks.play('card')
      await pause(isInstant ? 0 : CARD_MS, skip)
    }
  }

  async #change(final: readonly Card[], held: readonly boolean[], skip: AbortSignal): Promise<void> {
    this.#held = [...held]
    this.#showHeld()
    this.#cards = final
    const replacedCards = [0, 1, 2, 3, 4].filter((place) => !held[place])
    const isInstant = (): boolean => this.#callbacks.reducedMotion() || skip.aborted
    for (const place of replacedCards) this.#put(place, cardElement(null))
    await pause(isInstant() ? 0 : CARD_MS * 2, skip)
    for (const place of replacedCards) {
      const element = cardElement(final[place] ?? null)
      this.#put(place, element)
      turnOver(element, isInstant())
      if (!isInstant()) this.#callbacks.play('card')
      await pause(isInstant() ? 0 : CARD_MS, skip)
    }
    await pause(isInstant() ? 0 : CARD_MS * 2, skip)
  }

  #slot(place: number): HTMLButtonElement {
    const element = make('button', { type: 'button', class: 'poker-slot', 'aria-pressed': 'false' })
    element.addEventListener('click', () => {
      if (!this.#mayHold) return
      this.#held[place] = !this.#held[place]
      this.#callbacks.play('chip')
      this.#showHeld()
    })
    return element
  }

  #put(place: number, card: HTMLElement): void {
    this.#slots[place]?.replaceChildren(card, make('span', { class: 'held', 'aria-hidden': 'true' }))
  }

  #showHeld(): void {
    for (const [place, slot] of this.#slots.entries()) {
      const card = this.#cards[place]
      const isHeld = this.#held[place] ?? false
      slot.setAttribute('aria-pressed', String(isHeld))
      slot.setAttribute('aria-disabled', String(!this.#mayHold))
      const label = slot.querySelector('.held')
      if (label) label.textContent = isHeld ? t.held : this.#mayHold ? t.free : ''
      slot.setAttribute(
        'aria-label',
        card === undefined ? texts.hidden : this.#mayHold ? t.hold(cardName(card), isHeld) : cardName(card),
      )
    }
    this.root.classList.toggle('choosing', this.#mayHold)
  }

  #clear(): void {
    this.#cards = []
    this.#held = [false, false, false, false, false]
    this.#mayHold = false
    for (const place of this.#slots.keys()) this.#put(place, cardElement(null))
    this.#highlight(null)
    this.#showHeld()
  }

  #highlight(hand: string | null): void {
    for (const [name, row] of this.#lines) row.classList.toggle('won', name === hand)
  }

  #payTable(): HTMLElement {
    const rows = this.#game.payTable.map(({ hand, name, pays }) => {
      const amount = make('td', {}, `${pays} ×`)
      const row = make('tr', {}, make('th', { scope: 'row' }, name), amount)
      this.#lines.set(hand, row)
      this.#amounts.set(hand, amount)
      return row
    })
    return make(
      'table',
      { class: 'pay-table' },
      make('caption', { class: 'visually-hidden' }, t.table),
      make('tbody', {}, ...rows),
    )
  }
}
