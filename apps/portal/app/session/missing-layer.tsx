import { useEffect } from 'react'
import { tellUpdate } from '../toasts/index.ts'

/** In place of what the player's flows lay over the page, when its code did not come: said, and the page goes on [8.33]. */
export function MissingLayer() {
  useEffect(tellUpdate, [])
  return null
}
