import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

/** What the badge beside promotions counts; null: none. Written by the player's code [2.34]. */
const badge = createStore<number | null>(null)

export const setPromotionsBadge = badge.set
export const usePromotionsBadge = (): number | null => useSyncExternalStore(badge.subscribe, badge.get, () => null)
