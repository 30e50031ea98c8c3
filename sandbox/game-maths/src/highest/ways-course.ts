import { payOf, type SlotModel } from '../model.ts'
import { rowsShowing, waysSymbols } from '../ways/ways-wins.ts'
import { type Column, columnsOf, type Course } from './course.ts'

/** By symbol: its ways so far, 0 once its run has ended. */
type Ways = readonly number[]

export function waysCourse(model: SlotModel): Course<Ways> {
  const symbols = waysSymbols(model)
  const cells = (column: Column): number[] => symbols.map((symbol) => rowsShowing(model, column.symbols, symbol).length)
  const pay = (symbolIndex: number, count: number): number => payOf(model.symbols[symbols[symbolIndex] ?? -1], count)
  const cache = new Map<Column, number[]>()
  const cellsOf = (column: Column): number[] => {
    const columnCells = cache.get(column) ?? cells(column)
    cache.set(column, columnCells)
    return columnCells
  }
  // By reel and symbol: the most one of its ways can pay with the best possible symbols on this and later reels.
  const bounds: number[][] = []
  bounds[model.reels] = symbols.map((_, symbolIndex) => pay(symbolIndex, model.reels))
  for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
    const reelCells = columnsOf(model, reel).map(cells)
    bounds[reel] = symbols.map((_, symbolIndex) =>
      Math.max(
        ...reelCells.map((cellCounts) =>
          cellCounts[symbolIndex] ? cellCounts[symbolIndex] * (bounds[reel + 1]?.[symbolIndex] ?? 0) : pay(symbolIndex, reel),
        ),
      ),
    )
  }
  const sumBySymbol = (
    reel: number,
    ways: Ways,
    column: Column,
    continueRun: (symbolIndex: number, ways: number) => number,
  ): number =>
    cellsOf(column).reduce((sum, cellCount, symbolIndex) => {
      const waysSoFar = ways[symbolIndex] ?? 0
      if (waysSoFar === 0) return sum
      return sum + (cellCount > 0 ? continueRun(symbolIndex, waysSoFar * cellCount) : waysSoFar * pay(symbolIndex, reel))
    }, 0)
  return {
    start: symbols.map(() => 1),
    upperBound: (reel, ways) => (column) =>
      sumBySymbol(reel, ways, column, (symbolIndex, waysSoFar) => waysSoFar * (bounds[reel + 1]?.[symbolIndex] ?? 0)),
    advance: (reel, ways, column) => ({
      state: cellsOf(column).map((cellCount, symbolIndex) => cellCount * (ways[symbolIndex] ?? 0)),
      paid: sumBySymbol(reel, ways, column, () => 0),
    }),
    end: (ways) => ways.reduce((sum, waysSoFar, symbolIndex) => sum + waysSoFar * pay(symbolIndex, model.reels), 0),
  }
}
