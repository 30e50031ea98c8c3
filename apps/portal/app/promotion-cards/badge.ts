import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

/** Count of the badge at the promotions link; null: no badge. Set by the signed-in layer [2.34]. */
const badge = createStore<number | null>(null)

export const setPromotionsBadge = badge.set
export const usePromotionsBadge = (): number | null => useSyncExternalStore(badge.subscribe, badge.get, () => null)
