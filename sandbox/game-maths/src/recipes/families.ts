import { linesOf } from '../lines.ts'
import type { SlotModel, SymbolRole } from '../model.ts'
import type { Recipe, StripFamily } from './recipe.ts'

/** Traits shared by all variants of a family. */
interface FamilyTraits {
  readonly wins: SlotModel['wins']
  readonly rows: number
  /** Bet units of games without lines. */
  readonly units?: number
  /** Symbols in order: low, high, special. */
  readonly roles: (recipe: Recipe) => readonly SymbolRole[]
  /** Copies of a symbol placed together on a strip. */
  readonly stack: (role: SymbolRole) => number
}

const LOWS_AND_HIGHS: readonly SymbolRole[] = ['low', 'low', 'low', 'low', 'high', 'high', 'high', 'high']
const CLASSIC: readonly SymbolRole[] = ['low', 'low', 'low', 'high', 'high', 'high']
const stackOfOne = (): number => 1

const TRAITS: Record<StripFamily, FamilyTraits> = {
  'classic-3x3': {
    wins: 'lines',
    rows: 3,
    roles: ({ counts }) => (counts[0]?.length === 7 ? [...CLASSIC, 'wild'] : CLASSIC),
    stack: stackOfOne,
  },
  'video-5x3': { wins: 'lines', rows: 3, roles: () => [...LOWS_AND_HIGHS, 'wild', 'scatter'], stack: stackOfOne },
  'multiplier-5x3': {
    wins: 'lines',
    rows: 3,
    roles: ({ wilds }) => [...LOWS_AND_HIGHS, ...(wilds ?? []).map((): SymbolRole => 'wild'), 'scatter'],
    stack: stackOfOne,
  },
  // No scatter: covered reels start the respins.
  'expanding-5x3': { wins: 'lines', rows: 3, roles: () => [...LOWS_AND_HIGHS, 'wild'], stack: stackOfOne },
  'choice-5x3': { wins: 'lines', rows: 3, roles: () => [...LOWS_AND_HIGHS, 'wild', 'scatter'], stack: stackOfOne },
  // Coins come in stacks of three: a reel shows none or several, otherwise six would almost never occur together.
  'hold-and-win-5x3': {
    wins: 'lines',
    rows: 3,
    roles: () => [...LOWS_AND_HIGHS, 'wild', 'coin'],
    stack: (role) => (role === 'coin' ? 3 : 1),
  },
  'jackpot-5x3': {
    wins: 'lines',
    rows: 3,
    roles: () => [...LOWS_AND_HIGHS, 'wild', 'coin'],
    stack: (role) => (role === 'coin' ? 3 : 1),
  },
  'trail-5x3': { wins: 'lines', rows: 3, roles: () => [...LOWS_AND_HIGHS, 'wild', 'scatter'], stack: stackOfOne },
  'sticky-5x3': { wins: 'lines', rows: 3, roles: () => [...LOWS_AND_HIGHS, 'wild', 'scatter'], stack: stackOfOne },
  // Symbols are placed in pairs: two in a window double the ways through the reel.
  'ways-5x4': {
    wins: 'ways',
    rows: 4,
    units: 20,
    roles: () => [...LOWS_AND_HIGHS, 'wild', 'scatter'],
    stack: (role) => (role === 'low' || role === 'high' ? 2 : 1),
  },
  'ways-6x4': {
    wins: 'ways',
    rows: 4,
    units: 40,
    roles: () => [...LOWS_AND_HIGHS, 'wild', 'scatter'],
    stack: (role) => (role === 'low' || role === 'high' ? 2 : 1),
  },
}

export function traitsOf(recipe: Recipe): Pick<SlotModel, 'wins' | 'rows' | 'lines' | 'betUnits'> & {
  roles: readonly SymbolRole[]
  stack: (symbol: number) => number
} {
  const { wins, rows, units, roles, stack } = TRAITS[recipe.family]
  const recipeRoles = roles(recipe)
  const lines = wins === 'lines' ? linesOf(recipe.family, recipe.lines) : []
  return {
    wins,
    rows,
    lines,
    betUnits: units ?? lines.length,
    roles: recipeRoles,
    stack: (symbol) => stack(recipeRoles[symbol] ?? 'low'),
  }
}
