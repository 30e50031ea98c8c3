import type { CrashRound } from '../session/index.ts'

/** Where a round ended, in hundredths: where the player left, or where it crashed. */
export const resultOf = ({ outcome }: Pick<CrashRound, 'outcome'>) => ({
  multiple: outcome.cashedOutAt ?? outcome.crashedAt ?? 100,
  isWon: outcome.cashedOutAt !== null,
})
