import type { SpotDefinition } from '@herna/contract/games'
import { colourOf, make } from '@herna/game-kit'
import { placeOf, spotAt } from './geometry.ts'

/** Size of a number in the magnifier, in px: the finger's way there is as fine as on cells of this size. */
const CELL = 56
/** Cells lower than this, in px, are magnified for every pointer; larger ones only for touch. */
const LARGE_CELL = 40
/** Movements below this, in px, are no choice of a line. */
const STILL = 5
/** How far outside the cloth a finger takes the press back, in px. */
const OUTSIDE = 48
/** A click that a touch sends after it, in ms. */
const CLICK_AFTER = 700

/** A press in progress: where the finger came down, and what it bets on. */
interface Press {
  readonly spot: string
  readonly x: number
  readonly y: number
  /** Centre of the pressed number in cells; null: an outside bet, which has no lines. */
  readonly from: { u: number; v: number } | null
  chosen: string | null
}

/** On small cells a press shows the number large with the bet's name; moving the finger there chooses the line or corner, letting go places the chip. */
export class Magnifier {
  readonly root: HTMLElement
  readonly #cloth: HTMLElement
  readonly #names: ReadonlyMap<string, string>
  readonly #place: (spot: string) => void
  readonly #name = make('p', { class: 'lens-name' })
  readonly #numbers = make('div', { class: 'lens-numbers' })
  readonly #window = make('div', { class: 'lens-window' }, this.#numbers, make('i', { class: 'lens-point' }))
  #press: Press | null = null
  #lastTouch = -Infinity

  constructor(cloth: HTMLElement, spots: readonly SpotDefinition[], place: (spot: string) => void) {
    this.#cloth = cloth
    this.#names = new Map(spots.map(({ spot, name }) => [spot, name]))
    this.#place = place
    this.root = make('div', { class: 'magnifier', 'aria-hidden': 'true', hidden: true }, this.#window, this.#name)
    for (let number = 0; number <= 36; number += 1) this.#numbers.append(lensCell(number))
    cloth.addEventListener('pointerdown', (event) => this.#start(event))
    cloth.addEventListener('pointermove', (event) => this.#move(event))
    cloth.addEventListener('pointerup', (event) => this.#end(event))
    for (const type of ['pointercancel', 'pointerleave'] as const) cloth.addEventListener(type, () => this.close())
    // The press has placed the chip already; clicks of a keyboard or a screen reader come without one.
    cloth.addEventListener(
      'click',
      (event) => {
        if (event.timeStamp - this.#lastTouch < CLICK_AFTER) event.stopPropagation()
      },
      { capture: true },
    )
  }

  close(): void {
    this.#press = null
    this.root.hidden = true
  }

  #start(event: PointerEvent): void {
    const cell = event.target instanceof HTMLElement ? this.#cellAt(event) : null
    const spot = cell?.dataset['spot']
    if (!cell || spot === undefined || cell.getAttribute('aria-disabled') === 'true') return
    if (event.pointerType === 'mouse' && this.#cellSize() >= LARGE_CELL) return
    const { u, v, length, width } = placeOf(spot)
    const from = spot.startsWith('straight-') ? { u: u + length / 2, v: v + width / 2 } : null
    this.#press = { spot, x: event.clientX, y: event.clientY, from, chosen: spot }
    this.#show(event)
  }

  #move(event: PointerEvent): void {
    const press = this.#press
    if (!press) return
    press.chosen = this.#isOutside(event) ? null : this.#chosenAt(press, event)
    this.#show(event)
  }

  #end(event: PointerEvent): void {
    const chosen = this.#press?.chosen ?? null
    if (!this.#press) return
    this.#lastTouch = event.timeStamp
    this.close()
    if (chosen !== null) this.#place(chosen)
  }

  #chosenAt({ spot, from, x, y }: Press, event: PointerEvent): string {
    const [right, down] = [event.clientX - x, event.clientY - y]
    if (!from || Math.hypot(right, down) < STILL) return spot
    const [along, across] = this.#isWide() ? [right, -down] : [down, right]
    const chosen = spotAt(from.u + along / CELL, from.v + across / CELL)
    return this.#names.has(chosen) ? chosen : spot
  }

  /** The cell under the finger, also where a line lies over it. */
  #cellAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
    return document.elementsFromPoint(clientX, clientY).find((element): element is HTMLElement => element.matches('.cell'))
  }

  #show(event: PointerEvent): void {
    const spot = this.#press?.chosen ?? null
    this.root.hidden = spot === null
    if (spot === null) return
    this.#name.textContent = this.#names.get(spot) ?? ''
    const { u, v, length, width } = placeOf(spot)
    const isNumber = this.#press?.from !== null
    this.#window.hidden = !isNumber
    this.root.classList.toggle('is-wide', this.#isWide())
    this.#numbers.style.setProperty('--u', String(u + length / 2))
    this.#numbers.style.setProperty('--v', String(v + width / 2))
    const area = this.#cloth.parentElement?.getBoundingClientRect()
    if (!area) return
    const half = this.root.offsetWidth / 2
    const left = Math.min(Math.max(event.clientX - area.left, half), area.width - half)
    const above = event.clientY - area.top - this.root.offsetHeight - 28
    this.root.style.left = `${left - half}px`
    // At the upper edge it moves beside the finger.
    this.root.style.top = `${Math.max(above, 4)}px`
    if (above < 4)
      this.root.style.left = `${left < area.width / 2 ? Math.min(left + 44, area.width - half * 2) : Math.max(left - half * 2 - 44, 0)}px`
  }

  #isOutside({ clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = this.#cloth.getBoundingClientRect()
    return clientX < left - OUTSIDE || clientX > right + OUTSIDE || clientY < top - OUTSIDE || clientY > bottom + OUTSIDE
  }

  #cellOf = (spot: string): DOMRect | undefined => this.#cloth.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect()
  #cellSize = (): number => this.#cellOf('straight-1')?.height ?? 0
  /** Whether the numbers run from left to right. */
  #isWide = (): boolean => (this.#cellOf('straight-1')?.top ?? 0) > (this.#cellOf('straight-2')?.top ?? 0)
}

function lensCell(number: number): HTMLElement {
  const cell = make('span', { class: `lens-cell ${colourOf(number)}` }, String(number))
  for (const [name, value] of Object.entries(placeOf(`straight-${number}`))) cell.style.setProperty(`--${name}`, String(value))
  return cell
}
