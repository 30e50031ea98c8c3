import { make } from '@herna/game-kit'
import type { BoardActions, BoardView } from '../board/index.ts'
import { blackjackTexts } from '../texts/index.ts'

const t = blackjackTexts.moves.insurance

/** Whether the host offers the insurance of the seat. */
const offersInsurance = ({ outcome }: BoardView): boolean => outcome?.seat?.actions.includes('insure') ?? false

/** The question about the insurance: before the first decision, while the dealer shows an ace. Declining is not sent: the first decision does it. */
export class Insurance {
  readonly #actions: BoardActions
  readonly #text = make('p')
  readonly #insure = make('button', { type: 'button', class: 'insurance-button is-insure' })
  readonly root: HTMLElement
  /** The table's round in which the player has declined. */
  #declinedRound: number | null = null
  #shownRound: number | null = null

  constructor(actions: BoardActions) {
    this.#actions = actions
    const decline = make('button', { type: 'button', class: 'insurance-button is-no-insurance' }, make('span', {}, t.decline))
    decline.addEventListener('click', () => {
      this.#declinedRound = this.#shownRound
    })
    this.#insure.addEventListener('click', () => {
      if (this.#insure.getAttribute('aria-disabled') !== 'true') actions.act('insure')
    })
    this.root = make(
      'div',
      { class: 'insurance', role: 'group', 'aria-label': t.title, hidden: true },
      this.#text,
      make('div', { class: 'insurance-buttons' }, decline, this.#insure),
    )
  }

  isAsked(view: BoardView): boolean {
    return offersInsurance(view) && view.outcome?.tableRound !== this.#declinedRound
  }

  render(view: BoardView): void {
    const { outcome, isBusy } = view
    const isAsked = this.isAsked(view)
    this.root.hidden = !isAsked
    this.#insure.setAttribute('aria-disabled', String(isBusy))
    if (!isAsked || !outcome || this.#shownRound === outcome.tableRound) return
    this.#shownRound = outcome.tableRound
    const price = this.#actions.amount((outcome.seat?.hands[0]?.stake ?? 0) / 2)
    this.#text.textContent = t.offer(price)
    this.#insure.replaceChildren(make('span', {}, t.accept(price)))
    this.#actions.announce(t.offer(price))
  }
}
