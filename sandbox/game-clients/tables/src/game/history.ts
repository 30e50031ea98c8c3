import type { TableOutcome } from '@herna/contract/games'
import { openHistoryPanel } from '@herna/game-kit'
import type { TableRound, TableSession } from '../session/index.ts'
import { outcomeText } from '../texts/index.ts'

/** The rounds before this one, each by what it came to; `replay` shows one again. */
export function openTableHistory(
  { mode, currency, game }: Pick<TableSession, 'mode' | 'currency' | 'game'>,
  load: Parameters<typeof openHistoryPanel<TableOutcome>>[0]['load'],
  replay: (reply: TableRound) => void,
): void {
  openHistoryPanel<TableOutcome>({ mode, currency, load, outcome: (round) => outcomeText(game, round.outcome), replay })
}
