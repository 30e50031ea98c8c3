import { ENDED, type LineStates, lineStates } from './line-states.ts'
import { payOf, type SlotModel, symbolsOf } from './model.ts'

/** The best a spin can show with so many scatters: its win in line bets (the scatter's own win included) and stops that show it. */
export interface HighestSpin {
  readonly scatters: number
  readonly win: number
  readonly stops: readonly number[]
}

interface Column {
  readonly stop: number
  readonly symbols: readonly number[]
  readonly scatters: number
}

/** For every number of scatters the strips can show, the highest win among all stop combinations. */
export function highestSpins(model: SlotModel): HighestSpin[] {
  const columns = model.strips.map((strip) => columnsOf(model, strip))
  const most = columns.reduce((sum, reel) => sum + Math.max(...reel.map((column) => column.scatters)), 0)
  const search = new Search(model, columns)
  const scatter = model.symbols[symbolsOf(model, 'scatter')[0] ?? -1]
  return Array.from({ length: most + 1 }, (_, scatters) => {
    const best = search.highest(scatters)
    return best && { scatters, win: best.win + payOf(scatter, scatters) * model.lines.length, stops: best.stops }
  }).filter((best) => best !== null)
}

/** Goes through the stops reel by reel and leaves a branch when even its lines' best continuations cannot beat the best found. */
class Search {
  readonly #model: SlotModel
  readonly #columns: readonly (readonly Column[])[]
  readonly #states: LineStates
  /** `#hope[reel][state]`: the most a line in this state before this reel can still pay. */
  readonly #hope: number[][]
  #best: { win: number; stops: readonly number[] } | null = null

  constructor(model: SlotModel, columns: readonly (readonly Column[])[]) {
    this.#model = model
    this.#columns = columns
    this.#states = lineStates(model)
    this.#hope = hopes(model, this.#states)
  }

  highest(scatters: number): { win: number; stops: readonly number[] } | null {
    this.#best = null
    this.#descend(
      0,
      this.#model.lines.map(() => this.#states.start),
      0,
      scatters,
      [],
    )
    return this.#best
  }

  #descend(reel: number, lines: readonly number[], settled: number, scatters: number, stops: readonly number[]): void {
    if (reel === this.#model.reels) {
      const win = settled + lines.reduce((sum, state) => sum + (state === ENDED ? 0 : (this.#states.pay[state]?.[reel] ?? 0)), 0)
      if (scatters === 0 && win > (this.#best?.win ?? -1)) this.#best = { win, stops }
      return
    }
    const branches = (this.#columns[reel] ?? [])
      .filter((column) => this.#canShow(reel + 1, scatters - column.scatters))
      .map((column) => ({ column, ...this.#after(reel, lines, settled, column) }))
      .sort((a, b) => b.hope - a.hope)
    for (const { column, hope, lines: next, settled: paid } of branches) {
      if (hope <= (this.#best?.win ?? -1)) return
      this.#descend(reel + 1, next, paid, scatters - column.scatters, [...stops, column.stop])
    }
  }

  #after(reel: number, lines: readonly number[], settled: number, column: Column) {
    let paid = settled
    let hope = 0
    const next = lines.map((state, line) => {
      const then = this.#states.next[state]?.[column.symbols[this.#model.lines[line]?.[reel] ?? 0] ?? 0] ?? ENDED
      if (then === ENDED && state !== ENDED) paid += this.#states.pay[state]?.[reel] ?? 0
      hope += this.#hope[reel + 1]?.[then] ?? 0
      return then
    })
    return { lines: next, settled: paid, hope: hope + paid }
  }

  #canShow(reel: number, scatters: number): boolean {
    const later = this.#columns.slice(reel)
    const fewest = later.reduce((sum, columns) => sum + Math.min(...columns.map((column) => column.scatters)), 0)
    const most = later.reduce((sum, columns) => sum + Math.max(...columns.map((column) => column.scatters)), 0)
    return scatters >= fewest && scatters <= most
  }
}

/** Solved backwards: each remaining reel may show any symbol of its strip on the line. */
function hopes(model: SlotModel, states: LineStates): number[][] {
  const hope: number[][] = []
  hope[model.reels] = states.pay.map((pays, state) => (state === ENDED ? 0 : (pays[model.reels] ?? 0)))
  for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
    const shown = [...new Set(model.strips[reel])]
    hope[reel] = states.next.map((next, state) => {
      if (state === ENDED) return 0
      return Math.max(
        ...shown.map((symbol) =>
          next[symbol] === ENDED ? (states.pay[state]?.[reel] ?? 0) : (hope[reel + 1]?.[next[symbol] ?? 0] ?? 0),
        ),
      )
    })
  }
  return hope
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
