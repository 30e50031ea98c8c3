import { dieFace, make } from '@herna/game-kit'
import type { ShownDie } from './throw.ts'

/** A die of the scene. */
export class Die {
  readonly root = make('span', { class: 'die', 'aria-hidden': 'true' })
  #face = 0

  show({ face, isMoving }: ShownDie): void {
    this.root.classList.toggle('is-moving', isMoving)
    if (face === this.#face) return
    this.#face = face
    this.root.replaceChildren(dieFace(face))
  }
}

/** A small die of the bets and of the last throws. */
export const smallDie = (face: number): HTMLElement => make('i', { class: 'small-die', 'aria-hidden': 'true' }, dieFace(face))
