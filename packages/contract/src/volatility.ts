/** Slovak names of the volatility levels 1 to 5; lists, descriptions and game rules use only these. */
export const VOLATILITY_NAMES = ['Nízka', 'Mierna', 'Stredná', 'Vysoká', 'Veľmi vysoká'] as const

/** The level 1 (low) … 5 (very high) of a volatility; the catalogue may contain fractions. */
export const volatilityStep = (level: number): 1 | 2 | 3 | 4 | 5 =>
  Math.min(5, Math.max(1, Math.round(level))) as 1 | 2 | 3 | 4 | 5

/** The Slovak name of a volatility (1 … 5, fractions are rounded). */
export const volatilityName = (level: number): string => VOLATILITY_NAMES[volatilityStep(level) - 1] as string
