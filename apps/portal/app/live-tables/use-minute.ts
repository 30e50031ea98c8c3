import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const noSubscription = () => () => {}

/** The start of the current minute, milliseconds since the epoch. */
export const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The start of the current minute, milliseconds since the epoch, read with each render; 0 on the server. Precise enough for when a table opens. */
export const useMinute = (): number => useSyncExternalStore(noSubscription, currentMinute, () => 0)
