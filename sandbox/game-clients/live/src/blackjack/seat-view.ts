import type { LiveHand } from '@herna/contract/games'
import { icon, make } from '@herna/game-kit'
import { OnChange } from '../board/index.ts'
import { CardFan } from '../cards/index.ts'
import { chip } from '../chips/index.ts'
import { blackjackTexts as t } from '../texts/index.ts'
import { badgeOf, totalText } from './hand.ts'
import type { ShownSeat } from './seats.ts'

const MAX_HANDS = 4

interface SeatOptions {
  chips: readonly number[]
  amount: (cents: number) => string
  isStill: () => boolean
  onCard: () => void
  /** The seat takes the selected chip. */
  onPress: () => void
}

/** A hand with its total and what it came to. */
class HandView {
  readonly root: HTMLElement
  readonly #fan: CardFan
  readonly #row = make('p', { class: 'hand-row' })
  readonly #sum = make('span', { class: 'sum', 'aria-hidden': 'true' })
  readonly #badge = make('span', { class: 'badge-pill', 'aria-hidden': 'true' })
  #stake: HTMLElement | null = null

  constructor({ isStill, onCard }: SeatOptions) {
    this.#fan = new CardFan({ isStill, onCard })
    this.#row.append(this.#sum, this.#badge)
    this.root = make('div', { class: 'seat-hand', role: 'group' }, this.#fan.root, this.#row)
  }

  /** The stake stands beside the total until a badge takes its place. */
  hold(stake: HTMLElement): void {
    this.#stake = stake
    this.#row.append(stake)
  }

  show(hand: LiveHand, nth: number, count: number, isActive: boolean): void {
    const badge = badgeOf(hand, count > 1)
    const total = totalText(hand.total, hand.isSoft, hand.isDone || hand.result !== null)
    this.#fan.show(hand.cards)
    this.#sum.textContent = total
    this.#badge.textContent = badge === null ? '' : t.badges[badge]
    this.#badge.hidden = badge === null
    this.#badge.className = `badge-pill is-${badge ?? 'none'}`
    this.root.classList.toggle('is-active', isActive)
    this.#stake?.toggleAttribute('hidden', badge !== null)
    this.root.setAttribute('aria-label', t.seat.hand(nth + 1, count, total, badge && t.badges[badge]))
  }
}

/** A seat: free, a guest's, or a player's with stake, hands and name. */
export class SeatView {
  readonly root = make('li', { class: 'seat' })
  readonly #options: SeatOptions
  readonly #circle = make('button', { type: 'button', class: 'seat-circle' })
  readonly #hands = make('div', { class: 'seat-hands' })
  readonly #stake = make('span', { class: 'seat-stake', 'aria-hidden': 'true' })
  readonly #name = make('span', { class: 'seat-name', 'aria-hidden': 'true' })
  readonly #onChange = new OnChange()
  #views: HandView[] = []

  constructor(options: SeatOptions) {
    this.#options = options
    this.root.append(this.#circle, this.#hands, this.#stake, this.#name)
    this.#circle.addEventListener('click', () => {
      if (this.#circle.getAttribute('aria-disabled') !== 'true') options.onPress()
    })
  }

  show(shown: ShownSeat, chipValue: number): void {
    this.#onChange.run('seat', [shown, chipValue], () => this.#render(shown, chipValue))
  }

  #render(shown: ShownSeat, chipValue: number): void {
    const { place, kind, hands } = shown
    this.root.className = `seat place-${place} is-${kind}${hands.length > 1 ? ' is-split' : ''}`
    this.root.classList.toggle('has-cards', hands.length > 0)
    this.root.classList.toggle('is-unconfirmed', shown.isUnconfirmed)
    this.root.setAttribute('aria-label', this.#nameOf(shown))
    this.#showCircle(shown, chipValue)
    this.#showStake(shown)
    this.#showHands(shown)
    this.#name.textContent = nameOn(shown)
    this.#name.hidden = kind === 'free'
  }

  /** A button while the seat can take chips; otherwise it only shows that the seat is free or what is bet on it. */
  #showCircle(shown: ShownSeat, chipValue: number): void {
    const { seat, kind, hands, stake, canBet } = shown
    const { amount, chips } = this.#options
    const isPlayed = kind === 'guest' || kind === 'reserved' || hands.length > 0
    this.#circle.hidden = isPlayed
    if (isPlayed) return
    const isOpen = canBet && kind !== 'other'
    this.#circle.setAttribute('aria-disabled', String(!isOpen))
    this.#circle.tabIndex = isOpen ? 0 : -1
    const name = kind === 'own' ? t.seat.add(seat, amount(stake), amount(chipValue)) : t.seat.sit(seat, amount(chipValue))
    this.#circle.setAttribute('aria-label', isOpen ? name : this.#nameOf(shown))
    if (stake > 0) this.#circle.replaceChildren(chip(stake, chips))
    else if (kind === 'other') this.#circle.replaceChildren()
    else this.#circle.replaceChildren(...(isOpen ? [icon('plus')] : []), make('span', {}, t.free))
  }

  #showHands({ hands, activeHand }: ShownSeat): void {
    if (hands.length !== this.#views.length) this.#views = []
    while (this.#views.length < Math.min(hands.length, MAX_HANDS)) this.#views.push(new HandView(this.#options))
    this.#hands.hidden = hands.length === 0
    if (this.#hands.firstElementChild !== (this.#views[0]?.root ?? null))
      this.#hands.replaceChildren(...this.#views.map(({ root }) => root))
    if (hands.length === 1) this.#views[0]?.hold(this.#stake)
    else this.root.insertBefore(this.#stake, this.#name)
    for (const [nth, view] of this.#views.entries()) {
      const hand = hands[nth]
      if (hand) view.show(hand, nth, hands.length, nth === activeHand && hands.length > 1)
    }
  }

  #showStake({ hands, stake }: ShownSeat): void {
    const isShown = hands.length > 0 && stake > 0
    this.#stake.hidden = !isShown
    if (isShown) this.#stake.replaceChildren(chip(stake, this.#options.chips), make('span', {}, this.#options.amount(stake)))
  }

  #nameOf({ seat, kind, player, stake }: ShownSeat): string {
    const staked = this.#options.amount(stake)
    if (kind === 'free') return t.seat.free(seat)
    if (kind === 'guest') return t.seat.guest(seat, stake > 0 ? staked : null)
    if (kind === 'reserved') return t.seat.reserved(seat)
    return kind === 'own' ? t.seat.own(seat, staked) : t.seat.player(seat, player ?? t.guest, stake > 0 ? staked : null)
  }
}

/** What stands below the seat. */
function nameOn({ seat, kind, player }: ShownSeat): string {
  if (kind === 'own') return t.own(seat)
  if (kind === 'guest') return t.guest
  return kind === 'reserved' ? t.reserved : (player ?? '')
}
