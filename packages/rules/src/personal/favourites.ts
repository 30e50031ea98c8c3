/** A player's favourites: codes, the newest first [4.18]. Immutable; what is on its way to the server is shown already and can be taken back. */
export interface Favourites {
  readonly codes: readonly string[]
  /** Changes under way: what the list was where one fails; null: the game was not in it. */
  readonly inFlight: ReadonlyMap<string, { readonly place: number | null }>
}
export const NO_FAVOURITES: Favourites = { codes: [], inFlight: new Map() }

export const isFavourite = ({ codes }: Favourites, code: string): boolean => codes.includes(code)

/** The toggle is disabled while its request is in flight [4.18]. */
export const isToggling = ({ inFlight }: Favourites, code: string): boolean => inFlight.has(code)

const landed = (inFlight: Favourites['inFlight'], code: string): Favourites['inFlight'] =>
  new Map([...inFlight].filter(([each]) => each !== code))

/** Adding puts the game first, removing filters it out [4.18]; at once, before the server knows. */
export function toggleFavourite(favourites: Favourites, code: string): Favourites {
  if (isToggling(favourites, code)) return favourites
  const place = favourites.codes.indexOf(code)
  const others = favourites.codes.filter((each) => each !== code)
  return {
    codes: place < 0 ? [code, ...others] : others,
    inFlight: new Map(favourites.inFlight).set(code, { place: place < 0 ? null : place }),
  }
}

/** The server kept it. Its list counts, unless it does not know of other changes under way. */
export function favouriteKept(favourites: Favourites, code: string, known: readonly string[]): Favourites {
  const inFlight = landed(favourites.inFlight, code)
  return { codes: inFlight.size === 0 ? known : favourites.codes, inFlight }
}

/** The server did not keep it: the game goes back to where it was, or out again [8.19]. */
export function favouriteFailed(favourites: Favourites, code: string): Favourites {
  const change = favourites.inFlight.get(code)
  if (!change) return favourites
  const codes = favourites.codes.filter((each) => each !== code)
  if (change.place !== null) codes.splice(change.place, 0, code)
  return { codes, inFlight: landed(favourites.inFlight, code) }
}

/** The server's list arrives; what the player changed meanwhile stays as the player sees it. */
export function favouritesLoaded({ codes, inFlight }: Favourites, known: readonly string[]): Favourites {
  const wanted = codes.filter((code) => inFlight.has(code) && !known.includes(code))
  const gone = new Set([...inFlight.keys()].filter((code) => !codes.includes(code)))
  return { codes: [...wanted, ...known.filter((code) => !gone.has(code))], inFlight }
}
