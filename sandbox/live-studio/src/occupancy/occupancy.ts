import type { LiveOccupancy, TableOccupancy } from '@herna/contract/games'

/** Players of the game host at the tables, as it last said, and at which tables that has changed. */
export class Occupancy {
  #tables: ReadonlyMap<string, TableOccupancy> = new Map()
  readonly #changed = new Set<string>()

  /** Takes the place of everything known before. */
  replace(occupancy: LiveOccupancy): void {
    const before = this.#tables
    this.#tables = new Map(Object.entries(occupancy))
    for (const gameCode of new Set([...before.keys(), ...this.#tables.keys()]))
      if (JSON.stringify(before.get(gameCode)) !== JSON.stringify(this.#tables.get(gameCode))) this.#changed.add(gameCode)
  }

  of(gameCode: string): TableOccupancy | undefined {
    return this.#tables.get(gameCode)
  }

  /** Game codes of the tables that have changed since the call before. */
  takeChanged(): string[] {
    const changed = [...this.#changed]
    this.#changed.clear()
    return changed
  }
}
