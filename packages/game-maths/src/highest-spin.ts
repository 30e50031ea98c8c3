import { type LineHope, lineHope } from './line-hope.ts'
import { ENDED, type LineStates, lineStates } from './line-states.ts'
import { payOf, type SlotModel, symbolsOf } from './model.ts'

/** The best a spin can show: its win in line bets (the scatter's own win included) and stops that show it. */
export interface HighestSpin {
  readonly scatters: number
  readonly win: number
  readonly stops: readonly number[]
}

/** For each number of scatters that pays or awards something, and for all the others together, the highest win among all stop combinations. */
export function highestSpins(model: SlotModel): HighestSpin[] {
  const columns = model.strips.map((strip) => columnsOf(model, strip))
  const most = columns.reduce((sum, reel) => sum + Math.max(...reel.map((column) => column.scatters)), 0)
  const scatter = model.symbols[symbolsOf(model, 'scatter')[0] ?? -1]
  const matters = (count: number) =>
    payOf(scatter, count) > 0 || (model.freeSpins?.awards.some(([given]) => given === count) ?? false)
  const counts = Array.from({ length: most + 1 }, (_, count) => count)
  const groups = [counts.filter((count) => !matters(count)), ...counts.filter(matters).map((count) => [count])]
  return groups.flatMap((group) => {
    const best = new Search(model, columns, group).run()
    return best ? [{ ...best, win: best.win + payOf(scatter, best.scatters) * model.lines.length }] : []
  })
}

interface Column {
  readonly stop: number
  readonly symbols: readonly number[]
  readonly scatters: number
}

/** Distinct windows of a strip, each with the first stop that shows it. */
function columnsOf(model: SlotModel, strip: readonly number[]): Column[] {
  const scatter = new Set(symbolsOf(model, 'scatter'))
  const seen = new Map<string, Column>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    const symbols = Array.from({ length: model.rows }, (_, row) => strip[(stop + row) % strip.length] as number)
    const key = symbols.join()
    if (!seen.has(key)) seen.set(key, { stop, symbols, scatters: symbols.filter((symbol) => scatter.has(symbol)).length })
  }
  return [...seen.values()]
}

/** Goes through the windows reel by reel, the most hopeful first, and leaves a branch when even its lines' best continuations cannot beat the best found. */
class Search {
  readonly #model: SlotModel
  readonly #columns: readonly (readonly Column[])[]
  readonly #allowed: ReadonlySet<number>
  readonly #states: LineStates
  readonly #hope: LineHope
  /** Scatters the reels from this one on can show at least and at most. */
  readonly #fewest: number[] = []
  readonly #most: number[] = []
  #best: HighestSpin | null = null

  constructor(model: SlotModel, columns: readonly (readonly Column[])[], allowed: readonly number[]) {
    this.#model = model
    this.#columns = columns
    this.#allowed = new Set(allowed)
    this.#states = lineStates(model)
    this.#hope = lineHope(model, this.#states)
    this.#fewest[model.reels] = 0
    this.#most[model.reels] = 0
    for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
      const shown = (columns[reel] ?? []).map((column) => column.scatters)
      this.#fewest[reel] = (this.#fewest[reel + 1] ?? 0) + Math.min(...shown)
      this.#most[reel] = (this.#most[reel + 1] ?? 0) + Math.max(...shown)
    }
  }

  run(): HighestSpin | null {
    const start = this.#model.lines.map(() => this.#states.start)
    this.#descend(0, start, 0, 0, [])
    return this.#best
  }

  #descend(reel: number, lines: readonly number[], settled: number, scatters: number, stops: readonly number[]): void {
    if (reel === this.#model.reels) {
      const win = lines.reduce((sum, state) => sum + (this.#hope[reel]?.[state] ?? 0), settled)
      if (win > this.#bestWin()) this.#best = { scatters, win, stops }
      return
    }
    const open: { column: Column; promise: number }[] = []
    for (const column of this.#columns[reel] ?? []) {
      if (!this.#canEnd(reel + 1, scatters + column.scatters)) continue
      const promise = settled + this.#promise(reel, lines, column)
      if (promise > this.#bestWin()) open.push({ column, promise })
    }
    open.sort((a, b) => b.promise - a.promise)
    for (const { column, promise } of open) {
      if (promise <= this.#bestWin()) return
      const next = this.#after(reel, lines, column)
      this.#descend(reel + 1, next.lines, settled + next.paid, scatters + column.scatters, [...stops, column.stop])
    }
  }

  /** The most the lines can still pay once the reel shows this column, what they end with now included. */
  #promise(reel: number, lines: readonly number[], column: Column): number {
    const later = this.#hope[reel + 1] ?? []
    let promise = 0
    for (let line = 0; line < lines.length; line += 1) {
      const state = lines[line] ?? ENDED
      if (state === ENDED) continue
      const then = this.#next(reel, line, state, column)
      promise += then === ENDED ? (this.#states.pay[state]?.[reel] ?? 0) : (later[then] ?? 0)
    }
    return promise
  }

  #after(reel: number, lines: readonly number[], column: Column): { lines: number[]; paid: number } {
    let paid = 0
    const next = lines.map((state, line) => {
      const then = this.#next(reel, line, state, column)
      if (then === ENDED && state !== ENDED) paid += this.#states.pay[state]?.[reel] ?? 0
      return then
    })
    return { lines: next, paid }
  }

  #next(reel: number, line: number, state: number, column: Column): number {
    const row = this.#model.lines[line]?.[reel] ?? 0
    return this.#states.next[state]?.[column.symbols[row] ?? 0] ?? ENDED
  }

  #bestWin(): number {
    return this.#best?.win ?? -1
  }

  #canEnd(reel: number, scatters: number): boolean {
    for (let more = this.#fewest[reel] ?? 0; more <= (this.#most[reel] ?? 0); more += 1)
      if (this.#allowed.has(scatters + more)) return true
    return false
  }
}
