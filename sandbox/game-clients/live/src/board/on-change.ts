/** Runs `act` only when a value differs from the last one; compared by its JSON. */
export class OnChange {
  readonly #last = new Map<string, string>()

  run<T>(name: string, value: T, act: (value: T) => void): void {
    const text = JSON.stringify(value) ?? ''
    if (this.#last.get(name) === text) return
    this.#last.set(name, text)
    act(value)
  }
}
