import type { TileView } from './tile-view.ts'

/** What a game currently offers: real play, a demo only, or neither, temporarily (maintenance) or not yet (soon). */
export type PlayState = 'real' | 'demo' | 'maintenance' | 'soon'

export function playStateOf({ maintenance, noReal, demo }: TileView): PlayState {
  if (maintenance) return 'maintenance'
  if (!noReal) return 'real'
  return demo ? 'demo' : 'soon'
}
