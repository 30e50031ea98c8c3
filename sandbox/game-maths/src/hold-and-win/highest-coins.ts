import { symbolsOf, type SlotModel } from '../model.ts'
import { positionsOf, windowAt } from '../grid.ts'
import { numberFor } from '../draw.ts'

/** The highest pay of hold and win in total bets, and the draws that produce it after the stops that start it. */
export function highestCoins(model: SlotModel): { win: number; drawsFrom: (stops: readonly number[]) => number[] } {
  const rule = model.holdAndWin
  if (!rule) throw new RangeError(`${model.variantId} has no coins`)
  const cells = model.reels * model.rows
  const highestValue = Math.max(...rule.coins.map(([multiple]) => multiple))
  const valueDraw = numberFor(
    rule.coins.map(([, weight]) => weight),
    rule.coins.findIndex(([multiple]) => multiple === highestValue),
  )
  const drawsFrom = (stops: readonly number[]): number[] => {
    const coins = positionsOf(windowAt(model, stops), symbolsOf(model, 'coin')[0] ?? -1).length
    const respinDraws = coins >= rule.coinsToStart ? Array.from({ length: cells - coins }, () => [0, valueDraw]) : []
    return [...stops, ...Array<number>(coins).fill(valueDraw), ...respinDraws.flat()]
  }
  return { win: cells * highestValue + rule.grand, drawsFrom }
}
