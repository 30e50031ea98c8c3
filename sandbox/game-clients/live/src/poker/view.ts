import type { LiveDefinition, LiveResult, SpotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { CardFan, type ShownCard } from '../cards/index.ts'
import { Spots } from '../chips/index.ts'
import { timesOf } from '../deal/index.ts'
import { Studio } from '../scene/index.ts'
import { section, Statistics } from '../statistics/index.ts'
import { oddsLines, pokerTexts as t } from '../texts/index.ts'
import { POKER_CARDS, shownDeal, winningSpot } from './deal.ts'
import { handCounts, lastHands } from './last-hands.ts'

type Deal = Extract<LiveResult, { kind: 'poker' }>
const dealOf = (result: LiveResult | null): Deal | null => (result?.kind === 'poker' ? result : null)
const STRIP_HANDS = 6
const PANEL_HANDS = 12
const NO_CARDS: { dealer: readonly ShownCard[]; board: readonly ShownCard[] } = { dealer: [], board: [] }

/** The dealer's hand, a spot per class of hands, the last hands. */
export class PokerBoard implements Board {
  readonly bets: HTMLElement
  readonly moves = null
  readonly #definition: LiveDefinition
  readonly #spots: Spots
  readonly #dealer: CardFan
  readonly #board: CardFan
  readonly #hand = make('p', { class: 'hand-name sum', hidden: true, 'aria-hidden': 'true' })
  readonly #studio: Studio
  readonly #statistics = new Statistics({
    brief: (results) => [lastHands(results, STRIP_HANDS)],
    full: (results) => [section(t.last, lastHands(results, PANEL_HANDS)), section(t.shares, handCounts(results))],
  })
  readonly #onChange = new OnChange()

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#definition = definition
    this.#spots = new Spots(definition, actions)
    const fan = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    this.#dealer = new CardFan(fan)
    this.#board = new CardFan(fan)
    const counts = POKER_CARDS[definition.poker ?? 'five-card']
    const top = make(
      'div',
      { class: `table-top poker-top is-${definition.poker}` },
      placedFan('poker-dealer', t.dealer, counts.dealer, this.#dealer),
      ...(counts.board > 0 ? [placedFan('poker-board', t.board, counts.board, this.#board)] : []),
      this.#hand,
    )
    this.#studio = new Studio(top)
    this.#studio.root.classList.add('has-top')
    this.bets = make(
      'div',
      { class: `bets-poker spots-${definition.spots.length}`, role: 'group', 'aria-label': t.spots },
      ...definition.spots.map((spot) => this.#spots.add(spot, 'spot-box', [faceOf(spot)])),
    )
  }

  get scene(): HTMLElement {
    return this.#studio.root
  }

  get results(): HTMLElement {
    return this.#statistics.brief
  }

  get statistics(): HTMLElement {
    return this.#statistics.full
  }

  render(view: BoardView): void {
    this.#spots.render(view)
    const { table, now } = view
    this.#studio.showDealer(table?.dealer ?? null)
    if (table === null) return
    const times = timesOf(table)
    const { dealer, board } = times
      ? shownDeal(dealOf(view.arriving), this.#definition.poker ?? 'five-card', times, now)
      : NO_CARDS
    this.#dealer.show(dealer)
    this.#board.show(board)
    this.#onChange.run('hand', dealOf(view.result)?.hand ?? null, (hand) => this.#showHand(hand))
    this.#onChange.run('results', table.results, (results) => this.#statistics.show(results))
  }

  #showHand(hand: string | null): void {
    const spot = hand === null ? undefined : winningSpot(hand, this.#definition.spots)
    this.#spots.showHits(spot === undefined ? [] : [spot])
    this.#hand.textContent = hand === null ? '' : (t.hands[hand] ?? hand)
    this.#hand.hidden = hand === null
  }
}

/** A fan on the outlines of its cards. */
const placedFan = (className: string, name: string, count: number, fan: CardFan): HTMLElement =>
  make(
    'div',
    { class: `card-row ${className}`, role: 'group', 'aria-label': name },
    make('span', { class: 'card-row-name', 'aria-hidden': 'true' }, name),
    make(
      'div',
      { class: 'card-row-cards' },
      ...Array.from({ length: count }, () => make('i', { class: 'card-place' })),
      fan.root,
    ),
  )

const faceOf = (spot: SpotDefinition): HTMLElement =>
  make(
    'span',
    { class: 'spot-face', 'aria-hidden': 'true' },
    make('b', {}, spot.name),
    ...oddsLines(spot).map((line) => make('small', {}, line)),
  )
