/** Visible snackbars [3.41] [4.29] [9.3], oldest first. */
import type { SnackbarType } from '@herna/contract'

/** Duration in ms and maximum number [9.3]. */
export const SNACKBAR = { durationMs: 5000, maxVisible: 4 } as const

/** A snackbar [3.41]. */
export interface Snackbar {
  id: string
  type: SnackbarType
  title: string
  text?: string
  actionText?: string
  action?: () => void
  /** Maximum number of visible snackbars with this title. */
  limit?: number
  /** Not closed by a click, and the last to be removed for others. */
  ignoresClicks?: boolean
  /** Visible until it is closed; others close after `durationMs`. */
  stays?: boolean
  /** Hidden over a running game, and shown again after it. */
  waitsForGame?: boolean
}

/** Adds a snackbar [4.29], unless the limit of its title is reached; a fifth removes the oldest that does not ignore clicks. */
export function addSnackbar(visible: readonly Snackbar[], added: Snackbar): readonly Snackbar[] {
  const sameTitleCount = visible.filter(({ title }) => title === added.title).length
  if (added.limit !== undefined && sameTitleCount >= added.limit) return visible
  const others = visible.filter(({ id }) => id !== added.id)
  if (others.length < SNACKBAR.maxVisible) return [...others, added]
  // When all of them ignore clicks, the maximum still holds: the oldest is removed.
  const removed = others.find(({ ignoresClicks }) => !ignoresClicks) ?? others[0]
  return [...others.filter((snackbar) => snackbar !== removed), added]
}

/** Removes a snackbar; unchanged when it is not visible. */
export const removeSnackbar = (visible: readonly Snackbar[], id: string): readonly Snackbar[] =>
  visible.some((snackbar) => snackbar.id === id) ? visible.filter((snackbar) => snackbar.id !== id) : visible
