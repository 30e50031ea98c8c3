import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

/** How many messages of the player are neither dismissed nor read in the hub. */
export const unreadMessages = createStore(0)

export const useUnreadMessages = (): number => useSyncExternalStore(unreadMessages.subscribe, unreadMessages.get, () => 0)
