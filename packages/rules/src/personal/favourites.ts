/**
 * A player's favourites: game codes, newest first [4.18]. Immutable; changes under way are displayed at once and can be reverted.
 */
export interface Favourites {
  readonly codes: readonly string[]
  /** Changes under way, with the previous position to restore on failure; null: the game was not in the list. */
  readonly inFlight: ReadonlyMap<string, { readonly index: number | null }>
}
/** No favourites. */
export const NO_FAVOURITES: Favourites = { codes: [], inFlight: new Map() }

/** Whether the game is a favourite. */
export const isFavourite = ({ codes }: Favourites, code: string): boolean => codes.includes(code)

/** The toggle is disabled while its request is in flight [4.18]. */
export const isToggling = ({ inFlight }: Favourites, code: string): boolean => inFlight.has(code)

const withoutInFlight = (inFlight: Favourites['inFlight'], code: string): Favourites['inFlight'] =>
  new Map([...inFlight].filter(([each]) => each !== code))

/** Adding puts the game first, removing filters it out [4.18]; displayed before the server replies. */
export function toggleFavourite(favourites: Favourites, code: string): Favourites {
  if (isToggling(favourites, code)) return favourites
  const index = favourites.codes.indexOf(code)
  const others = favourites.codes.filter((each) => each !== code)
  return {
    codes: index < 0 ? [code, ...others] : others,
    inFlight: new Map(favourites.inFlight).set(code, { index: index < 0 ? null : index }),
  }
}

/** The server saved the change. Its list is used, unless other changes are still under way. */
export function favouriteSaved(favourites: Favourites, code: string, savedCodes: readonly string[]): Favourites {
  const inFlight = withoutInFlight(favourites.inFlight, code)
  return { codes: inFlight.size === 0 ? savedCodes : favourites.codes, inFlight }
}

/** The server did not save the change: the game returns to its previous position, or is removed again [8.19]. */
export function favouriteFailed(favourites: Favourites, code: string): Favourites {
  const change = favourites.inFlight.get(code)
  if (!change) return favourites
  const codes = favourites.codes.filter((each) => each !== code)
  if (change.index !== null) codes.splice(change.index, 0, code)
  return { codes, inFlight: withoutInFlight(favourites.inFlight, code) }
}

/** The server's list was loaded; changes under way stay displayed. */
export function favouritesLoaded({ codes, inFlight }: Favourites, savedCodes: readonly string[]): Favourites {
  const beingAdded = codes.filter((code) => inFlight.has(code) && !savedCodes.includes(code))
  const beingRemoved = new Set([...inFlight.keys()].filter((code) => !codes.includes(code)))
  return { codes: [...beingAdded, ...savedCodes.filter((code) => !beingRemoved.has(code))], inFlight }
}
