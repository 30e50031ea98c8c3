/** Parts of the player's data, by the labels of [8.6] [3.49]; `protection` is the block of § 32. */
export const PLAYER_LABELS = [
  'balance',
  'balance_visibility',
  'info',
  'overview',
  'messages',
  'notification',
  'protection',
] as const
/** One of `PLAYER_LABELS`. */
export type PlayerLabel = (typeof PLAYER_LABELS)[number]

/** A part that is loaded separately. */
export interface Loaded<T> {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  /** Retained while it is reloaded, and when reloading fails. */
  readonly value: T | null
}
const IDLE: Loaded<never> = { state: 'idle', value: null }

/**
 * All data of one player. `epoch` changes with every login and logout: a response requested in an earlier epoch belongs to
 * another player and is ignored, so that balances never mix [F8].
 */
export interface PlayerData<V extends Record<PlayerLabel, unknown>> {
  readonly epoch: number
  readonly username: string | null
  readonly parts: { readonly [L in PlayerLabel]: Loaded<V[L]> }
}

const emptyParts = <V extends Record<PlayerLabel, unknown>>(): PlayerData<V>['parts'] => ({
  balance: IDLE,
  balance_visibility: IDLE,
  info: IDLE,
  overview: IDLE,
  messages: IDLE,
  notification: IDLE,
  protection: IDLE,
})

/** No player, nothing loaded. */
export const noPlayer = <V extends Record<PlayerLabel, unknown>>(epoch = 0): PlayerData<V> => ({
  epoch,
  username: null,
  parts: emptyParts<V>(),
})

/** A player logged in [4.2]. When it is the same player, displayed data is retained while it is reloaded. */
export const playerLoggedIn = <V extends Record<PlayerLabel, unknown>>(data: PlayerData<V>, username: string): PlayerData<V> =>
  data.username === username ? { ...data, epoch: data.epoch + 1 } : { epoch: data.epoch + 1, username, parts: emptyParts<V>() }

/** The player logged out [4.3]: all data is cleared. */
export const playerLoggedOut = <V extends Record<PlayerLabel, unknown>>(data: PlayerData<V>): PlayerData<V> =>
  noPlayer(data.epoch + 1)

function withPart<V extends Record<PlayerLabel, unknown>, L extends PlayerLabel>(
  data: PlayerData<V>,
  label: L,
  part: Loaded<V[L]>,
): PlayerData<V> {
  return { ...data, parts: { ...data.parts, [label]: part } }
}

/** A part is being loaded. */
export const partRequested = <V extends Record<PlayerLabel, unknown>>(data: PlayerData<V>, label: PlayerLabel): PlayerData<V> =>
  data.username === null ? data : withPart(data, label, { ...data.parts[label], state: 'loading' })

/** A part was loaded; ignored when it was requested in another epoch. */
export const partLoaded = <V extends Record<PlayerLabel, unknown>, L extends PlayerLabel>(
  data: PlayerData<V>,
  epoch: number,
  label: L,
  value: V[L],
): PlayerData<V> => (epoch === data.epoch && data.username !== null ? withPart(data, label, { state: 'ready', value }) : data)

/** A part failed to load; ignored when it was requested in another epoch. */
export const partFailed = <V extends Record<PlayerLabel, unknown>>(
  data: PlayerData<V>,
  epoch: number,
  label: PlayerLabel,
): PlayerData<V> =>
  epoch === data.epoch && data.username !== null ? withPart(data, label, { ...data.parts[label], state: 'failed' }) : data

/** Parts loaded after a login: native mode has its own messages [4.16], and a flag can switch them off [4.14]. */
export const labelsToLoad = ({ loadsMessages }: { loadsMessages: boolean }): PlayerLabel[] =>
  PLAYER_LABELS.filter((label) => label !== 'messages' || loadsMessages)
