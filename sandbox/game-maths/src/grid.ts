import type { SlotModel } from './model.ts'

export type Grid = readonly (readonly number[])[]

type Reels = Pick<SlotModel, 'strips' | 'rows'> & Partial<Pick<SlotModel, 'symbols' | 'expandingWilds'>>

/** The window of these stops: symbol ids by reel, top row first. Row 0 is the stop itself. Expanding wilds cover their reels. */
export function windowAt(model: Reels, stops: readonly number[]): number[][] {
  return model.strips.map((_, reel) => columnAt(model, reel, stops[reel] ?? 0))
}

/** The window of one reel at a stop, covered when an expanding wild is in it. */
export function columnAt(model: Reels, reel: number, stop: number): number[] {
  const landed = landedColumnAt(model, reel, stop)
  if (!model.expandingWilds) return landed
  const wild = landed.find((symbol) => model.symbols?.[symbol]?.role === 'wild')
  return wild === undefined ? landed : landed.map(() => wild)
}

/** The symbols of the strip at a stop, before wilds expand. */
export function landedColumnAt(model: Pick<SlotModel, 'strips' | 'rows'>, reel: number, stop: number): number[] {
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
