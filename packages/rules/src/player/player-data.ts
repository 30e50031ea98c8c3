/** What is loaded of a player, by the labels of [8.6] [3.49]; `protection` is the block of § 32. */
export const PLAYER_LABELS = [
  'balance',
  'balance_visibility',
  'info',
  'overview',
  'messages',
  'notification',
  'protection',
] as const
export type PlayerLabel = (typeof PLAYER_LABELS)[number]

export interface Loaded<T> {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  /** Kept while it is asked for again, and when that fails. */
  readonly value: T | null
}
const IDLE: Loaded<never> = { state: 'idle', value: null }

/**
 * Everything known of one player. `epoch` changes with every login and logout: an answer that was asked for in an earlier one is
 * somebody else's and is passed over, so that balances never mix [F8].
 */
export interface PlayerData<V extends Record<PlayerLabel, unknown>> {
  readonly epoch: number
  readonly username: string | null
  readonly parts: { readonly [L in PlayerLabel]: Loaded<V[L]> }
}

const nothing = <V extends Record<PlayerLabel, unknown>>(): PlayerData<V>['parts'] => ({
  balance: IDLE,
  balance_visibility: IDLE,
  info: IDLE,
  overview: IDLE,
  messages: IDLE,
  notification: IDLE,
  protection: IDLE,
})

export const noPlayer = <V extends Record<PlayerLabel, unknown>>(epoch = 0): PlayerData<V> => ({
  epoch,
  username: null,
  parts: nothing<V>(),
})

/** [4.2] The same player who comes in again keeps what is shown while it is asked for anew. */
export const playerIn = <V extends Record<PlayerLabel, unknown>>(data: PlayerData<V>, username: string): PlayerData<V> =>
  data.username === username ? { ...data, epoch: data.epoch + 1 } : { epoch: data.epoch + 1, username, parts: nothing<V>() }

/** [4.3] Nothing is left. */
export const playerOut = <V extends Record<PlayerLabel, unknown>>(data: PlayerData<V>): PlayerData<V> => noPlayer(data.epoch + 1)

function withPart<V extends Record<PlayerLabel, unknown>, L extends PlayerLabel>(
  data: PlayerData<V>,
  label: L,
  part: Loaded<V[L]>,
): PlayerData<V> {
  return { ...data, parts: { ...data.parts, [label]: part } }
}

export const partAsked = <V extends Record<PlayerLabel, unknown>>(data: PlayerData<V>, label: PlayerLabel): PlayerData<V> =>
  data.username === null ? data : withPart(data, label, { ...data.parts[label], state: 'loading' })

export const partLoaded = <V extends Record<PlayerLabel, unknown>, L extends PlayerLabel>(
  data: PlayerData<V>,
  epoch: number,
  label: L,
  value: V[L],
): PlayerData<V> => (epoch === data.epoch && data.username !== null ? withPart(data, label, { state: 'ready', value }) : data)

export const partFailed = <V extends Record<PlayerLabel, unknown>>(
  data: PlayerData<V>,
  epoch: number,
  label: PlayerLabel,
): PlayerData<V> =>
  epoch === data.epoch && data.username !== null ? withPart(data, label, { ...data.parts[label], state: 'failed' }) : data

/** What is loaded after the first auth result: a native view has its own messages [4.16]; a flag can switch them off [4.14]. */
export const labelsToLoad = ({ loadsMessages }: { loadsMessages: boolean }): PlayerLabel[] =>
  PLAYER_LABELS.filter((label) => label !== 'messages' || loadsMessages)
