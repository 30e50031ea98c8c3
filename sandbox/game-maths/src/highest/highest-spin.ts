import { markLimit } from '../marks.ts'
import { payOfCounted, type SlotModel, startsRespins, startsTrail } from '../model.ts'
import { type Column, columnsOf, type Course } from './course.ts'
import { lineCourse } from './line-course.ts'
import { waysCourse } from './ways-course.ts'

/** The best spin: its win in bet units (the scatters' own win included) and its stops. */
export interface HighestSpin {
  /** Its mark: the number of its scatters or coins, with expanding wilds the set of covered reels. */
  readonly scatters: number
  readonly win: number
  readonly stops: readonly number[]
}

/**
 * The highest win of all stop combinations, for each number of scatters that pays or triggers, and for all other numbers
 * together.
 */
export function highestSpins(model: SlotModel): HighestSpin[] {
  const columns = model.strips.map((_, reel) => columnsOf(model, reel))
  const maxScatters = columns.reduce((sum, reel) => sum + Math.max(...reel.map((column) => column.scatters)), 0)
  const isRelevant = (count: number) =>
    payOfCounted(model, count) > 0 ||
    startsRespins(model, count) ||
    startsTrail(model, count) ||
    (model.freeSpins?.awards.some(([awardedFor]) => awardedFor === count) ?? false)
  const counts = Array.from({ length: maxScatters + 1 }, (_, count) => count)
  // All numbers of coins that start the respins lead to the same result: one group.
  const starting = counts.filter((count) => startsRespins(model, count))
  const singleCounts = counts.filter((count) => isRelevant(count) && !starting.includes(count)).map((count) => [count])
  const groups = model.expandingWilds
    ? counts.map((count) => [count])
    : [counts.filter((count) => !isRelevant(count)), ...singleCounts, starting].filter((group) => group.length > 0)
  const search = (allowed: readonly number[]): HighestSpin | null =>
    model.wins === 'ways'
      ? new Search(model, columns, waysCourse(model), allowed).run()
      : new Search(model, columns, lineCourse(model), allowed).run()
  return groups.flatMap((group) => {
    const bestSpin = search(group)
    return bestSpin ? [{ ...bestSpin, win: bestSpin.win + payOfCounted(model, bestSpin.scatters) * model.betUnits }] : []
  })
}

/**
 * Branch and bound over the windows, reel by reel, most promising first; a branch is dropped when its upper bound cannot beat
 * the best so far.
 */
class Search<State> {
  readonly #reels: number
  readonly #columns: readonly (readonly Column[])[]
  readonly #course: Course<State>
  /** `#canEnd[reel][scatters]`: whether this number before the reel can still become an allowed total. */
  readonly #canEnd: boolean[][] = []
  #best: HighestSpin | null = null

  constructor(model: SlotModel, columns: readonly (readonly Column[])[], course: Course<State>, allowed: readonly number[]) {
    this.#reels = model.reels
    this.#columns = columns
    this.#course = course
    const counts = Array.from({ length: markLimit(model) }, (_, count) => count)
    this.#canEnd[model.reels] = counts.map((count) => allowed.includes(count))
    for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
      const scatterCounts = new Set(columns[reel]?.map((column) => column.scatters))
      this.#canEnd[reel] = counts.map((count) =>
        [...scatterCounts].some((scattersOfReel) => this.#canEnd[reel + 1]?.[count + scattersOfReel]),
      )
    }
  }

  run(): HighestSpin | null {
    this.#descend(0, this.#course.start, 0, 0, [])
    return this.#best
  }

  #descend(reel: number, state: State, settled: number, scatters: number, stops: readonly number[]): void {
    if (reel === this.#reels) {
      const win = settled + this.#course.end(state)
      if (win > this.#bestWin()) this.#best = { scatters, win, stops }
      return
    }
    const upperBound = this.#course.upperBound(reel, state)
    const canEnd = this.#canEnd[reel + 1] as readonly boolean[]
    const open = (this.#columns[reel] as readonly Column[])
      .filter((column) => canEnd[scatters + column.scatters])
      .map((column) => ({ column, bound: settled + upperBound(column) }))
      .filter(({ bound }) => bound > this.#bestWin())
      .sort((a, b) => b.bound - a.bound)
    for (const { column, bound } of open) {
      if (bound <= this.#bestWin()) return
      const next = this.#course.advance(reel, state, column)
      this.#descend(reel + 1, next.state, settled + next.paid, scatters + column.scatters, [...stops, column.stop])
    }
  }

  #bestWin(): number {
    return this.#best?.win ?? -1
  }
}
