import type { BlackjackAction, Card, LiveDefinition } from '@herna/contract/games'
import { LIVE_SEATS } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { CardFan } from '../cards/index.ts'
import { Studio } from '../scene/index.ts'
import { blackjackTexts as t } from '../texts/index.ts'
import { felt } from './felt.ts'
import { handTotal, totalText } from './hand.ts'
import { decisionEndsAt, Moves } from './moves.ts'
import { dealerDoneAt, shownDealer } from './reveal.ts'
import { SeatQueue } from './queue.ts'
import { SeatView } from './seat-view.ts'
import { ownSeat, shownSeats } from './seats.ts'

const KEYS: Readonly<Record<string, BlackjackAction | undefined>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' }

/** Seven seats before the dealer; the seats take the chips themselves. */
export class BlackjackBoard implements Board {
  readonly bets = null
  readonly results = null
  readonly statistics = null
  readonly #actions: BoardActions
  readonly #studio: Studio
  readonly #moves: Moves
  readonly #dealer: CardFan
  readonly #dealerSum = make('span', { class: 'sum', hidden: true, 'aria-hidden': 'true' })
  readonly #dealerHand: HTMLElement
  readonly #seats: SeatView[]
  readonly #queue: SeatQueue
  readonly #onChange = new OnChange()
  #keptSeat: number | null = null
  #canDecide = false

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#actions = actions
    this.#moves = new Moves(actions)
    this.#queue = new SeatQueue(actions)
    const cards = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    this.#dealer = new CardFan(cards)
    this.#dealerHand = make(
      'div',
      { class: 'dealer-hand', role: 'group', 'aria-label': t.dealerHand(null) },
      make('span', { class: 'hand-label', 'aria-hidden': 'true' }, t.dealer),
      this.#dealer.root,
      this.#dealerSum,
    )
    this.#seats = Array.from({ length: LIVE_SEATS }, (_, index) => {
      const onPress = () => this.#place(index + 1)
      return new SeatView({ chips: definition.chips, amount: actions.amount, ...cards, onPress })
    })
    const seats = make('ol', { class: 'seats', 'aria-label': t.seats }, ...this.#seats.map(({ root }) => root))
    this.#studio = new Studio(
      make(
        'div',
        { class: 'blackjack-top' },
        felt(),
        this.#dealerHand,
        make('p', { class: 'rule' }, t.rule),
        seats,
        this.#queue.root,
      ),
    )
    this.#studio.root.classList.add('is-blackjack')
  }

  get scene(): HTMLElement {
    return this.#studio.root
  }

  get moves(): HTMLElement {
    return this.#moves.root
  }

  isDeciding(view: BoardView): boolean {
    return this.#moves.isDeciding(view)
  }

  onKey(key: string): boolean {
    const action = KEYS[key.toLowerCase()]
    if (action === undefined || !this.#canDecide) return false
    this.#moves.act(action)
    return true
  }

  render(view: BoardView): void {
    const { table, arriving, now } = view
    this.#studio.showDealer(table?.dealer ?? null)
    if (table === null) return
    this.#canDecide = this.isDeciding(view)
    this.#keptSeat = ownSeat(view) ?? this.#keptSeat
    const isStill = this.#actions.reducedMotion()
    const visible = (table.round?.dealerCards ?? []).slice(0, 1)
    const resultAt = table.round ? Date.parse(table.round.resultAt) : 0
    const known = arriving?.kind === 'blackjack' && now >= resultAt ? arriving.dealer : null
    this.#showDealer(shownDealer(visible, known, resultAt, now, isStill), known?.length ?? null)
    const isDealerDone = known !== null && now >= dealerDoneAt(visible.length, known.length, resultAt, isStill)
    const chip = this.#actions.chip()
    const seats = shownSeats(view, this.#keptSeat, isDealerDone)
    for (const shown of seats) this.#seats[shown.seat - 1]?.show(shown, chip)
    const hasOwnCards = seats.some(({ kind, hands }) => kind === 'own' && hands.length > 0)
    this.#studio.root.classList.toggle('has-own-cards', hasOwnCards)
    this.#moves.render(view)
    this.#queue.render(view)
    this.#announceTurn(view)
  }

  #place(seat: number): void {
    this.#actions.play('chip')
    this.#actions.place([{ spot: `seat-${seat}`, amount: this.#actions.chip() }])
  }

  #showDealer(cards: readonly (Card | null)[], finalCount: number | null): void {
    this.#dealer.show(cards)
    const open = cards.filter((card) => card !== null)
    const { total, isSoft } = handTotal(open)
    const text = open.length === 0 ? null : totalText(total, isSoft, open.length === finalCount)
    this.#onChange.run('dealer', text, () => {
      this.#dealerSum.textContent = text ?? ''
      this.#dealerSum.hidden = text === null
      this.#dealerHand.setAttribute('aria-label', t.dealerHand(text))
    })
  }

  /** Says once that it is the player's turn, and after each decision what the hands are now. */
  #announceTurn(view: BoardView): void {
    const seat = view.outcome?.seat
    const endsAt = decisionEndsAt(view)
    const totals = seat?.hands.map(({ total, isSoft, isDone }) => totalText(total, isSoft, isDone)) ?? []
    const cards = seat?.hands.map((hand) => hand.cards.length)
    this.#onChange.run('turn', [view.outcome?.tableRound, endsAt !== null, cards, seat?.activeHand], () => {
      if (totals.length === 0 || view.phase !== 'dealing') return
      if (endsAt === null) return this.#actions.announce(t.moves.now(totals))
      const dealer = this.#dealerSum.textContent ?? ''
      this.#actions.announce(t.moves.spoken(totals, dealer, Math.ceil((endsAt - view.now) / 1000)))
    })
  }
}
