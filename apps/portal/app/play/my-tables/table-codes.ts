/** Most live tables that a player has open on one page (decision 0056). */
export const MAX_TABLES = 4

/** The tables that an address names: known ones, each once, at most four. */
export function tableCodesOf(parameter: string | null, isKnown: (code: string) => boolean): string[] {
  const codes = new Set((parameter ?? '').split(',').filter(isKnown))
  return [...codes].slice(0, MAX_TABLES)
}

/**
 * The tables in the order in which they are rendered: an open table never changes its place among the others, because a browser reloads an
 * iframe that is moved, and a reloaded game would take over its own session.
 */
export const inStableOrder = (rendered: readonly string[], codes: readonly string[]): string[] => [
  ...rendered.filter((code) => codes.includes(code)),
  ...codes.filter((code) => !rendered.includes(code)),
]
