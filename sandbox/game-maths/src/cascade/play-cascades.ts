import type { SlotStep } from '@herna/contract/games'
import type { CascadeRule, SlotModel } from '../model.ts'
import type { Draw } from '../draw.ts'
import { winsOf } from '../spin.ts'
import { drawWeighted } from '../draw.ts'

/** One step per fall. Every gap takes one draw, reel by reel, top row first; nothing else is random. */
export function playCascades(model: SlotModel, { multipliers, weights }: CascadeRule, bet: number, draw: Draw): SlotStep[] {
  const steps: SlotStep[] = []
  let fallenColumns: number[][] = Array.from({ length: model.reels }, () => [])
  for (const [fallIndex, multiplier] of multipliers.entries()) {
    const grid = fallenColumns.map((column) => {
      const newSymbols = Array.from({ length: model.rows - column.length }, () => drawWeighted(weights, draw))
      return [...newSymbols, ...column]
    })
    const wins = winsOf(model, grid, { bet, multiplier })
    const continues = wins.length > 0 && fallIndex + 1 < multipliers.length
    const removedPositions = continues ? wins.flatMap(({ positions }) => positions) : undefined
    steps.push({
      kind: fallIndex === 0 ? 'spin' : 'cascade',
      grid,
      multiplier,
      wins,
      win: wins.reduce((sum, gridWin) => sum + gridWin.amount, 0),
      isFreeSpin: false,
      freeSpinsAwarded: 0,
      freeSpinsLeft: 0,
      ...(removedPositions && { removed: removedPositions }),
    })
    if (!continues) break
    const winningSymbols = new Set(wins.map(({ symbol }) => symbol))
    fallenColumns = grid.map((column) => column.filter((symbol) => !winningSymbols.has(symbol)))
  }
  return steps
}
