import type { BaccaratDefinition, BaccaratOutcome, Card, Stake } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { cardElement, slideIn } from '../cards/index.ts'
import { BettingLayout, type StakesState, type TableView, type ViewCallbacks } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.baccarat
const CARD_MS = 420
const HISTORY_LENGTH = 14

/** Two sides with their cards, three to five spots, the road of the last coups. */
export class BaccaratView implements TableView {
  readonly root: HTMLElement
  readonly #callbacks: ViewCallbacks
  readonly #layout: BettingLayout
  readonly #road = make('ol', { class: 'road', 'aria-label': t.road })
  readonly #sides = { player: new Side(t.player, 'player'), banker: new Side(t.banker, 'banker') }

  constructor(game: BaccaratDefinition, callbacks: ViewCallbacks) {
    this.#callbacks = callbacks
    this.#layout = new BettingLayout(game.chips, callbacks.amount, callbacks.place)
    const spots = game.spots.map((definition) =>
      this.#layout.spot(
        definition,
        `spot-box ${definition.spot}`,
        make(
          'span',
          { class: 'face', 'aria-hidden': 'true' },
          definition.name,
          ...texts.spot.pays(definition).map((line) => make('small', {}, line)),
        ),
      ),
    )
    this.root = make(
      'div',
      { class: 'table baccarat' },
      make('div', { class: 'sides' }, this.#sides.player.root, this.#sides.banker.root),
      this.#road,
      make('div', { class: `spot-boxes spots-${spots.length}`, role: 'group', 'aria-label': t.cloth }, ...spots),
    )
  }

  showStakes(stakes: readonly Stake[], state: StakesState): void {
    this.#layout.showStakes(stakes, state)
    if (state.canPlace && !state.isOver && stakes.length > 0) this.#clear()
  }

  begin(): void {
    this.#clear()
  }

  reset(): void {
    this.#clear()
  }

  async show(reply: TableRound, _previousRound: TableRound | null, skip: AbortSignal, isReplay: boolean): Promise<void> {
    if (reply.outcome.kind !== 'baccarat') return
    const { outcome } = reply
    this.#clear()
    for (const nth of [0, 1, 2]) {
      for (const side of ['player', 'banker'] as const) {
        const card = outcome[side][nth]
        if (!card) continue
        const isInstant = this.#callbacks.reducedMotion() || skip.aborted
        this.#sides[side].add(card, nth, isInstant)
        if (!isInstant) this.#callbacks.play('card')
        await pause(isInstant ? 0 : CARD_MS, skip)
      }
    }
    this.#mark(outcome)
    if (!isReplay) this.#addToRoad(outcome)
  }

  #clear(): void {
    for (const side of Object.values(this.#sides)) side.clear()
    this.#layout.showResults(null)
  }

  #mark({ result, results }: BaccaratOutcome): void {
    for (const [name, side] of Object.entries(this.#sides)) side.root.classList.toggle('winner', name === result)
    this.#layout.showResults(results)
  }

  #addToRoad({ result }: BaccaratOutcome): void {
    this.#road.append(make('li', { class: result, title: t.won[result] }, t.letter[result]))
    while (this.#road.childElementCount > HISTORY_LENGTH) this.#road.firstElementChild?.remove()
  }
}

class Side {
  readonly root: HTMLElement
  readonly #cards = make('div', { class: 'cards' })
  readonly #points = make('span', { class: 'total', hidden: true })
  #sum = 0

  constructor(name: string, className: string) {
    this.root = make(
      'section',
      { class: `side ${className}`, 'aria-label': name },
      make('p', { class: 'side-name' }, name, this.#points),
      this.#cards,
    )
  }

  add(card: Card, nth: number, isInstant: boolean): void {
    const element = cardElement(card)
    if (nth === 2) element.classList.add('third')
    this.#cards.append(element)
    slideIn(element, isInstant)
    this.#sum = (this.#sum + (card.rank < 10 ? card.rank : 0)) % 10
    this.#points.textContent = String(this.#sum)
    this.#points.hidden = false
  }

  clear(): void {
    this.#cards.replaceChildren()
    this.#sum = 0
    this.#points.hidden = true
    this.root.classList.remove('winner')
  }
}
