import type { LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { faceOf } from './face.ts'

type Show = Extract<LiveResult, { kind: 'wheel' }>

/** The round's multiplier beside the wheel: from the end of the betting, with the condition under which it applies. */
export class MultiplierPlate {
  readonly root = make('div', { class: 'multiplier', hidden: true })
  readonly #announce: (text: string) => void
  #shown = ''

  constructor(announce: (text: string) => void) {
    this.#announce = announce
  }

  /** Null: none is drawn yet. */
  show(multiplier: Show['multiplier'] | null): void {
    const key = multiplier ? `${multiplier.segment} ${multiplier.factor}` : ''
    if (key === this.#shown) return
    this.#shown = key
    this.root.hidden = !multiplier
    if (!multiplier) return this.root.replaceChildren()
    const { className, label, name } = faceOf(multiplier.segment)
    const condition = texts.wheel.condition(multiplier.factor, name)
    this.root.replaceChildren(
      make('b', { 'aria-hidden': 'true' }, `${multiplier.factor}×`),
      make('i', { class: className, 'aria-hidden': 'true' }, label),
      make('p', {}, condition),
    )
    this.#announce(condition)
  }
}
