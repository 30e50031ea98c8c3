/**
 * How long after a change of what a press does the game takes no press, in ms. A press that follows sooner was meant for what the button did before:
 * nobody reads a new label and reacts to it in less. Longer would hold up people who play by a switch or a screen reader.
 */
export const GUARD_MS = 350

const isPressKey = (key: string): boolean => key === ' ' || key === 'Enter'

/**
 * Keeps a press that was meant to skip or stop from starting a paid round, or from deciding in an open one. Closed while the change of what a press does is
 * new; a press also does nothing if it had begun by then: a button held down, or a key that is let go later.
 */
export class PressGuard {
  readonly #wait: (ms: number) => Promise<void>
  readonly #onChange: () => void
  /** Counts the changes of what a press does. */
  #changes = 0
  #isClosed = false
  /** The press that has begun and may act when it ends; null: none, as with assistive technology, which only clicks. */
  #begun: { readonly changes: number; readonly wasClosed: boolean } | null = null

  /** `onChange`: the guard has opened. */
  constructor(wait: (ms: number) => Promise<void>, onChange: () => void, until: AbortSignal) {
    this.#wait = wait
    this.#onChange = onChange
    const listen = { capture: true, signal: until }
    document.addEventListener('pointerdown', () => this.#begin(), listen)
    document.addEventListener('pointercancel', () => this.#end(), listen)
    document.addEventListener('keydown', (event) => this.#onKeyDown(event), listen)
    document.addEventListener('keyup', () => this.#endAfterwards(), listen)
    document.addEventListener('click', () => this.#endAfterwards(), listen)
    addEventListener('blur', () => this.#end(), { signal: until })
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** What a press does has changed. */
  close(): void {
    this.#changes += 1
    this.#isClosed = true
    void this.#openLater(this.#changes)
  }

  /** Whether the player's press may act. One that may not is over. */
  admits(): boolean {
    const isEarly = this.#isClosed || (this.#begun !== null && (this.#begun.wasClosed || this.#begun.changes !== this.#changes))
    if (isEarly) this.#end()
    return !isEarly
  }

  async #openLater(changes: number): Promise<void> {
    await this.#wait(GUARD_MS)
    if (changes !== this.#changes) return
    this.#isClosed = false
    this.#onChange()
  }

  #begin(): void {
    this.#begun = { changes: this.#changes, wasClosed: this.#isClosed }
  }

  #end(): void {
    this.#begun = null
  }

  /** When what the event does has been done: the click that a key's release causes, the listeners of a click. */
  #endAfterwards(): void {
    const begun = this.#begun
    setTimeout(() => {
      if (this.#begun === begun) this.#end()
    })
  }

  /** A browser clicks a focused button again and again while Enter is held down: round after round. */
  #onKeyDown(event: KeyboardEvent): void {
    if (!isPressKey(event.key)) return
    if (!event.repeat) return this.#begin()
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
  }
}
