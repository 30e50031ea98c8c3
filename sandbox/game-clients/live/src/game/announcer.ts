import { type LiveState, phaseOf, phaseSpan, type TablePhase } from '../round/index.ts'
import { resultText } from '../results/index.ts'
import { texts } from '../texts/index.ts'

/** Announces the phases of the table: open, closed, result; never the seconds. The player's own result is announced with its round. */
export class Announcer {
  readonly #announce: (text: string) => void
  #phase: TablePhase | null = null
  #round: number | null = null
  #isLost = false

  constructor(announce: (text: string) => void) {
    this.#announce = announce
  }

  show(state: LiveState): void {
    const { table, now, isLost } = state
    if (isLost !== this.#isLost) this.#announce(isLost ? texts.connection.lost : texts.connection.restored)
    this.#isLost = isLost
    if (table === null) return
    const phase = phaseOf(table, now)
    const round = table.round?.tableRound ?? null
    if (phase === this.#phase && round === this.#round) return
    this.#phase = phase
    this.#round = round
    const text = phaseSentence(state, phase)
    if (text !== null) this.#announce(text)
  }
}

function phaseSentence({ table, now, session, shownRound, play }: LiveState, phase: TablePhase): string | null {
  const t = texts.spoken
  switch (phase) {
    case 'betting': {
      const span = table?.round && phaseSpan(table.round, phase)
      return t.betting(span ? Math.max(0, Math.ceil((span[1] - now) / 1000)) : 0)
    }
    case 'dealing':
      return t.dealing
    case 'closed':
      return t.closed
    case 'result': {
      const isOwn = 'round' in play || shownRound?.outcome.tableRound === table?.round?.tableRound
      const result = table?.round?.result
      return isOwn || !result || !session ? null : t.fell(resultText(result))
    }
    case 'pause':
      return null
  }
}
