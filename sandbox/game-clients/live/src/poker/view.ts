import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import type { BoardActions, BoardView } from '../board/index.ts'
import { CardFan, type ShownCard } from '../cards/index.ts'
import { Spots } from '../chips/index.ts'
import { timesOf } from '../deal/index.ts'
import { section } from '../statistics/index.ts'
import { spotBox, TableTopBoard } from '../table-top/index.ts'
import { pokerTexts as t } from '../texts/index.ts'
import { POKER_CARDS, shownDeal, winningSpot } from './deal.ts'
import { handCounts, lastHands } from './last-hands.ts'

type Deal = Extract<LiveResult, { kind: 'poker' }>
const dealOf = (result: LiveResult | null): Deal | null => (result?.kind === 'poker' ? result : null)
const STRIP_HANDS = 6
const PANEL_HANDS = 12
const NO_CARDS: { dealer: readonly ShownCard[]; board: readonly ShownCard[] } = { dealer: [], board: [] }

/** The dealer's hand, a spot per class of hands, the last hands. */
export class PokerBoard extends TableTopBoard {
  readonly #definition: LiveDefinition
  readonly #spots: Spots
  readonly #dealer: CardFan
  readonly #board: CardFan
  readonly #hand: HTMLElement

  constructor(definition: LiveDefinition, actions: BoardActions) {
    const spots = new Spots(definition, actions)
    const fan = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    const [dealer, board] = [new CardFan(fan), new CardFan(fan)]
    const hand = make('p', { class: 'hand-name sum', hidden: true, 'aria-hidden': 'true' })
    const counts = POKER_CARDS[definition.poker ?? 'five-card']
    super({
      top: make(
        'div',
        { class: `table-top poker-top is-${definition.poker}` },
        placedFan('poker-dealer', t.dealer, counts.dealer, dealer),
        ...(counts.board > 0 ? [placedFan('poker-board', t.board, counts.board, board)] : []),
        hand,
      ),
      bets: make(
        'div',
        { class: `bets-poker spots-${definition.spots.length}`, role: 'group', 'aria-label': t.spots },
        ...definition.spots.map((spot) => spotBox(spots, spot)),
      ),
      figures: {
        brief: (results) => [lastHands(results, STRIP_HANDS)],
        full: (results) => [section(t.last, lastHands(results, PANEL_HANDS)), section(t.shares, handCounts(results))],
      },
    })
    this.#definition = definition
    this.#spots = spots
    this.#dealer = dealer
    this.#board = board
    this.#hand = hand
  }

  protected renderBets(view: BoardView): void {
    this.#spots.render(view)
    this.onChange.run('hand', dealOf(view.result)?.hand ?? null, (hand) => this.#showHand(hand))
  }

  protected renderTop({ arriving, table, now }: BoardView): void {
    const times = timesOf(table)
    const variant = this.#definition.poker ?? 'five-card'
    const { dealer, board } = times ? shownDeal(dealOf(arriving), variant, times, now) : NO_CARDS
    this.#dealer.show(dealer)
    this.#board.show(board)
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
