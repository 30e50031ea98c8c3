import type { SlotModel } from './model.ts'

export type Grid = readonly (readonly number[])[]

/** The window of these stops: symbol ids by reel, top row first. Row 0 is the stop itself. */
export function windowAt(model: Pick<SlotModel, 'strips' | 'rows'>, stops: readonly number[]): number[][] {
  return model.strips.map((_, reel) => columnAt(model, reel, stops[reel] ?? 0))
}

/** The window of one reel at a stop. */
export function columnAt(model: Pick<SlotModel, 'strips' | 'rows'>, reel: number, stop: number): number[] {
  const strip = model.strips[reel] as readonly number[]
  return Array.from({ length: model.rows }, (_, row) => strip[(stop + row) % strip.length] as number)
}

export function positionsOf(grid: Grid, symbol: number): [number, number][] {
  const positions: [number, number][] = []
  for (const [reel, column] of grid.entries()) {
    for (let row = 0; row < column.length; row += 1) if (column[row] === symbol) positions.push([reel, row])
  }
  return positions
}
