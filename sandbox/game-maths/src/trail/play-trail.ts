import type { GridWin, SlotStep } from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { windowAt } from '../grid.ts'
import { type SlotModel, startsTrail, symbolsOf, type TrailRule } from '../model.ts'
import { countedIn, winsOf } from '../spin.ts'
import { fieldAfter } from './trail-figures.ts'

/** The paid spin, and a step for each roll of the die when it starts the trail. One draw per reel, left to right; then one per roll. */
export function playTrail(model: SlotModel, rule: TrailRule, bet: number, draw: Draw): SlotStep[] {
  const grid = windowAt(
    model,
    model.strips.map((strip) => draw(strip.length)),
  )
  const steps = [stepOf('spin', grid, winsOf(model, grid, { bet, multiplier: 1 }))]
  let from = 0
  let isMoving = startsTrail(model, countedIn(model, grid))
  while (isMoving) {
    const roll = draw(rule.sides) + 1
    const field = fieldAfter(rule, from, roll)
    const { prize = 0, isEnd = true } = rule.fields[field - 1] ?? {}
    steps.push({ ...stepOf('trail', grid, prizeOf(model, field, prize * bet)), trail: { roll, from, field } })
    from = field
    isMoving = !isEnd
  }
  return steps
}

const prizeOf = (model: SlotModel, field: number, amount: number): GridWin[] =>
  amount === 0
    ? []
    : [{ by: 'trail', line: null, symbol: symbolsOf(model, 'scatter')[0] ?? -1, count: field, amount, positions: [] }]

const stepOf = (kind: 'spin' | 'trail', grid: number[][], wins: GridWin[]): SlotStep => ({
  kind,
  grid,
  multiplier: 1,
  wins,
  win: wins.reduce((sum, { amount }) => sum + amount, 0),
  isFreeSpin: false,
  freeSpinsAwarded: 0,
  freeSpinsLeft: 0,
})
