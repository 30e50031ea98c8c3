/** sessionStorage key of the live tables that a player has open in this tab; the value is JSON: the username, and game codes. */
export const MY_TABLES_KEY = 'myTables'

interface MyTables {
  player: string
  codes: readonly string[]
}

/** Undefined: not read yet. */
let known: MyTables | null | undefined
const listeners = new Set<() => void>()

function read(): MyTables | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(MY_TABLES_KEY) ?? 'null')
    const { player, codes } = (value ?? {}) as Record<string, unknown>
    const isValid = typeof player === 'string' && Array.isArray(codes) && codes.every((code) => typeof code === 'string')
    return isValid ? { player, codes } : null
  } catch {
    // Storage blocked or not ours.
    return null
  }
}

const NO_CODES: readonly string[] = []

/** Game codes of the live tables that this player has open in this tab, on the page of several tables. */
export function tablesOf(player: string | null): readonly string[] {
  if (known === undefined) known = read()
  return known?.player === player ? known.codes : NO_CODES
}

export function onMyTables(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(tables: MyTables | null): void {
  known = tables
  for (const listener of listeners) listener()
}

/** Keeps the tables until the tab closes, also over a reload. */
export function rememberTables(player: string, codes: readonly string[]): void {
  set({ player, codes })
  try {
    sessionStorage.setItem(MY_TABLES_KEY, JSON.stringify({ player, codes }))
  } catch {
    // Storage blocked or full: known until a reload.
  }
}

/** At logout. */
export function clearTables(): void {
  set(null)
  try {
    sessionStorage.removeItem(MY_TABLES_KEY)
  } catch {
    // Nothing was stored either.
  }
}
