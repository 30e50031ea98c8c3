/** Items by the time at which each is due next: a binary heap, so that looking costs nothing while nothing is due. */
export class Schedule<Item> {
  readonly #heap: { at: number; item: Item }[] = []

  add(at: number, item: Item): void {
    const heap = this.#heap
    let index = heap.push({ at, item }) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (this.#at(parent) <= at) break
      this.#swap(index, parent)
      index = parent
    }
  }

  /** Removes and returns the items that are due, the earliest first. */
  due(now: number): Item[] {
    const items: Item[] = []
    while (this.#heap.length > 0 && this.#at(0) <= now) items.push(this.#take())
    return items
  }

  #take(): Item {
    const heap = this.#heap
    this.#swap(0, heap.length - 1)
    const { item } = heap.pop() as { item: Item }
    let index = 0
    for (;;) {
      const left = 2 * index + 1
      const child = left + 1 < heap.length && this.#at(left + 1) < this.#at(left) ? left + 1 : left
      if (child >= heap.length || this.#at(child) >= this.#at(index)) return item
      this.#swap(index, child)
      index = child
    }
  }

  #at(index: number): number {
    return this.#heap[index]?.at ?? Number.POSITIVE_INFINITY
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap
    const [first, second] = [heap[one], heap[other]]
    if (!first || !second) return
    heap[one] = second
    heap[other] = first
  }
}
