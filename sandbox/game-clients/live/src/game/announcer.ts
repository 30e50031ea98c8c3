import { acceptedRound, type LiveState, phaseOf, phaseSpan, type TablePhase } from '../round/index.ts'
import { resultText } from '../results/index.ts'
import { texts } from '../texts/index.ts'
import { noticeText } from './phase-text.ts'

/**
 * Announces the phases of the table (open, closed, result; never the seconds), messages about bets, and the connection. The player's own result is
 * announced with its round.
 */
export class Announcer {
  readonly #announce: (text: string) => void
  readonly #amount: (cents: number) => string
  #phase: TablePhase | null = null
  #round: number | null = null
  #isConnected = true
  #shownNotice: LiveState['notice'] = null

  constructor(announce: (text: string) => void, amount: (cents: number) => string) {
    this.#announce = announce
    this.#amount = amount
  }

  /** Changes that come together are one announcement: a second one would replace the first before it is read. */
  show(state: LiveState): void {
    const sentences = [this.#connection(state), this.#notice(state), this.#phaseChange(state)].filter((text) => text !== null)
    if (sentences.length > 0) this.#announce(sentences.join(' '))
  }

  /** The table is connected while the device is online and the hub sends; each loss and each return is said once. */
  #connection({ isLost, isOnline }: LiveState): string | null {
    const isConnected = isOnline && !isLost
    if (isConnected === this.#isConnected) return null
    this.#isConnected = isConnected
    return isConnected ? texts.connection.restored : texts.connection.lost
  }

  /** Messages about bets. A missed round is announced with its end, a board's text by the board. */
  #notice({ notice }: LiveState): string | null {
    if (notice === this.#shownNotice) return null
    this.#shownNotice = notice
    return notice === null || notice.kind === 'missed' || notice.kind === 'text' ? null : `${noticeText(notice, this.#amount)}.`
  }

  #phaseChange(state: LiveState): string | null {
    const { table, now } = state
    if (table === null) return null
    const phase = phaseOf(table, now)
    const round = table.round?.tableRound ?? null
    if (phase === this.#phase && round === this.#round) return null
    this.#phase = phase
    this.#round = round
    return phaseSentence(state, phase)
  }
}

function phaseSentence(state: LiveState, phase: TablePhase): string | null {
  const { table, now, session, shownRound } = state
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
      const isOwn = acceptedRound(state) !== null || shownRound?.outcome.tableRound === table?.round?.tableRound
      const result = table?.round?.result
      return isOwn || !result || !session ? null : t.result(resultText(result))
    }
    case 'pause':
      return null
  }
}
