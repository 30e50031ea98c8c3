import { markOwnRooms, OWN_ROOMS_KEY } from '../recommendations/index.ts'

let shown = new Set<string>()

/** The player has left: their rows close, and the next page keeps no room for them. */
export function forgetOwnRooms(): void {
  shown = new Set()
  markOwnRooms([])
  try {
    localStorage.removeItem(OWN_ROOMS_KEY)
  } catch {
    // Blocked: then nothing was kept either [F7].
  }
}

/** Kept for the next page, which then has the room before its first paint. */
export function keepOwnRooms(rooms: readonly string[]): void {
  try {
    localStorage.setItem(OWN_ROOMS_KEY, JSON.stringify(rooms))
  } catch {
    // Blocked or full: rows come below what is on the screen, as at the first visit [F7].
  }
}

/** Opens the rooms of these rows where nothing on the screen moves by it; true when none is left to open. */
export function openOwnRooms(rooms: readonly string[]): boolean {
  const before = (document.documentElement.dataset.rooms ?? '').split(' ')
  // What the head opened before the first paint is the player's, too, as long as this page is there.
  for (const room of before) if (/^[A-Z]/.test(room)) shown.add(room)
  const waiting = rooms.filter((room) => !shown.has(room))
  const open = waiting.filter(isBelowScreen)
  for (const room of open) shown.add(room)
  markOwnRooms([...shown])
  return open.length === waiting.length
}

/** Where the row would open: at the top of what follows it, or at the end of what lies around it. */
function isBelowScreen(room: string): boolean {
  const place = document.querySelector(`[data-room="${CSS.escape(room)}"]`)
  if (!place) return true
  let next = place.nextElementSibling
  while (next && next.getBoundingClientRect().height === 0) next = next.nextElementSibling
  const top = next ? next.getBoundingClientRect().top : (place.parentElement?.getBoundingClientRect().bottom ?? 0)
  return top >= window.innerHeight
}
