import { make } from '@herna/game-kit'
import { type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { texts } from '../texts/index.ts'
import { ownSeat } from './seats.ts'

const t = texts.queue

/** The queue for a seat: at a full table to join it, then the place in it, then the seat that is reserved for a while. */
export class SeatQueue {
  readonly root: HTMLElement
  readonly #actions: BoardActions
  readonly #text = make('span')
  readonly #button = make('button', { type: 'button', class: 'queue-button' })
  readonly #onChange = new OnChange()
  #isWaiting = false

  constructor(actions: BoardActions) {
    this.#actions = actions
    this.root = make('div', { class: 'seat-queue', role: 'group', 'aria-label': t.label, hidden: true }, this.#text, this.#button)
    this.#button.addEventListener('click', () => actions.queue(!this.#isWaiting))
  }

  render(view: BoardView): void {
    const { table, now, isOver } = view
    const { waiting = 0, position = null, reserved = null } = table?.queue ?? {}
    const isFull = table?.round && table.seats.every(({ state }) => state !== 'free')
    const isConcerned = !isOver && (reserved !== null || position !== null || (isFull && ownSeat(view) === null))
    this.root.hidden = !isConcerned
    this.#isWaiting = position !== null || reserved !== null
    const seconds = reserved === null ? 0 : Math.max(0, Math.ceil((Date.parse(reserved.until) - now) / 1000))
    this.#text.textContent = textOf(waiting, position, reserved && t.reserved(reserved.seat, seconds))
    this.#button.textContent = this.#isWaiting ? t.leave : t.join
    this.#onChange.run('place', [position, reserved?.seat], () => {
      if (reserved !== null) this.#actions.announce(t.reservedSpoken(reserved.seat))
      else if (position !== null) this.#actions.announce(t.position(position))
    })
  }
}

function textOf(waiting: number, position: number | null, reserved: string | null): string {
  if (reserved !== null) return reserved
  if (position !== null) return t.position(position)
  return waiting > 0 ? t.waiting(waiting) : t.full
}
