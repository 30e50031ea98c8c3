/** The scale of volatility from 1 to 5 as players read it: lists, descriptions and the games' own rules use these names and no others. */
export const VOLATILITY_NAMES = ['Nízka', 'Mierna', 'Stredná', 'Vysoká', 'Veľmi vysoká'] as const

/** The step of a level; a catalogue may hold fractions. */
export const volatilityStep = (level: number): 1 | 2 | 3 | 4 | 5 =>
  Math.min(5, Math.max(1, Math.round(level))) as 1 | 2 | 3 | 4 | 5

export const volatilityName = (level: number): string => VOLATILITY_NAMES[volatilityStep(level) - 1] as string
