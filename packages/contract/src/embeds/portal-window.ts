/**
 * What the portal publishes as `window.herna` [7.42]: for scripts in the portal's own page, such as an embedded app or the bridge of a native shell.
 * It exists from the window event `herna-ready` on. This file imports nothing: `docs/examples/herna.d.ts` is a copy of it for other projects.
 */
export interface HernaPortal {
  /** Grows with every incompatible change. */
  readonly version: 1
  /** All providers. Rejects, like the next four, when the catalogue cannot be loaded. */
  providers(): Promise<HernaProvider[]>
  /** All categories of both lobbies. */
  categories(): Promise<HernaCategory[]>
  /** All collections. */
  collections(): Promise<HernaCollection[]>
  /** The jackpots with their current amounts. */
  jackpots(): Promise<HernaJackpot[]>
  /** All games in the portal's default order. */
  games(): Promise<HernaGame[]>
  /** Opens a window over the page; what only a player has asks for a login first. */
  open(screen: HernaScreen): void
  /** Closes the windows over the page. When none is open and another site embeds the portal, asks that site to close the portal. */
  close(): void
  /** Opens a game; `real` is the default and asks for a login. In the operator's app a deep link opens it. */
  play(gameCode: string, mode?: 'real' | 'demo'): void
  /** Goes to an address of the portal; false, and nothing happens, for any other. */
  navigate(address: string): boolean
  /** Searches as the search panel does. */
  search(term: string): Promise<HernaSearchResult>
  readonly auth: HernaAuth
}

/** Windows over the page. */
export type HernaScreen =
  | 'login'
  | 'registration'
  | 'forgotten-password'
  | 'account'
  | 'deposit'
  | 'withdrawal'
  | 'limits'
  | 'messages'

/** The player's session in this window. */
export interface HernaAuth {
  /** `pending` until the first answer of the platform. */
  readonly state: 'pending' | 'guest' | 'authenticated'
  /** Null unless somebody is logged in. */
  readonly username: string | null
  /** Opens the login dialog unless somebody is logged in; resolves with whether somebody is when it has closed. */
  login(): Promise<boolean>
  /** Ends the session of this browser. */
  logout(): void
  /** Calls the listener after every change of `state`; returns a function that stops it. */
  onChange(listener: (state: HernaAuth['state']) => void): () => void
}

/** A provider; addresses are paths on the portal. */
export interface HernaProvider {
  id: string
  name: string
  address: string
}
/** A category of one lobby. */
export interface HernaCategory {
  id: string
  title: string
  lobby: 'Casino' | 'Live'
  address: string
}
/** A collection of games. */
export interface HernaCollection {
  id: string
  title: string
  address: string
}
/** A jackpot. */
export interface HernaJackpot {
  id: string
  /** Cents, from the highest level to the lowest. */
  levels: { amount: number }[]
}
/** A game. */
export interface HernaGame {
  gameCode: string
  name: string
  /** Id of the provider. */
  provider: string
  type: 'Slot' | 'Live' | 'Table' | 'Crash'
  hasDemo: boolean
  address: string
}
/** By descending weight. */
export interface HernaSearchResult {
  games: HernaGame[]
  providers: HernaProvider[]
  categories: HernaCategory[]
  collections: HernaCollection[]
}

declare global {
  interface Window {
    herna?: HernaPortal
  }
}
