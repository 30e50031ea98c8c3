import { TileList, TileSkeletons, type TileView } from '../game/index.ts'
import styles from './game-grid.module.css'

/** All of a list at once, for lists that are never long. */
export const TileGrid = ({ tiles, live }: { tiles: readonly TileView[]; live?: boolean }) => (
  <TileList tiles={tiles} place="Grid" className={live ? styles.live : styles.grid} />
)

/** In the place of a list that is on its way: enough of them to fill a screen. */
export const TileGridSkeleton = ({ live }: { live?: boolean }) => (
  <TileSkeletons count={18} live={live} className={live ? styles.live : styles.grid} />
)
