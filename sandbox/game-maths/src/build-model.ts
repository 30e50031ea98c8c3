import { combinationsOf } from './combinations.ts'
import { expandingRuns } from './expanding/patterns.ts'
import { GAMBLE } from './gamble/gamble.ts'
import { type LineRun, lineRuns } from './line-runs.ts'
import type { ModelSymbol, SlotModel } from './model.ts'
import { tunePays } from './pay-table.ts'
import { toNumber } from './rational.ts'
import { traitsOf } from './recipes/families.ts'
import { SCATTER_PAYS } from './recipes/free-spins.ts'
import type { Recipe } from './recipes/recipe.ts'
import { countedReturn } from './rtp.ts'
import { meanFreeSpins } from './scatters.ts'
import { stickyRuns } from './sticky/sticky-figures.ts'
import { spreadStrip } from './strips.ts'
import { waysRuns } from './ways/ways-runs.ts'

/** Values of a bet unit in cents. */
const UNIT_BETS = [1, 2, 4, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const LOWEST_BET = 10
const HIGHEST_BET = 10_000

/** Total bets in cents for a number of bet units, the same for every model with it. */
export const betOptionsOf = (units: number): number[] =>
  UNIT_BETS.map((bet) => bet * units).filter((bet) => bet >= LOWEST_BET && bet <= HIGHEST_BET)

/**
 * Builds a model from a recipe: strips from the counts, and pays tuned so that lines or ways, scatters, free spins, coins and trails
 * together reach the target return.
 */
export function buildModel(recipe: Recipe): SlotModel {
  const { roles, stack, ...traits } = traitsOf(recipe)
  const strips = recipe.counts.map((counts, turn) => spreadStrip(counts, turn, stack))
  const firstWild = roles.indexOf('wild')
  const symbols = roles.map((role, id): ModelSymbol => {
    const multiplier = role === 'wild' ? recipe.wilds?.[id - firstWild] : undefined
    return { id, role, pays: role === 'scatter' ? SCATTER_PAYS : [], ...(multiplier && { multiplier }) }
  })
  const unpaid: SlotModel = {
    variantId: recipe.id,
    family: recipe.family,
    reels: strips.length,
    ...traits,
    symbols,
    strips,
    freeSpins: recipe.freeSpins,
    cascade: null,
    holdAndWin: recipe.holdAndWin ?? null,
    ...(recipe.trail && { trail: recipe.trail }),
    ...(recipe.family === 'sticky-5x3' && { stickyWilds: true as const }),
    ...(recipe.family === 'expanding-5x3' && { expandingWilds: true as const }),
    ...(recipe.freeSpinOptions && { freeSpinOptions: recipe.freeSpinOptions }),
    ...(recipe.hasGamble && { gamble: GAMBLE }),
    betOptions: betOptionsOf(traits.betUnits),
  }
  // Free spins with sticky wilds are no ordinary spins: their runs are counted apart.
  const freeSpins = unpaid.stickyWilds ? 0 : (recipe.freeSpins?.multiplier ?? 0) * toNumber(meanFreeSpins(unpaid))
  const share = recipe.target / (1 + freeSpins) - toNumber(countedReturn(unpaid))
  const byWays = traits.wins === 'ways'
  const payable = { roles, reels: strips.length, runs: runsOf(unpaid), combinationCount: combinationsOf(unpaid) }
  const pays = tunePays(payable, { ...recipe, share: byWays ? share * traits.betUnits : share })
  return {
    ...unpaid,
    symbols: symbols.map((symbol) => (symbol.role === 'scatter' ? symbol : { ...symbol, pays: pays[symbol.id] ?? [] })),
  }
}

function runsOf(model: SlotModel): LineRun[] {
  if (model.wins === 'ways') return waysRuns(model)
  if (model.expandingWilds) return expandingRuns(model)
  return model.stickyWilds ? [...lineRuns(model), ...stickyRuns(model)] : lineRuns(model)
}
