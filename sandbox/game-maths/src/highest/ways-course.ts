import { payOf, type SlotModel } from '../model.ts'
import { rowsShowing, waysSymbols } from '../ways/ways-wins.ts'
import { type Column, columnsOf, type Course } from './course.ts'

/** By symbol: its ways so far, 0 once its run has ended. */
type Ways = readonly number[]

export function waysCourse(model: SlotModel): Course<Ways> {
  const symbols = waysSymbols(model)
  const cells = (column: Column): number[] => symbols.map((symbol) => rowsShowing(model, column.symbols, symbol).length)
  const pay = (place: number, count: number): number => payOf(model.symbols[symbols[place] ?? -1], count)
  const cache = new Map<Column, number[]>()
  const cellsOf = (column: Column): number[] => {
    const columnCells = cache.get(column) ?? cells(column)
    cache.set(column, columnCells)
    return columnCells
  }
  // By reel and symbol: the most one of its ways can pay with the best possible symbols on this and later reels.
  const hope: number[][] = []
  hope[model.reels] = symbols.map((_, place) => pay(place, model.reels))
  for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
    const reelCells = columnsOf(model, reel).map(cells)
    hope[reel] = symbols.map((_, place) =>
      Math.max(...reelCells.map((own) => (own[place] ? own[place] * (hope[reel + 1]?.[place] ?? 0) : pay(place, reel)))),
    )
  }
  const settled = (reel: number, ways: Ways, column: Column, goOn: (place: number, ways: number) => number): number =>
    cellsOf(column).reduce((sum, own, place) => {
      const so = ways[place] ?? 0
      if (so === 0) return sum
      return sum + (own > 0 ? goOn(place, so * own) : so * pay(place, reel))
    }, 0)
  return {
    start: symbols.map(() => 1),
    promise: (reel, ways) => (column) => settled(reel, ways, column, (place, so) => so * (hope[reel + 1]?.[place] ?? 0)),
    after: (reel, ways, column) => ({
      state: cellsOf(column).map((own, place) => own * (ways[place] ?? 0)),
      paid: settled(reel, ways, column, () => 0),
    }),
    end: (ways) => ways.reduce((sum, so, place) => sum + so * pay(place, model.reels), 0),
  }
}
