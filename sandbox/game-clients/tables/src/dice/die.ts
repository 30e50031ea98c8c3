import { dieFace, make } from '@herna/game-kit'

const FACE_MS = 80

/** One die: it is thrown across the tray, shows arbitrary faces while it rolls, and stops at the decided one. */
export class Die {
  readonly root = make('span', { class: 'die', 'aria-hidden': 'true' })
  #faces = 0
  #motion: Animation | null = null

  constructor(value: number) {
    this.show(value)
  }

  show(value: number): void {
    this.#stop()
    this.root.replaceChildren(dieFace(value))
  }

  /** In the hand: shaken until the throw. */
  shake(): void {
    this.#change()
    this.#motion = this.root.animate(
      [{ transform: 'translateY(-5px) rotate(-14deg)' }, { transform: 'translateY(5px) rotate(14deg)' }],
      {
        duration: 130,
        direction: 'alternate',
        iterations: Infinity,
      },
    )
  }

  /** Rolls in from the side and rests after `ms`; `nth` varies the way. */
  roll(nth: number, ms: number): void {
    this.#change()
    const side = nth % 2 === 0 ? -1 : 1
    const turns = 360 * (2 + nth)
    this.#motion = this.root.animate(
      [
        { transform: `translate(${side * 46}vw, -60px) rotate(${side * turns}deg)`, easing: 'cubic-bezier(.3,.5,.6,1)' },
        { transform: `translate(${side * 12}px, 10px) rotate(${side * 200}deg)`, offset: 0.55 },
        { transform: `translate(${side * -6}px, -9px) rotate(${side * 80}deg)`, offset: 0.75 },
        { transform: `translate(${side * 3}px, 2px) rotate(${side * 16}deg)`, offset: 0.9 },
        { transform: 'none' },
      ],
      { duration: ms },
    )
  }

  #change(): void {
    this.#stop()
    let value = 1
    this.#faces = window.setInterval(() => {
      value = (value % 6) + 1
      this.root.replaceChildren(dieFace(value))
    }, FACE_MS)
  }

  #stop(): void {
    clearInterval(this.#faces)
    this.#motion?.cancel()
    this.#motion = null
  }
}
