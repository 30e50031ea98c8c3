import type { CrashOutcome } from '@herna/contract/games'
import { openHistoryPanel } from '@herna/game-kit'
import type { CrashRound, CrashSession } from '../session/index.ts'
import { multipleText, texts } from '../texts/index.ts'

/** Where a round ended, in hundredths: where the player left, or where it crashed. */
export const endedOf = ({ outcome }: Pick<CrashRound, 'outcome'>) => ({
  multiple: outcome.cashedOutAt ?? outcome.crashedAt ?? 100,
  isWon: outcome.cashedOutAt !== null,
})

/** The rounds before this one, each by where it ended. */
export function openCrashHistory(
  { mode, currency }: Pick<CrashSession, 'mode' | 'currency'>,
  load: Parameters<typeof openHistoryPanel<CrashOutcome>>[0]['load'],
): void {
  openHistoryPanel<CrashOutcome>({
    mode,
    currency,
    load,
    outcome: (round) => {
      const { multiple, isWon } = endedOf(round)
      return isWon ? texts.history.won(multipleText(multiple)) : texts.history.lost(multipleText(multiple))
    },
  })
}
