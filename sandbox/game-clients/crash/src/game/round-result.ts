import type { CrashRound } from '../session/index.ts'

/** The multiple (hundredths) at which the player cashed out or the round crashed. */
export const resultOf = ({ outcome }: Pick<CrashRound, 'outcome'>) => ({
  multiple: outcome.cashedOutAt ?? outcome.crashedAt ?? 100,
  isWon: outcome.cashedOutAt !== null,
})
