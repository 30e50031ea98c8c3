/** Which short messages stand on the screen [3.41] [4.29] [9.3]. Oldest first. */
import type { SnackbarType } from '@herna/contract'

export const SNACKBAR = { durationMs: 5000, maxVisible: 4 } as const

export interface Snackbar {
  id: string
  type: SnackbarType
  title: string
  text?: string
  actionText?: string
  action?: () => void
  /** At most so many with this title at once. */
  limit?: number
  /** Not closed by a click on it, and the last to make room for others. */
  ignoresClicks?: boolean
  /** Stays until it is closed; others go after `durationMs`. */
  stays?: boolean
}

/** With a message more: one over the limit of its title is not added; a fifth pushes out the oldest that heeds clicks. */
export function addSnackbar(visible: readonly Snackbar[], added: Snackbar): readonly Snackbar[] {
  const alike = visible.filter(({ title }) => title === added.title).length
  if (added.limit !== undefined && alike >= added.limit) return visible
  const others = visible.filter(({ id }) => id !== added.id)
  if (others.length < SNACKBAR.maxVisible) return [...others, added]
  // When all of them ignore clicks, four is still the most there may be: the oldest goes.
  const leaving = others.find(({ ignoresClicks }) => !ignoresClicks) ?? others[0]
  return [...others.filter((snackbar) => snackbar !== leaving), added]
}

export const removeSnackbar = (visible: readonly Snackbar[], id: string): readonly Snackbar[] =>
  visible.some((snackbar) => snackbar.id === id) ? visible.filter((snackbar) => snackbar.id !== id) : visible
