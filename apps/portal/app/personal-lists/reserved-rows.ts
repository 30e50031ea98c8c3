import { reservePlayerRows, PLAYER_ROWS_KEY } from '../recommendations/index.ts'

let openRows = new Set<string>()

/** At logout: closes the player's rows, and the next page reserves no space for them. */
export function clearPlayerRows(): void {
  openRows = new Set()
  reservePlayerRows([])
  try {
    localStorage.removeItem(PLAYER_ROWS_KEY)
  } catch {
    // Storage blocked: nothing was stored either [F7].
  }
}

/** Stores the names so that the next page can reserve the space before its first paint. */
export function savePlayerRows(names: readonly string[]): void {
  try {
    localStorage.setItem(PLAYER_ROWS_KEY, JSON.stringify(names))
  } catch {
    // Storage blocked or full: rows open below the viewport, as at the first visit [F7].
  }
}

/** Opens those of these rows that shift nothing on the screen, or all of them while nobody sees the page (under a dialog that closes); true when all are open. */
export function openPlayerRows(names: readonly string[], isPageUnseen = false): boolean {
  const markedRows = (document.documentElement.dataset.reservedRows ?? '').split(' ')
  // Rows that the head script opened before the first paint stay open for this page.
  for (const name of markedRows) if (/^[A-Z]/.test(name)) openRows.add(name)
  const closedRows = names.filter((name) => !openRows.has(name))
  const openable = isPageUnseen ? closedRows : closedRows.filter(isBelowScreen)
  for (const name of openable) openRows.add(name)
  reservePlayerRows([...openRows])
  return openable.length === closedRows.length
}

/** Whether the row would open below the viewport: at the top of its next visible sibling, or at the end of its parent. */
function isBelowScreen(name: string): boolean {
  const row = document.querySelector(`[data-reserved-row="${CSS.escape(name)}"]`)
  if (!row) return true
  let next = row.nextElementSibling
  while (next && next.getBoundingClientRect().height === 0) next = next.nextElementSibling
  const top = next ? next.getBoundingClientRect().top : (row.parentElement?.getBoundingClientRect().bottom ?? 0)
  return top >= window.innerHeight
}
