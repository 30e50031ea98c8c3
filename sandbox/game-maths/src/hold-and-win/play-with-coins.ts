import type { GridWin, SlotCoin, SlotStep } from '@herna/contract/games'
import { type HoldAndWinRule, type SlotModel, symbolsOf } from '../model.ts'
import type { Draw } from '../draw.ts'
import { positionsOf, windowAt } from '../grid.ts'
import { winsOf } from '../spin.ts'
import { drawWeighted } from '../draw.ts'

type Coin = Omit<SlotCoin, 'isNew'>

/**
 * The paid spin, and respins when it shows enough coins. Draws: the reels' stops; each coin's value, reel by reel, top row
 * first; then in each respin, in the same order, whether an empty cell shows a coin, and its value.
 */
export function playWithCoins(model: SlotModel, rule: HoldAndWinRule, bet: number, draw: Draw): SlotStep[] {
  const coin = symbolsOf(model, 'coin')[0] ?? -1
  let grid = windowAt(
    model,
    model.strips.map((strip) => draw(strip.length)),
  )
  const weights = rule.coins.map(([, weight]) => weight)
  const drawCoin = (position: Coin['position']): Coin => {
    const multiple = rule.coins[drawWeighted(weights, draw)]?.[0] ?? 0
    const level = rule.levels?.indexOf(multiple) ?? -1
    return { position, amount: multiple * bet, ...(level >= 0 && { level }) }
  }
  let coins: Coin[] = positionsOf(grid, coin).map(drawCoin)
  const starts = coins.length >= rule.coinsToStart
  const firstStep = stepOf('spin', grid, winsOf(model, grid, { bet, multiplier: 1 }), coins, coins)
  if (!starts) return [firstStep]
  const steps: SlotStep[] = []
  const cells = model.reels * model.rows
  let respinsLeft = coins.length < cells ? rule.respins : 0
  steps.push({ ...firstStep, respinsLeft })
  while (respinsLeft > 0) {
    const newCoins = drawNewCoins(model, rule, coins, draw, drawCoin)
    coins = [...coins, ...newCoins]
    grid = withCoins(grid, coin, newCoins)
    respinsLeft = coins.length === cells ? 0 : newCoins.length > 0 ? rule.respins : respinsLeft - 1
    steps.push({ ...stepOf('respin', grid, [], coins, newCoins), respinsLeft })
  }
  return [...steps.slice(0, -1), withCoinWins(steps.at(-1) as SlotStep, coin, coins.length === cells ? rule.grand * bet : 0)]
}

function drawNewCoins(
  model: SlotModel,
  rule: HoldAndWinRule,
  coins: readonly Coin[],
  draw: Draw,
  drawCoin: (position: Coin['position']) => Coin,
): Coin[] {
  const [hits, outOf] = rule.coinChance
  const coinPositions = new Set(coins.map(({ position }) => String(position)))
  const newCoins: Coin[] = []
  for (let reel = 0; reel < model.reels; reel += 1) {
    for (let row = 0; row < model.rows; row += 1) {
      if (!coinPositions.has(String([reel, row])) && draw(outOf) < hits) newCoins.push(drawCoin([reel, row]))
    }
  }
  return newCoins
}

const withCoins = (grid: readonly (readonly number[])[], coin: number, newCoins: readonly Coin[]): number[][] =>
  grid.map((column, reel) =>
    column.map((symbol, row) => (newCoins.some(({ position }) => position[0] === reel && position[1] === row) ? coin : symbol)),
  )

function stepOf(
  kind: 'spin' | 'respin',
  grid: number[][],
  wins: GridWin[],
  coins: readonly Coin[],
  newCoins: readonly Coin[],
): SlotStep {
  return {
    kind,
    grid,
    multiplier: 1,
    wins,
    win: wins.reduce((sum, gridWin) => sum + gridWin.amount, 0),
    isFreeSpin: false,
    freeSpinsAwarded: 0,
    freeSpinsLeft: 0,
    coins: coins.map((coin) => ({ ...coin, isNew: newCoins.includes(coin) })),
  }
}

/** The last step pays all coins, and the grand prize for a full grid. */
function withCoinWins(step: SlotStep, symbol: number, grand: number): SlotStep {
  const coins = step.coins ?? []
  const positions = coins.map(({ position }) => position)
  const amount = coins.reduce((sum, coin) => sum + coin.amount, 0)
  const commonFields = { line: null, symbol, count: coins.length, positions }
  const coinWins: GridWin[] = [
    { ...commonFields, by: 'coins', amount },
    ...(grand > 0 ? [{ ...commonFields, by: 'grand' as const, amount: grand }] : []),
  ]
  return { ...step, wins: [...step.wins, ...coinWins], win: step.win + amount + grand }
}
