import { BLACKJACK_ACTIONS, type BlackjackAction, LIVE_DEALER_MS, type LiveHand } from '@herna/contract/games'
import { button, icon, make, makeSvg } from '@herna/game-kit'
import { type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { blackjackTexts } from '../texts/index.ts'
import { totalText } from './hand.ts'
import { Insurance } from './insurance.ts'

const t = blackjackTexts.moves
const RING = 125.7
const BUST_ABOVE = 21

/** Until when the player decides (ms): then the dealer plays. Null: there is nothing to decide, or the session has ended: after an exclusion the hand stands as it is. */
export function decisionEndsAt({ outcome, phase, now, isOver }: BoardView): number | null {
  if (isOver || !outcome?.seat || outcome.seat.actions.length === 0) return null
  const endsAt = Date.parse(outcome.resultAt) - LIVE_DEALER_MS
  return phase === 'dealing' && now < endsAt ? endsAt : null
}

/** Totals of the hands that a player without a decision stands on. */
const standingTotals = (hands: readonly LiveHand[]): string[] =>
  hands.filter(({ total }) => total <= BUST_ABOVE).map(({ total }) => String(total))

/** The decisions in a fixed order, with the time that is left and what happens when it is out. */
export class Moves {
  readonly root: HTMLElement
  readonly #actions: BoardActions
  readonly #buttons: Record<BlackjackAction, HTMLButtonElement>
  readonly #added: Record<'double' | 'split', HTMLElement>
  readonly #arc = makeSvg('circle', { class: 'ring-value', cx: 24, cy: 24, r: 20, transform: 'rotate(-90 24 24)' })
  readonly #seconds = make('b')
  readonly #title = make('b')
  readonly #note = make('span')
  readonly #insurance: Insurance
  readonly #buttonGroup: HTMLElement
  readonly #onChange = new OnChange()

  constructor(actions: BoardActions) {
    this.#actions = actions
    this.#added = { double: make('small'), split: make('small') }
    this.#buttons = {
      hit: this.#createButton('hit', icon('plus'), t.names.hit),
      stand: this.#createButton('stand', icon('hand'), t.names.stand),
      double: this.#createButton(
        'double',
        make('b', { class: 'twice', 'aria-hidden': 'true' }, '2×'),
        make('span', {}, t.names.double, this.#added.double),
      ),
      split: this.#createButton('split', icon('split'), make('span', {}, t.names.split, this.#added.split)),
    }
    this.#insurance = new Insurance(actions)
    const track = makeSvg('circle', { class: 'ring-track', cx: 24, cy: 24, r: 20 })
    const picture = makeSvg('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, track, this.#arc)
    this.#buttonGroup = make(
      'div',
      { class: 'move-buttons', role: 'group', 'aria-label': t.label },
      ...BLACKJACK_ACTIONS.map((action) => this.#buttons[action]),
    )
    this.root = make(
      'div',
      { class: 'moves' },
      make(
        'div',
        { class: 'turn' },
        make('span', { class: 'ring is-turn', 'aria-hidden': 'true' }, picture, this.#seconds),
        make('p', {}, this.#title, this.#note),
      ),
      this.#insurance.root,
      this.#buttonGroup,
    )
  }

  /** Whether the player has to decide: about a hand, or about the insurance while it is asked. */
  isDeciding(view: BoardView): boolean {
    if (decisionEndsAt(view) === null) return false
    return view.outcome?.seat?.activeHand !== null || this.#insurance.isAsked(view)
  }

  render(view: BoardView): void {
    const endsAt = decisionEndsAt(view)
    const seat = view.outcome?.seat
    const hand = seat?.hands[seat.activeHand ?? 0]
    if (endsAt === null || !seat || !hand) return
    this.#showTime(view, endsAt)
    this.#insurance.render(view)
    const isAsked = this.#insurance.isAsked(view)
    this.#buttonGroup.hidden = isAsked
    const offered = view.isBusy ? [] : seat.actions
    this.#onChange.run('offered', offered, () => {
      for (const action of BLACKJACK_ACTIONS)
        this.#buttons[action].setAttribute('aria-disabled', String(!offered.includes(action)))
    })
    const totals = seat.hands.map(({ total, isSoft, isDone }) => totalText(total, isSoft, isDone))
    this.#onChange.run('note', [totals, seat.activeHand, hand.stake, isAsked], () => {
      this.#note.textContent = isAsked ? t.insurance.afterwards : t.afterwards(standingTotals(seat.hands))
      for (const note of Object.values(this.#added)) note.textContent = t.adds(this.#actions.amount(hand.stake))
    })
  }

  /** Does what a key stands for, when it is offered. */
  act(action: BlackjackAction): void {
    if (this.#buttons[action].getAttribute('aria-disabled') !== 'true' && !this.#buttonGroup.hidden) this.#actions.act(action)
  }

  #createButton(action: BlackjackAction, ...face: (Node | string)[]): HTMLButtonElement {
    const element = button(t.names[action], { class: `move is-${action}` }, ...face)
    element.removeAttribute('aria-label')
    element.addEventListener('click', () => this.act(action))
    return element
  }

  #showTime(view: BoardView, endsAt: number): void {
    const { now, table, outcome } = view
    const startsAt = table?.round ? Date.parse(table.round.bettingEndsAt) : now
    const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
    const seat = outcome?.seat
    this.#arc.setAttribute('stroke-dasharray', `${((RING * (endsAt - now)) / Math.max(1, endsAt - startsAt)).toFixed(1)} ${RING}`)
    const turn = this.#insurance.isAsked(view)
      ? t.insurance.title
      : t.turnOf((seat?.activeHand ?? 0) + 1, seat?.hands.length ?? 1)
    this.#onChange.run('seconds', [seconds, turn], () => {
      this.#seconds.textContent = String(seconds)
      this.#title.textContent = `${turn} · ${seconds}\u00a0s`
    })
  }
}
