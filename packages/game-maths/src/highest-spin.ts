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
  /** By reel and line: the row the line crosses. */
  readonly #rows: readonly (readonly number[])[]
  readonly #states: LineStates
  readonly #hope: LineHope
  /** `#canEnd[reel][scatters]`: whether so many shown before this reel can still become an allowed number. */
  readonly #canEnd: boolean[][] = []
  #best: HighestSpin | null = null

  constructor(model: SlotModel, columns: readonly (readonly Column[])[], allowed: readonly number[]) {
    this.#model = model
    this.#columns = columns
    this.#rows = model.strips.map((_, reel) => model.lines.map((rows) => rows[reel] ?? 0))
    this.#states = lineStates(model)
    this.#hope = lineHope(model, this.#states)
    const counts = Array.from({ length: model.reels * model.rows + 1 }, (_, count) => count)
    this.#canEnd[model.reels] = counts.map((count) => allowed.includes(count))
    for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
      const shown = new Set(columns[reel]?.map((column) => column.scatters))
      this.#canEnd[reel] = counts.map((count) => [...shown].some((more) => this.#canEnd[reel + 1]?.[count + more]))
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
    const promises = this.#promises(reel, lines)
    const canEnd = this.#canEnd[reel + 1] as readonly boolean[]
    const bestWin = this.#bestWin()
    const open: { column: Column; promise: number }[] = []
    for (const column of this.#columns[reel] as readonly Column[]) {
      if (!canEnd[scatters + column.scatters]) continue
      let promise = settled
      for (let row = 0; row < promises.length; row += 1) promise += promises[row]?.[column.symbols[row] as number] as number
      if (promise > bestWin) open.push({ column, promise })
    }
    open.sort((a, b) => b.promise - a.promise)
    for (const { column, promise } of open) {
      if (promise <= this.#bestWin()) return
      const next = this.#after(reel, lines, column)
      this.#descend(reel + 1, next.lines, settled + next.paid, scatters + column.scatters, [...stops, column.stop])
    }
  }

  /** By row and symbol: the most the lines crossing the row can still pay once the reel shows the symbol there, what they end with now included. */
  #promises(reel: number, lines: readonly number[]): number[][] {
    const later = this.#hope[reel + 1] as readonly number[]
    const promises = Array.from({ length: this.#model.rows }, () => Array<number>(this.#model.symbols.length).fill(0))
    for (let line = 0; line < lines.length; line += 1) {
      const state = lines[line] as number
      if (state === ENDED) continue
      const ended = this.#states.pay[state]?.[reel] ?? 0
      const next = this.#states.next[state] as readonly number[]
      const row = promises[this.#rows[reel]?.[line] as number] as number[]
      for (let symbol = 0; symbol < row.length; symbol += 1) {
        const then = next[symbol] as number
        row[symbol] = (row[symbol] as number) + (then === ENDED ? ended : (later[then] as number))
      }
    }
    return promises
  }

  #after(reel: number, lines: readonly number[], column: Column): { lines: number[]; paid: number } {
    const rows = this.#rows[reel] as readonly number[]
    let paid = 0
    const next = lines.map((state, line) => {
      if (state === ENDED) return ENDED
      const then = this.#states.next[state]?.[column.symbols[rows[line] as number] as number] ?? ENDED
      if (then === ENDED) paid += this.#states.pay[state]?.[reel] ?? 0
      return then
    })
    return { lines: next, paid }
  }

  #bestWin(): number {
    return this.#best?.win ?? -1
  }
}
