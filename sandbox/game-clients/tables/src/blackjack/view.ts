import type { BlackjackDefinition, BlackjackOutcome, SpotDefinition, Stake } from '@herna/contract/games'
import { make, makeSvg } from '@herna/game-kit'
import { chipFace } from '../bets/index.ts'
import { BettingLayout, type StakesState, type TableView, type ViewCallbacks } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { HandRow } from './hand.ts'

const t = texts.blackjack
const CARD_MS = 300

/** Dealer above, hands below, circles for the bets. Cards come one by one; the hidden one turns over at the end. */
export class BlackjackView implements TableView {
  readonly root: HTMLElement
  readonly #game: BlackjackDefinition
  readonly #callbacks: ViewCallbacks
  readonly #layout: BettingLayout
  readonly #dealer = new HandRow(t.dealer)
  readonly #handsElement = make('div', { class: 'player-hands' })
  #rows: HandRow[] = []

  constructor(game: BlackjackDefinition, callbacks: ViewCallbacks) {
    this.#game = game
    this.#callbacks = callbacks
    this.#layout = new BettingLayout(game.chips, callbacks.amount, callbacks.place)
    const circles = game.spots.map((definition) => this.#circle(definition))
    this.root = make(
      'div',
      { class: 'table blackjack' },
      make('div', { class: 'felt', 'aria-hidden': 'true' }),
      make('div', { class: 'dealer-side' }, this.#dealer.root),
      printedRules(),
      this.#handsElement,
      make('div', { class: 'circles' }, ...circles),
    )
    this.#createRows(1)
  }

  showStakes(stakes: readonly Stake[], state: StakesState): void {
    this.#layout.showStakes(stakes, state)
    if (state.canPlace && !state.isOver && stakes.length > 0 && this.#dealer.count > 0) this.#clear()
  }

  begin(): void {
    this.#clear()
  }

  reset(): void {
    this.#clear()
  }

  async show(reply: TableRound, previousRound: TableRound | null, skip: AbortSignal): Promise<void> {
    if (reply.outcome.kind !== 'blackjack') return
    const { outcome } = reply
    if (previousRound === null) await this.#dealOpening(outcome, skip)
    else if (outcome.hands.length > this.#rows.length) this.#createRows(outcome.hands.length, outcome)
    await this.#dealNewCards(outcome, skip)
    if (outcome.activeHand === null) await this.#dealerPlays(outcome, skip)
    this.#mark(outcome)
  }

  #circle(definition: SpotDefinition): HTMLElement {
    const name = definition.spot === 'pairs' ? t.pairs : t.bet
    return make(
      'div',
      { class: `circle-place ${definition.spot}` },
      this.#layout.spot(definition, 'circle'),
      make('span', { class: 'circle-name', 'aria-hidden': 'true' }, name),
    )
  }

  #clear(): void {
    this.#dealer.clear()
    this.#layout.showResults(null)
    this.#createRows(1)
  }

  /** Creates the hand rows; after a split each starts with one card of the pair. */
  #createRows(count: number, outcome?: BlackjackOutcome): void {
    this.#rows = Array.from({ length: count }, (_, place) => new HandRow(count === 1 ? t.you : t.hand(place + 1)))
    this.#handsElement.replaceChildren(...this.#rows.map(({ root }) => root))
    this.#handsElement.classList.toggle('split', count > 1)
    for (const [place, hand] of (outcome?.hands ?? []).entries()) {
      const card = hand.cards[0]
      if (card) this.#rows[place]?.add(card, true)
    }
  }

  async #dealOpening({ hands, dealer }: BlackjackOutcome, skip: AbortSignal): Promise<void> {
    this.#clear()
    if (hands.length > 1) this.#createRows(hands.length)
    for (const nth of [0, 1]) {
      for (const [place, hand] of hands.entries()) {
        const card = hand.cards[nth]
        if (card) await this.#deal(this.#rows[place], card, skip)
      }
      await this.#deal(this.#dealer, nth === 0 ? (dealer.cards[0] ?? null) : null, skip)
    }
  }

  async #dealNewCards({ hands }: BlackjackOutcome, skip: AbortSignal): Promise<void> {
    for (const [place, hand] of hands.entries()) {
      const row = this.#rows[place]
      for (const card of hand.cards.slice(row?.count ?? 0)) await this.#deal(row, card, skip)
      const total = t.total(hand.total, hand.isSoft)
      row?.total(hands.length === 1 ? t.yourTotal(total) : total)
    }
  }

  async #dealerPlays({ dealer }: BlackjackOutcome, skip: AbortSignal): Promise<void> {
    const hole = dealer.cards[1]
    if (this.#dealer.hasHidden && hole) {
      this.#callbacks.play('card')
      this.#dealer.reveal(hole, this.#callbacks.reducedMotion())
      await pause(this.#callbacks.reducedMotion() ? 0 : CARD_MS * 1.6, skip)
    }
    for (const card of dealer.cards.slice(this.#dealer.count)) await this.#deal(this.#dealer, card, skip)
  }

  async #deal(row: HandRow | undefined, card: Parameters<HandRow['add']>[0], skip: AbortSignal): Promise<void> {
    const isInstant = this.#callbacks.reducedMotion() || skip.aborted
    row?.add(card, isInstant)
    if (!isInstant) this.#callbacks.play('card')
    await pause(isInstant ? 0 : CARD_MS, skip)
  }

  #mark({ dealer, hands, activeHand, pairs }: BlackjackOutcome): void {
    this.#dealer.total(t.dealerTotal(t.total(dealer.total, dealer.isSoft && activeHand !== null)))
    for (const [place, hand] of hands.entries()) {
      const row = this.#rows[place]
      row?.active(place === activeHand && hands.length > 1)
      row?.result(hand.result === null ? null : t.results[hand.result], hand.result ?? '')
      // The circle shows the opening stake; what was added lies at its hand.
      if (hands.length > 1 || hand.isDoubled) row?.stake(chipFace(hand.stake, this.#game.chips))
    }
    if (activeHand !== null && pairs === null) return
    const payout = hands.reduce((sum, { payout }) => sum + payout, 0)
    const first = hands[0]?.stake ?? 0
    const hand = activeHand === null && first > 0 ? [{ spot: 'hand', amount: first, payout }] : []
    this.#layout.showResults([...hand, ...(pairs ? [pairs] : [])])
  }
}

/** The rules along the arc that every table has printed on its felt. */
function printedRules(): HTMLElement {
  const text = makeSvg('textPath', { href: '#felt-arc', startOffset: '50%', 'text-anchor': 'middle' })
  text.textContent = `${t.pays} · ${t.stands}`
  const arc = makeSvg('path', { id: 'felt-arc', d: 'M10 12Q210 60 410 12', fill: 'none' })
  const picture = makeSvg('svg', { viewBox: '0 0 420 56', 'aria-hidden': 'true' }, arc, makeSvg('text', {}, text))
  return make('div', { class: 'felt-text' }, picture)
}
