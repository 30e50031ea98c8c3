import type { TileView } from './tile-view.ts'

/** What can be done with a game now: played, only tried, or neither, for a while (maintenance) or not yet (soon). */
export type PlayState = 'real' | 'demo' | 'maintenance' | 'soon'

export function playStateOf({ maintenance, noReal, demo }: TileView): PlayState {
  if (maintenance) return 'maintenance'
  if (!noReal) return 'real'
  return demo ? 'demo' : 'soon'
}
