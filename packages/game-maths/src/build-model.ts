import { linesOf } from './lines.ts'
import type { SlotModel, SymbolRole } from './model.ts'
import { tunePays } from './pay-table.ts'
import type { Recipe } from './recipes/recipe.ts'
import { SCATTER_PAYS } from './recipes/video.ts'
import { toNumber } from './rational.ts'
import { scatterReturn } from './rtp.ts'
import { meanFreeSpins } from './scatters.ts'
import { spreadStrip } from './strips.ts'

/** Line bets in cents a total bet is made of. */
const LINE_BETS = [1, 2, 4, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const LOWEST_BET = 10
const HIGHEST_BET = 10_000

/** From a recipe to a model: strips by the counts, and pays tuned so that lines, scatters and free spins together return the target. */
export function buildModel(recipe: Recipe): SlotModel {
  const roles = rolesOf(recipe)
  const strips = recipe.counts.map(spreadStrip)
  const scatterPays = (role: SymbolRole) => (role === 'scatter' ? SCATTER_PAYS : [])
  const unpaid: SlotModel = {
    variantId: recipe.id,
    family: recipe.family,
    reels: strips.length,
    rows: 3,
    symbols: roles.map((role, id) => ({ id, role, pays: scatterPays(role) })),
    strips,
    lines: linesOf(recipe.family, recipe.lines),
    freeSpins: recipe.freeSpins,
    betOptions: LINE_BETS.map((bet) => bet * recipe.lines).filter((bet) => bet >= LOWEST_BET && bet <= HIGHEST_BET),
  }
  const spins = 1 + (recipe.freeSpins?.multiplier ?? 0) * toNumber(meanFreeSpins(unpaid))
  const share = recipe.target / spins - toNumber(scatterReturn(unpaid))
  const symbols = tunePays(roles, strips, { share, ...recipe })
  return { ...unpaid, symbols: symbols.map((symbol) => (symbol.role === 'scatter' ? { ...symbol, pays: SCATTER_PAYS } : symbol)) }
}

/** Low symbols, high symbols, then the specials the counts have room for. */
function rolesOf(recipe: Recipe): SymbolRole[] {
  if (recipe.family === 'video-5x3') return ['low', 'low', 'low', 'low', 'high', 'high', 'high', 'high', 'wild', 'scatter']
  const roles: SymbolRole[] = ['low', 'low', 'low', 'high', 'high', 'high']
  return recipe.counts[0]?.length === 7 ? [...roles, 'wild'] : roles
}
