import { type LiveState, sessionEndOf } from '../round/index.ts'
import { texts } from '../texts/index.ts'

/** Why the table is not connected; null: it is. */
export function connectionText(state: LiveState): string | null {
  const end = sessionEndOf(state)
  if (end !== null) return texts.connection.over[end]
  return state.isLost || !state.isOnline ? texts.connection.lost : null
}

/** What the bar says instead of "live": why the table is not connected, or that it is closed; null: it is live. */
export function notLiveText(state: LiveState): string | null {
  const status = state.table?.status ?? 'online'
  return connectionText(state) ?? (status === 'online' ? null : texts.notLive[status])
}
